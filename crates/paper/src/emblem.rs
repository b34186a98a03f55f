//! The nine emblems as plain shapes that print in one ink: sun, drop, leaf, moon, star, heart, wave,
//! bolt and flower. The same drawings as on the screen, in a square of 24.

use crate::path::{Path, Point, at};

/// What is drawn of an emblem.
pub enum Stroke {
    Fill(Path),
    /// A line of this width.
    Line(Path, f32),
    /// Left white inside what was filled.
    Hole(Path),
}

/// The drawing of a value from 1 to 9, its middle at 12, 12.
pub fn emblem(value: u8) -> Vec<Stroke> {
    let mut path = Path::new();
    match value {
        1 => {
            let mut rays = Path::new();
            let ends = [
                ((12.0, 1.5), (12.0, 5.5)),
                ((12.0, 18.5), (12.0, 22.5)),
                ((1.5, 12.0), (5.5, 12.0)),
                ((18.5, 12.0), (22.5, 12.0)),
                ((4.5, 4.5), (7.5, 7.5)),
                ((16.5, 16.5), (19.5, 19.5)),
                ((19.5, 4.5), (16.5, 7.5)),
                ((7.5, 16.5), (4.5, 19.5)),
            ];
            for ((x1, y1), (x2, y2)) in ends {
                rays.line(at(x1, y1), at(x2, y2));
            }
            path.circle(at(12.0, 12.0), 4.6);
            return vec![Stroke::Fill(path), Stroke::Line(rays, 2.6)];
        }
        2 => curved(
            &mut path,
            (12.0, 1.5),
            &[
                [17.0, 8.0, 19.5, 11.5, 19.5, 15.0],
                [19.5, 19.14, 16.14, 22.5, 12.0, 22.5],
                [7.86, 22.5, 4.5, 19.14, 4.5, 15.0],
                [4.5, 11.5, 7.0, 8.0, 12.0, 1.5],
            ],
        ),
        3 => {
            curved(&mut path, (21.0, 3.0), &[[9.0, 2.5, 3.0, 8.0, 4.0, 18.5]]);
            path.0.pop();
            path.line_to(at(2.5, 21.5)).line_to(at(4.5, 22.0)).line_to(at(6.0, 19.5));
            path.curve_to(at(16.0, 20.0), at(21.5, 14.0), at(21.0, 3.0)).close();
            let mut vein = Path::new();
            vein.move_to(at(7.0, 16.5)).curve_to(at(9.0, 12.0), at(12.0, 9.0), at(16.0, 7.5));
            vein.curve_to(at(13.0, 10.5), at(10.0, 13.0), at(8.5, 17.0)).close();
            return vec![Stroke::Fill(path), Stroke::Hole(vein)];
        }
        4 => curved(
            &mut path,
            (15.0, 2.0),
            &[
                [9.5, 0.4, 3.6, 3.4, 2.2, 9.2],
                [0.6, 15.8, 5.2, 21.8, 12.0, 22.0],
                [16.2, 22.1, 19.9, 20.3, 22.0, 17.5],
                [14.0, 18.6, 8.5, 9.0, 15.0, 2.0],
            ],
        ),
        5 => {
            let corners = [
                (12.0, 1.5),
                (15.2, 8.4),
                (22.5, 9.3),
                (17.1, 14.4),
                (18.5, 21.8),
                (12.0, 18.2),
                (5.5, 21.8),
                (6.9, 14.4),
                (1.5, 9.3),
                (8.8, 8.4),
            ];
            path.polygon(&corners.map(|(x, y)| at(x, y)));
        }
        6 => curved(
            &mut path,
            (12.0, 21.5),
            &[
                [3.0, 15.0, 1.5, 11.5, 1.5, 8.0],
                [1.5, 2.2, 9.0, 0.2, 12.0, 5.5],
                [15.0, 0.2, 22.5, 2.2, 22.5, 8.0],
                [22.5, 11.5, 21.0, 15.0, 12.0, 21.5],
            ],
        ),
        7 => {
            for y in [9.0, 16.5] {
                path.move_to(at(1.5, y));
                path.curve_to(at(5.0, y - 4.5), at(8.5, y - 4.5), at(12.0, y));
                path.curve_to(at(15.5, y + 4.5), at(19.0, y + 4.5), at(22.5, y));
            }
            return vec![Stroke::Line(path, 3.4)];
        }
        8 => {
            let corners =
                [(14.0, 1.0), (4.0, 14.0), (10.5, 14.0), (8.5, 23.0), (20.0, 9.5), (13.0, 9.5)];
            path.polygon(&corners.map(|(x, y)| at(x, y)));
        }
        _ => {
            for (x, y) in [(12.0, 5.5), (18.0, 10.0), (15.8, 17.5), (8.2, 17.5), (6.0, 10.0)] {
                path.circle(at(x, y), 4.0);
            }
            path.circle(at(12.0, 12.0), 4.0);
            let mut heart = Path::new();
            heart.circle(at(12.0, 12.0), 2.9);
            return vec![Stroke::Fill(path), Stroke::Hole(heart)];
        }
    }
    vec![Stroke::Fill(path)]
}

fn curved(path: &mut Path, start: (f32, f32), curves: &[[f32; 6]]) {
    path.move_to(at(start.0, start.1));
    for &[x1, y1, x2, y2, x, y] in curves {
        path.curve_to(at(x1, y1), at(x2, y2), at(x, y));
    }
    path.close();
}

impl Stroke {
    /// The same about another middle, in another size.
    pub fn placed(self, middle: Point, size: f32) -> Stroke {
        let scale = size / 24.0;
        let place = |path: Path| {
            path.map(|point| {
                at(middle.x + (point.x - 12.0) * scale, middle.y + (point.y - 12.0) * scale)
            })
        };
        match self {
            Stroke::Fill(path) => Stroke::Fill(place(path)),
            Stroke::Line(path, width) => Stroke::Line(place(path), width * scale),
            Stroke::Hole(path) => Stroke::Hole(place(path)),
        }
    }
}
