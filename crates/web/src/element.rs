//! What the page is made of: elements with attributes, listeners and children. `view!` writes them.
//! No game, no screen, no style.
//!
//! All elements are of one type, whatever they hold. Leptos's own are a type each, which is code each:
//! it was a fifth of the page. For Leptos an [`Element`] is a view like any other, so what it draws
//! again in the same place keeps its nodes, and with them the focus.

mod state;
mod value;

pub use state::ElementState;
pub use value::{IntoValue, Value};

use leptos::ev::EventDescriptor;
use leptos::prelude::*;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::iterators::StaticVec;
use leptos::tachys::view::{Position, PositionState};
use send_wrapper::SendWrapper;
use std::any::Any;
use std::borrow::Cow;
use std::sync::{Arc, Mutex};
use wasm_bindgen::{JsCast, JsValue};

/// An element that is to be drawn. A pointer, since every line of markup hands it on.
pub struct Element(Box<Plan>);

/// What an element will be.
struct Plan {
    tag: &'static str,
    language: Language,
    /// Leptos may send views to other threads, of which the page has none.
    parts: SendWrapper<Vec<Part>>,
    children: Vec<Child>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Language {
    Html,
    Svg,
}

/// What is set on an element.
enum Part {
    Set(Place, &'static str, Value),
    Property(&'static str, Box<dyn FnMut() -> JsValue>),
    Listener(&'static str, Handler),
    Refer(Box<dyn FnOnce(&web_sys::Element)>),
}

/// Where a value is set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Attribute,
    Class,
    Content,
}

type Handler = Box<dyn FnMut(web_sys::Event)>;

enum Child {
    Element(Element),
    Text(Cow<'static, str>),
    View(AnyView),
}

impl Element {
    pub fn new(tag: &'static str) -> Element {
        Element::of(Language::Html, tag)
    }

    /// One that is drawn: SVG.
    pub fn drawn(tag: &'static str) -> Element {
        Element::of(Language::Svg, tag)
    }

    fn of(language: Language, tag: &'static str) -> Element {
        let (parts, children) = (SendWrapper::new(Vec::new()), Vec::new());
        Element(Box::new(Plan { tag, language, parts, children }))
    }

    pub fn attribute(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Attribute, name, value.into_value());
    }

    /// A class that it has at times; no value means no.
    pub fn class(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Class, name, value.into_value());
    }

    pub fn inner_html(&mut self, value: impl IntoValue) {
        self.set(Place::Content, "", value.into_value());
    }

    fn set(&mut self, place: Place, name: &'static str, value: Value) {
        self.0.parts.push(Part::Set(place, name, value));
    }

    pub fn property<T: Into<JsValue>>(
        &mut self,
        name: &'static str,
        mut value: impl FnMut() -> T + 'static,
    ) {
        self.0.parts.push(Part::Property(name, Box::new(move || value().into())));
    }

    /// Listens to an event by its name; Leptos knows its type.
    pub fn on<E>(
        &mut self,
        name: &'static str,
        _: E,
        mut handle: impl FnMut(E::EventType) + 'static,
    ) where
        E: EventDescriptor,
        E::EventType: JsCast,
    {
        self.listen(name, Box::new(move |event| handle(event.unchecked_into())));
    }

    fn listen(&mut self, name: &'static str, mut handle: Handler) {
        let owner = Owner::current().unwrap_or_default();
        let handle = Box::new(move |event| owner.with(|| handle(event)));
        self.0.parts.push(Part::Listener(name, handle));
    }

    pub fn refer<E: leptos::html::ElementType>(
        &mut self,
        node: impl leptos::tachys::html::node_ref::NodeRefContainer<E>,
    ) {
        self.0.parts.push(Part::Refer(Box::new(move |element| node.load(element))));
    }

    pub fn nest(&mut self, child: Element) {
        self.0.children.push(Child::Element(child));
    }

    pub fn text(&mut self, text: &'static str) {
        self.0.children.push(Child::Text(text.into()));
    }

    pub fn child<T>(&mut self, child: T)
    where
        T: IntoRender + 'static,
        T::Output: RenderHtml + 'static,
    {
        let child = match as_is::<T, String>(child) {
            Ok(text) => Child::Text(text.into()),
            Err(child) => Child::View(any(child)),
        };
        self.0.children.push(child);
    }
}

/// Anything that can be drawn, without its type.
pub fn any<T>(view: T) -> AnyView
where
    T: IntoRender + 'static,
    T::Output: RenderHtml + 'static,
{
    as_is::<T, AnyView>(view).unwrap_or_else(|view| view.into_render().into_any())
}

/// A value that happens to be of this very type, or else as it was. It is known when compiling.
fn as_is<T: 'static, U: 'static>(value: T) -> Result<U, T> {
    let mut value = Some(value);
    match (&mut value as &mut dyn Any).downcast_mut::<Option<U>>().and_then(Option::take) {
        Some(found) => Ok(found),
        None => Err(value.expect("it was not taken")),
    }
}

/// A view that is drawn anew when what it reads changes.
pub type Live = Arc<Mutex<dyn FnMut() -> AnyView + Send>>;

pub fn live<T>(mut draw: impl FnMut() -> T + Send + 'static) -> Live
where
    T: IntoRender + 'static,
    T::Output: RenderHtml + 'static,
{
    Arc::new(Mutex::new(move || any(draw())))
}

/// Views that stand side by side.
pub fn together(views: Vec<AnyView>) -> StaticVec<AnyView> {
    views.into()
}

impl Render for Element {
    type State = ElementState;

    fn build(self) -> ElementState {
        ElementState::build(*self.0)
    }

    fn rebuild(self, state: &mut ElementState) {
        state.rebuild(*self.0);
    }
}

leptos::tachys::no_attrs!(Element);

/// Only browsers draw the page: nothing is written as text on a server first.
impl RenderHtml for Element {
    type AsyncOutput = Element;
    type Owned = Element;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Element {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<leptos::attr::any_attribute::AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> ElementState {
        self.build()
    }

    fn into_owned(self) -> Element {
        self
    }
}
