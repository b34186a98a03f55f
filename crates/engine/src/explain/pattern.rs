//! What there is to see: one phrase a family of techniques, filled from the evidence.

mod chains;
mod sets;
mod uniqueness;

use super::narrative;
use super::seen::Seen;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::technique::Technique as T;
use crate::{Cell, CellSet, Digit, DigitSet, Phrase, phrase};

pub fn phrase_for(step: &Step) -> Phrase {
    let seen = Seen(step);
    match step.technique {
        T::FullHouse => phrase!(
            "explain-full-house",
            house = seen.base(0),
            cell = seen.placed_cell(),
            digit = seen.digit()
        ),
        T::HiddenSingleBox | T::HiddenSingleLine => hidden_single(seen),
        T::NakedSingle => naked_single(seen),
        T::Pointing => phrase!(
            "explain-pointing",
            digit = seen.digit(),
            house = seen.base(0),
            line = seen.cover(0),
            cells = seen.cells(CellRole::Pattern),
            places = narrative::one_of(seen.cells(CellRole::Pattern))
        ),
        T::Claiming => phrase!(
            "explain-claiming",
            digit = seen.digit(),
            line = seen.base(0),
            house = seen.cover(0),
            cells = seen.cells(CellRole::Pattern),
            places = narrative::one_of(seen.cells(CellRole::Pattern))
        ),
        T::NakedPair | T::NakedTriple | T::NakedQuad => phrase!(
            "explain-naked-subset",
            cells = seen.cells(CellRole::Pattern),
            digits = seen.digits(),
            house = seen.base(0)
        ),
        T::LockedPair | T::LockedTriple => phrase!(
            "explain-locked-subset",
            cells = seen.cells(CellRole::Pattern),
            digits = seen.digits(),
            house = seen.base(0),
            line = seen.base(1)
        ),
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => phrase!(
            "explain-hidden-subset",
            cells = seen.cells(CellRole::Pattern),
            digits = seen.digits(),
            house = seen.base(0)
        ),
        T::XWing | T::Swordfish | T::Jellyfish => phrase!(
            "explain-fish",
            digit = seen.digit(),
            bases = narrative::houses(step.evidence.houses_as(HouseRole::Base)),
            covers = narrative::houses(step.evidence.houses_as(HouseRole::Cover))
        ),
        T::Skyscraper | T::TwoStringKite | T::TurbotFish => two_pairs(seen),
        T::EmptyRectangle => phrase!(
            "explain-empty-rectangle",
            digit = seen.digit(),
            square = seen.base(0),
            house = seen.base(1),
            places = narrative::one_of(seen.cells(CellRole::Pincer)),
            chain = narrative::chain(&step.evidence.links)
        ),
        T::WWing => phrase!(
            "explain-w-wing",
            cells = seen.cells(CellRole::Pincer),
            digits = seen.digits_in(seen.cells(CellRole::Pincer)),
            joint = seen.digits_in(seen.cells(CellRole::Pattern)),
            bridge = narrative::one_of(seen.cells(CellRole::Pattern)),
            house = seen.base(0),
            digit = seen.removed_digit()
        ),
        T::XyWing => xy_wing(seen),
        T::XyzWing => phrase!(
            "explain-xyz-wing",
            pivot = seen.cell(CellRole::Pivot),
            cells = seen.cells(CellRole::Pincer),
            digits = seen.digits_in(seen.cells(CellRole::Pivot)),
            digit = seen.removed_digit()
        ),
        T::RemotePair => phrase!(
            "explain-remote-pair",
            digits = seen.digits(),
            cells = seen.cells(CellRole::Pattern) | seen.cells(CellRole::Pincer),
            ends = seen.cells(CellRole::Pincer)
        ),
        T::FinnedXWing
        | T::SashimiXWing
        | T::FinnedSwordfish
        | T::SashimiSwordfish
        | T::FinnedJellyfish
        | T::SashimiJellyfish => phrase!(
            "explain-finned-fish",
            digit = seen.digit(),
            bases = narrative::houses(step.evidence.houses_as(HouseRole::Base)),
            covers = narrative::houses(step.evidence.houses_as(HouseRole::Cover)),
            fins = seen.cells_of(CandidateRole::Fin)
        ),
        T::UniqueRectangle1 => uniqueness::rectangle_1(seen),
        T::UniqueRectangle2 | T::UniqueRectangle5 => uniqueness::rectangle_extra(seen),
        T::UniqueRectangle3 => uniqueness::rectangle_3(seen),
        T::UniqueRectangle4 => uniqueness::rectangle_4(seen),
        T::UniqueRectangle6 => uniqueness::rectangle_6(seen),
        T::HiddenRectangle => uniqueness::hidden_rectangle(seen),
        T::AvoidableRectangle1 => uniqueness::avoidable_1(seen),
        T::AvoidableRectangle2 => uniqueness::avoidable_2(seen),
        T::UniqueLoop => uniqueness::unique_loop(seen),
        T::BugPlusOne => uniqueness::bug_plus_one(seen),
        T::BugPlusMore => uniqueness::bug_plus_more(seen),
        T::SimpleColoring => chains::simple_coloring(seen),
        T::MultiColoring => chains::multi_coloring(seen),
        T::XChain | T::XyChain | T::Aic | T::GroupedAic => chains::open_chain(seen),
        T::NiceLoop | T::GroupedNiceLoop => chains::ring(seen),
        T::ForcingChain => chains::forcing_chain(seen),
        T::ForcingNet => chains::forcing_net(seen),
        T::WxyzWing => sets::wxyz_wing(seen),
        T::SueDeCoq => sets::sue_de_coq(seen),
        T::AlsXz => sets::als_xz(seen),
        T::AlsXyWing => sets::als_xy_wing(seen),
        T::Trial => phrase!("explain-trial", cell = seen.supposed_cell(), digit = seen.digit()),
    }
}

/// With blockers the standing digits show it; without, the notes do.
fn hidden_single(seen: Seen<'_>) -> Phrase {
    let (house, cell, digit) = (seen.base(0), seen.placed_cell(), seen.digit());
    let blockers = seen.cells(CellRole::Blocker);
    if blockers.is_empty() {
        phrase!("explain-hidden-single-notes", house = house, cell = cell, digit = digit)
    } else {
        phrase!(
            "explain-hidden-single",
            house = house,
            cell = cell,
            digit = digit,
            blockers = blockers
        )
    }
}

fn naked_single(seen: Seen<'_>) -> Phrase {
    let (cell, digit) = (seen.placed_cell(), seen.digit());
    if seen.cells(CellRole::Blocker).is_empty() {
        phrase!("explain-naked-single-notes", cell = cell, digit = digit)
    } else {
        phrase!("explain-naked-single", cell = cell, digit = digit)
    }
}

/// Two conjugate pairs: the links say which ends meet.
fn two_pairs(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-turbot-fish",
        digit = seen.digit(),
        first = seen.base(0),
        second = seen.base(1),
        a = seen.node(0),
        b = seen.node(1),
        c = seen.node(2),
        d = seen.node(3)
    )
}

/// Each digit of the pivot makes another wing the shared digit.
fn xy_wing(seen: Seen<'_>) -> Phrase {
    let mut digits = seen.digits_in(seen.cells(CellRole::Pivot)).iter();
    let wing = |digit: Option<Digit>| -> CellSet {
        let holds = |cell: &Cell| {
            digit.is_some_and(|digit| seen.digits_in(CellSet::only(*cell)).contains(digit))
        };
        seen.cells(CellRole::Pincer).iter().filter(holds).collect()
    };
    let (x, y) = (digits.next(), digits.next());
    phrase!(
        "explain-xy-wing",
        pivot = seen.cell(CellRole::Pivot),
        x = x.into_iter().collect::<DigitSet>(),
        x_wing = wing(x),
        y = y.into_iter().collect::<DigitSet>(),
        y_wing = wing(y),
        digit = seen.removed_digit()
    )
}
