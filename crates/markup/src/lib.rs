//! `view! { <p class="lead">{words}</p> }`: what Leptos's macro of that name writes, in the words of
//! `web/src/element.rs`. It knows tags, attributes and children, and nothing of what they mean.
//!
//! Leptos makes a type of its own of every element, and with it code; here all elements are one type.
//! Of Leptos's syntax it takes what the page uses: attributes, `class:`, `prop:`, `on:`, `node_ref`,
//! `inner_html`, blocks, text, components with properties and children. The rest it refuses.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use rstml::node::{
    KVAttributeValue, KeyedAttribute, KeyedAttributeValue, Node, NodeAttribute, NodeBlock,
    NodeElement,
};
use syn::spanned::Spanned;
use syn::{Error, Expr, Ident, Result, Stmt};

/// Tags that are drawn, and belong to a language of their own.
const DRAWN: [&str; 8] = ["circle", "defs", "ellipse", "g", "line", "path", "rect", "svg"];

/// A piece of the page.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand(tokens.into()).unwrap_or_else(|error| error.to_compile_error()).into()
}

fn expand(markup: TokenStream) -> Result<TokenStream> {
    let config = rstml::ParserConfig::default();
    together(&rstml::Parser::new(config).parse_simple(markup)?)
}

/// One node as it is, several as a list.
fn together(nodes: &[Node]) -> Result<TokenStream> {
    if let [node] = nodes {
        return of_node(node);
    }
    let nodes = nodes.iter().map(of_node).collect::<Result<Vec<_>>>()?;
    Ok(quote! { crate::element::together(vec![#(crate::element::any(#nodes)),*]) })
}

fn of_node(node: &Node) -> Result<TokenStream> {
    match node {
        Node::Element(element) if is_component(element) => of_component(element),
        Node::Element(element) => of_element(element),
        Node::Block(block) => Ok(match inside(block) {
            // Drawn anew when what it reads changes.
            Some(closure @ Expr::Closure(_)) => quote! { crate::element::live(#closure) },
            Some(expression) => expression.to_token_stream(),
            None => block.to_token_stream(),
        }),
        Node::Text(text) => Ok(text.value.to_token_stream()),
        other => Err(Error::new(other.span(), "an element, a component, a text or a block")),
    }
}

fn is_component(element: &NodeElement<impl rstml::node::CustomNode>) -> bool {
    let name = element.name().to_string();
    name.contains("::") || name.starts_with(|first: char| first.is_uppercase())
}

/// What a block consists of, if it is one expression: its braces belong to the markup.
fn inside(block: &NodeBlock) -> Option<&Expr> {
    match block {
        NodeBlock::ValidBlock(block) => match &block.stmts[..] {
            [Stmt::Expr(expression, None)] => Some(expression),
            _ => None,
        },
        NodeBlock::Invalid(_) => None,
    }
}

fn of_element(element: &NodeElement<rstml::Infallible>) -> Result<TokenStream> {
    let tag = element.name().to_string();
    let new = if DRAWN.contains(&&*tag) { quote!(drawn) } else { quote!(new) };
    let it = Ident::new("element", Span::mixed_site());
    let attributes = attributes(element)?;
    let attributes = attributes.map(|attribute| of_attribute(attribute, &it));
    let attributes = attributes.collect::<Result<Vec<_>>>()?;
    let children = element.children.iter().map(|child| of_child(child, &it));
    let children = children.collect::<Result<Vec<_>>>()?;
    Ok(quote! {{
        let mut #it = crate::element::Element::#new(#tag);
        #(#attributes)*
        #(#children)*
        #it
    }})
}

fn of_child(node: &Node, it: &Ident) -> Result<TokenStream> {
    let child = of_node(node)?;
    Ok(match node {
        Node::Text(_) => quote! { #it.text(#child); },
        Node::Element(element) if !is_component(element) => quote! { #it.nest(#child); },
        _ => quote! { #it.child(#child); },
    })
}

type Keyed<'a> = &'a KeyedAttribute;

fn attributes(element: &NodeElement<rstml::Infallible>) -> Result<impl Iterator<Item = Keyed<'_>>> {
    let attributes = element.attributes().iter().map(|attribute| match attribute {
        NodeAttribute::Attribute(keyed) => Ok(keyed),
        NodeAttribute::Block(block) => Err(Error::new(block.span(), "a name and a value")),
    });
    Ok(attributes.collect::<Result<Vec<_>>>()?.into_iter())
}

fn of_attribute(attribute: Keyed<'_>, it: &Ident) -> Result<TokenStream> {
    let name = attribute.key.to_string();
    let KeyedAttributeValue::Value(value) = &attribute.possible_value else {
        return Err(Error::new(attribute.span(), "a name and a value"));
    };
    let value = of_value(&value.value);
    Ok(match name.split_once(':') {
        Some(("on", name)) => {
            let event = Ident::new(name, attribute.key.span());
            quote! { #it.on(#name, ::leptos::ev::#event, #value); }
        }
        Some(("class", name)) => quote! { #it.class(#name, #value); },
        Some(("prop", name)) => quote! { #it.property(#name, #value); },
        Some(_) => return Err(Error::new(attribute.key.span(), "on:, class: or prop:")),
        None => match &*name {
            "node_ref" => quote! { #it.refer(#value); },
            "inner_html" => quote! { #it.inner_html(#value); },
            name => quote! { #it.attribute(#name, #value); },
        },
    })
}

fn of_value(value: &KVAttributeValue) -> TokenStream {
    match value {
        KVAttributeValue::Expr(value) => value.to_token_stream(),
        KVAttributeValue::InvalidBraced(block) => block.to_token_stream(),
    }
}

/// As Leptos calls its components, whose properties their macro has laid out.
fn of_component(element: &NodeElement<rstml::Infallible>) -> Result<TokenStream> {
    let name = element.name();
    let mut bound = None;
    let mut properties = Vec::new();
    for property in attributes(element)? {
        let key = &property.key;
        match &property.possible_value {
            KeyedAttributeValue::Value(value) => {
                let value = of_value(&value.value);
                properties.push(quote! { .#key(#value) });
            }
            KeyedAttributeValue::None => properties.push(quote! { .#key(#key) }),
            // `let(item)`: what the component hands to its children.
            KeyedAttributeValue::Binding(binding) => bound = Some(&binding.inputs),
        }
    }
    let children = match (&element.children[..], bound) {
        ([], _) => quote!(),
        (children, Some(bound)) => {
            let children = together(children)?;
            quote! { .children(move |#bound| #children) }
        }
        (children, None) => {
            let children = together(children)?;
            quote! { .children(::leptos::children::ToChildren::to_children(move || #children)) }
        }
    };
    Ok(quote! {
        ::leptos::component::component_view(
            #[allow(clippy::needless_borrows_for_generic_args)]
            &#name,
            ::leptos::component::component_props_builder(&#name)
                #(#properties)*
                #children
                .build()
        )
    })
}

#[cfg(test)]
mod tests;
