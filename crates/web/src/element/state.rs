//! An element as it stands in the page: its node, and what it takes to keep it up to date.

use super::value::{Text, Value};
use super::{Child, Element, Handler, Language, Part, Place, Plan};
use leptos::prelude::*;
use leptos::tachys::renderer::Rndr;
use leptos::tachys::view::Mountable;
use leptos::tachys::view::any_view::AnyViewState;
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

const SVG: &str = "http://www.w3.org/2000/svg";

pub struct ElementState {
    tag: &'static str,
    node: web_sys::Element,
    parts: Vec<PartState>,
    children: Vec<ChildState>,
}

enum PartState {
    Fixed(Place, &'static str, Text),
    /// It follows as long as it is kept.
    Live(Place, &'static str, #[expect(dead_code)] RenderEffect<Text>),
    Property(&'static str, #[expect(dead_code)] RenderEffect<()>),
    Listener(
        &'static str,
        Rc<RefCell<Handler>>,
        #[expect(dead_code)] Closure<dyn FnMut(web_sys::Event)>,
    ),
    Referred,
}

enum ChildState {
    Element(ElementState),
    Text(web_sys::Text, Cow<'static, str>),
    View(AnyViewState),
}

impl ElementState {
    pub(super) fn build(plan: Plan) -> ElementState {
        let language = (plan.language == Language::Svg).then_some(SVG);
        let node = Rndr::create_element(plan.tag, language);
        let parts =
            plan.parts.take().into_iter().map(|part| PartState::build(part, &node)).collect();
        let children =
            plan.children.into_iter().map(|child| ChildState::build(child, &node)).collect();
        ElementState { tag: plan.tag, node, parts, children }
    }

    /// Becomes what is planned: in place if it has the same shape, else as a new node.
    pub(super) fn rebuild(&mut self, plan: Plan) {
        if !self.has_shape_of(&plan) {
            let mut new = ElementState::build(plan);
            self.insert_before_this(&mut new);
            self.unmount();
            *self = new;
            return;
        }
        for (state, part) in self.parts.iter_mut().zip(plan.parts.take()) {
            state.rebuild(part, &self.node);
        }
        for (state, child) in self.children.iter_mut().zip(plan.children) {
            state.rebuild(child);
        }
    }

    fn has_shape_of(&self, plan: &Plan) -> bool {
        self.tag == plan.tag
            && self.parts.len() == plan.parts.len()
            && self.children.len() == plan.children.len()
            && self
                .parts
                .iter()
                .zip(plan.parts.iter())
                .all(|(state, part)| state.has_shape_of(part))
            && self
                .children
                .iter()
                .zip(&plan.children)
                .all(|(state, child)| state.has_shape_of(child))
    }
}

impl PartState {
    fn build(part: Part, node: &web_sys::Element) -> PartState {
        match part {
            Part::Set(place, name, Value::Fixed(value)) => {
                if value.is_some() {
                    set(node, place, name, &value);
                }
                PartState::Fixed(place, name, value)
            }
            Part::Set(place, name, Value::Live(value)) => {
                PartState::Live(place, name, follow(node.clone(), place, name, value))
            }
            Part::Property(name, mut value) => {
                let node = node.clone();
                let follow = RenderEffect::new(move |_| Rndr::set_property(&node, name, &value()));
                PartState::Property(name, follow)
            }
            Part::Listener(name, handle) => {
                let handle = Rc::new(RefCell::new(handle));
                let newest = handle.clone();
                let heard = Closure::<dyn FnMut(web_sys::Event)>::new(move |event| {
                    (newest.borrow_mut())(event);
                });
                let listener = heard.as_ref().unchecked_ref();
                let _ = node.add_event_listener_with_callback(name, listener);
                PartState::Listener(name, handle, heard)
            }
            Part::Refer(refer) => {
                refer(node);
                PartState::Referred
            }
        }
    }

    fn has_shape_of(&self, part: &Part) -> bool {
        match (self, part) {
            (
                PartState::Fixed(place, name, _) | PartState::Live(place, name, _),
                Part::Set(other_place, other, _),
            ) => place == other_place && name == other,
            (PartState::Property(name, _), Part::Property(other, _)) => name == other,
            (PartState::Listener(name, ..), Part::Listener(other, _)) => name == other,
            (PartState::Referred, Part::Refer(_)) => true,
            _ => false,
        }
    }

    fn rebuild(&mut self, part: Part, node: &web_sys::Element) {
        match (&mut *self, part) {
            (PartState::Fixed(_, _, old), Part::Set(place, name, Value::Fixed(value))) => {
                if *old != value {
                    set(node, place, name, &value);
                    *old = value;
                }
            }
            (PartState::Listener(_, newest, _), Part::Listener(_, handle)) => {
                *newest.borrow_mut() = handle;
            }
            (_, part) => *self = PartState::build(part, node),
        }
    }
}

impl ChildState {
    fn build(child: Child, parent: &web_sys::Element) -> ChildState {
        let mut state = match child {
            Child::Element(element) => ChildState::Element(element.build()),
            Child::Text(text) => ChildState::Text(Rndr::create_text_node(&text), text),
            Child::View(view) => ChildState::View(view.build()),
        };
        match &mut state {
            ChildState::Element(state) => state.mount(parent, None),
            ChildState::Text(node, _) => Rndr::insert_node(parent, node, None),
            ChildState::View(state) => state.mount(parent, None),
        }
        state
    }

    fn has_shape_of(&self, child: &Child) -> bool {
        matches!(
            (self, child),
            (ChildState::Element(_), Child::Element(_))
                | (ChildState::Text(..), Child::Text(_))
                | (ChildState::View(_), Child::View(_))
        )
    }

    fn rebuild(&mut self, child: Child) {
        match (self, child) {
            (ChildState::Element(state), Child::Element(Element(plan))) => state.rebuild(*plan),
            (ChildState::Text(node, old), Child::Text(text)) if *old != text => {
                Rndr::set_text(node, &text);
                *old = text;
            }
            (ChildState::View(state), Child::View(view)) => view.rebuild(state),
            // The same text; the shapes were compared before.
            _ => {}
        }
    }
}

fn follow(
    node: web_sys::Element,
    place: Place,
    name: &'static str,
    mut value: Box<dyn FnMut() -> Text>,
) -> RenderEffect<Text> {
    RenderEffect::new(move |before: Option<Text>| {
        let now = value();
        // What was never set need not be taken away.
        if before.unwrap_or_default() != now {
            set(&node, place, name, &now);
        }
        now
    })
}

fn set(node: &web_sys::Element, place: Place, name: &str, value: &Text) {
    match (place, value) {
        (Place::Attribute, Some(value)) => Rndr::set_attribute(node, name, value),
        (Place::Attribute, None) => Rndr::remove_attribute(node, name),
        (Place::Class, value) => {
            let _ = node.class_list().toggle_with_force(name, value.is_some());
        }
        (Place::Content, value) => Rndr::set_inner_html(node, value.as_deref().unwrap_or_default()),
    }
}

impl Mountable for ElementState {
    fn unmount(&mut self) {
        self.node.remove();
    }

    fn mount(&mut self, parent: &web_sys::Element, marker: Option<&web_sys::Node>) {
        Rndr::insert_node(parent, &self.node, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let Some(parent) = self.node.parent_element() else { return false };
        child.mount(&parent, Some(&self.node));
        true
    }

    fn elements(&self) -> Vec<web_sys::Element> {
        vec![self.node.clone()]
    }
}
