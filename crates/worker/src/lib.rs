//! What the page has computed beside itself: dealing, proving, rating, hints, examples. Text in,
//! text out; it knows no page. A request is a line with a verb; an answer begins with `ok` or `no`.

mod deal;
mod examine;
mod example;
mod hint;
mod order;
mod own;
mod review;
mod skills;

/// Answers one request.
pub fn answer(request: &str) -> String {
    let (verb, rest) = request.split_once(' ').unwrap_or((request, ""));
    let answer = match verb {
        "daily" => deal::daily(rest),
        "deal" => deal::deal(rest),
        "examine" => examine::examine(rest),
        "example" => example::example(rest),
        "hint" => hint::hint(rest),
        "needs" => order::needs(rest),
        "only" => order::only(rest),
        "own" => own::own(rest),
        "review" => review::review(rest),
        "skills" => skills::skills(rest),
        _ => Err(format!("`{verb}` is no request")),
    };
    match answer {
        Ok(text) => format!("ok {text}"),
        Err(why) => format!("no {why}"),
    }
}
