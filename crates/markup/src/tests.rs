//! What markup becomes, and where wrong markup is said to be wrong.

use super::*;

fn tokens(text: &str) -> TokenStream {
    text.parse().expect("the text has pairs of brackets")
}

/// `||` is one sign or two, which only a parser knows.
fn without_spaces(code: TokenStream) -> String {
    code.to_string().split_whitespace().collect()
}

#[track_caller]
fn check(markup: &str, expected: &str) {
    let code = expand(tokens(markup)).expect("nothing is wrong with it");
    assert_eq!(without_spaces(code), without_spaces(tokens(expected)));
}

/// The place is a line and a column, both from 1.
#[track_caller]
fn check_error(markup: &str, place: (usize, usize), expected: &str) {
    let error = expand(tokens(markup)).expect_err("it is wrong");
    let start = error.span().start();
    assert_eq!((start.line, start.column + 1), place, "{error}");
    assert!(error.to_string().contains(expected), "{error}");
}

#[test]
fn elements() {
    check("<hr/>", r#"{ let mut element = crate::element::Element::new("hr"); element }"#);
    check(
        r#"<p class="lead" title=name>"Hello"<b>{words}</b></p>"#,
        r#"{
            let mut element = crate::element::Element::new("p");
            element.attribute("class", "lead");
            element.attribute("title", name);
            element.text("Hello");
            element.nest({
                let mut element = crate::element::Element::new("b");
                element.child(words);
                element
            });
            element
        }"#,
    );
    // What is drawn belongs to another language than what is written.
    check("<svg/>", r#"{ let mut element = crate::element::Element::drawn("svg"); element }"#);
}

#[test]
fn attributes_with_a_meaning_of_their_own() {
    check(
        r#"<input class:big=is_big prop:value=text on:input=hear node_ref=field inner_html=art/>"#,
        r#"{
            let mut element = crate::element::Element::new("input");
            element.class("big", is_big);
            element.property("value", text);
            element.on("input", ::leptos::ev::input, hear);
            element.refer(field);
            element.inner_html(art);
            element
        }"#,
    );
    // A dash belongs to the name.
    check(
        r#"<i data-grip="3" class:is-on=on/>"#,
        r#"{
            let mut element = crate::element::Element::new("i");
            element.attribute("data-grip", "3");
            element.class("is-on", on);
            element
        }"#,
    );
}

#[test]
fn blocks() {
    check("{words}", "words");
    check("{move || words.get()}", "crate::element::live(move || words.get())");
    // More than one expression stays a block.
    check("{let a = 1; a}", "{let a = 1; a}");
}

#[test]
fn several_nodes_are_a_list() {
    check(
        r#"{one} "two""#,
        r#"crate::element::together(vec![crate::element::any(one), crate::element::any("two")])"#,
    );
    check("", "crate::element::together(vec![])");
}

#[test]
fn components() {
    let called = |chain: &str| {
        format!(
            "::leptos::component::component_view(
                #[allow(clippy::needless_borrows_for_generic_args)] &Card,
                ::leptos::component::component_props_builder(&Card) {chain}.build()
            )"
        )
    };
    check("<Card/>", &called(""));
    // A property without a value is the variable of its name.
    check(r#"<Card title="Mini" game/>"#, &called(r#".title("Mini").game(game)"#));
    check(
        "<Card>{words}</Card>",
        &called(".children(::leptos::children::ToChildren::to_children(move || words))"),
    );
    check("<Card let(item)>{item}</Card>", &called(".children(move |item| item)"));
}

#[test]
fn wrong_markup_is_told_with_its_place() {
    check_error("<p>{a}</b>", (1, 7), "wrong close tag");
    check_error("<p>\n  <b>\"x\"</b>", (1, 1), "open tag has no corresponding close tag");
    check_error("<p title/>", (1, 4), "a name and a value");
    check_error("<p\n  {all}/>", (2, 3), "a name and a value");
    check_error("<p style:color=red/>", (1, 4), "on:, class: or prop:");
    check_error(
        "<p>\n  <!-- \"not said\" -->\n</p>",
        (2, 3),
        "an element, a component, a text or a block",
    );
    check_error("<p>bare words</p>", (1, 4), "an element, a component, a text or a block");
}
