//! Outlines of plain geometry, in points from the top left. It knows no page and no colour.

/// A place on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

pub const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width, height }
    }

    pub fn right(self) -> f32 {
        self.x + self.width
    }

    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    pub fn middle(self) -> Point {
        at(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// So much smaller on every side.
    pub fn inset(self, by: f32) -> Area {
        Area::new(self.x + by, self.y + by, self.width - 2.0 * by, self.height - 2.0 * by)
    }

    /// Moved, of the same size.
    pub fn moved(self, x: f32, y: f32) -> Area {
        Area { x: self.x + x, y: self.y + y, ..self }
    }

    /// Without a strip of this height at the top.
    pub fn below(self, strip: f32) -> Area {
        Area { y: self.y + strip, height: self.height - strip, ..self }
    }

    /// Without a strip of this height at the bottom.
    pub fn above(self, strip: f32) -> Area {
        Area { height: self.height - strip, ..self }
    }

    /// One of `cols × rows` equal parts, with gaps between them; counted from 0 row by row.
    pub fn part(self, nth: usize, cols: usize, rows: usize, gap: Point) -> Area {
        let (cols_f, rows_f) = (cols as f32, rows as f32);
        let width = (self.width - gap.x * (cols_f - 1.0)) / cols_f;
        let height = (self.height - gap.y * (rows_f - 1.0)) / rows_f;
        let (col, row) = ((nth % cols) as f32, (nth / cols) as f32);
        Area::new(self.x + col * (width + gap.x), self.y + row * (height + gap.y), width, height)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    Move(Point),
    Line(Point),
    Curve(Point, Point, Point),
    Close,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path(pub Vec<Segment>);

/// How far the handles of a curve reach that is to look like a quarter of a circle.
const ROUND: f32 = 0.552_285;

impl Path {
    pub fn new() -> Path {
        Path::default()
    }

    pub fn move_to(&mut self, to: Point) -> &mut Path {
        self.0.push(Segment::Move(to));
        self
    }

    pub fn line_to(&mut self, to: Point) -> &mut Path {
        self.0.push(Segment::Line(to));
        self
    }

    pub fn curve_to(&mut self, one: Point, two: Point, to: Point) -> &mut Path {
        self.0.push(Segment::Curve(one, two, to));
        self
    }

    pub fn close(&mut self) -> &mut Path {
        self.0.push(Segment::Close);
        self
    }

    /// A line of its own.
    pub fn line(&mut self, from: Point, to: Point) -> &mut Path {
        self.move_to(from).line_to(to)
    }

    pub fn polygon(&mut self, corners: &[Point]) -> &mut Path {
        for (nth, &corner) in corners.iter().enumerate() {
            if nth == 0 {
                self.move_to(corner)
            } else {
                self.line_to(corner)
            };
        }
        self.close()
    }

    pub fn rect(&mut self, area: Area) -> &mut Path {
        let (right, bottom) = (area.right(), area.bottom());
        self.polygon(&[
            at(area.x, area.y),
            at(right, area.y),
            at(right, bottom),
            at(area.x, bottom),
        ])
    }

    /// A rectangle with round corners.
    pub fn card(&mut self, area: Area, radius: f32) -> &mut Path {
        let (left, top, right, bottom) = (area.x, area.y, area.right(), area.bottom());
        let radius = radius.min(area.width / 2.0).min(area.height / 2.0);
        let rest = radius * (1.0 - ROUND);
        self.move_to(at(left + radius, top)).line_to(at(right - radius, top));
        self.curve_to(at(right - rest, top), at(right, top + rest), at(right, top + radius));
        self.line_to(at(right, bottom - radius));
        self.curve_to(
            at(right, bottom - rest),
            at(right - rest, bottom),
            at(right - radius, bottom),
        );
        self.line_to(at(left + radius, bottom));
        self.curve_to(at(left + rest, bottom), at(left, bottom - rest), at(left, bottom - radius));
        self.line_to(at(left, top + radius));
        self.curve_to(at(left, top + rest), at(left + rest, top), at(left + radius, top));
        self.close()
    }

    pub fn circle(&mut self, middle: Point, radius: f32) -> &mut Path {
        let side = 2.0 * radius;
        self.card(Area::new(middle.x - radius, middle.y - radius, side, side), radius)
    }

    /// The same with every point put elsewhere.
    pub fn map(&self, place: impl Fn(Point) -> Point) -> Path {
        let segment = |segment: &Segment| match *segment {
            Segment::Move(to) => Segment::Move(place(to)),
            Segment::Line(to) => Segment::Line(place(to)),
            Segment::Curve(one, two, to) => Segment::Curve(place(one), place(two), place(to)),
            Segment::Close => Segment::Close,
        };
        Path(self.0.iter().map(segment).collect())
    }

    /// All its points, those that only bend it included.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        self.0.iter().flat_map(|segment| match *segment {
            Segment::Move(to) | Segment::Line(to) => vec![to],
            Segment::Curve(one, two, to) => vec![one, two, to],
            Segment::Close => Vec::new(),
        })
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_fill_an_area_but_for_the_gaps() {
        let area = Area::new(10.0, 20.0, 100.0, 50.0);
        assert_eq!(area.part(0, 2, 1, at(10.0, 0.0)), Area::new(10.0, 20.0, 45.0, 50.0));
        assert_eq!(area.part(3, 2, 2, at(10.0, 10.0)), Area::new(65.0, 50.0, 45.0, 20.0));
    }
}
