//! The objects of a PDF under way. Streams are written one by one; all other objects are packed together
//! and compressed, which halves a book: thousands of small elements say what its pages mean.

use pdf_writer::{Chunk, Filter, Finish, Name, Ref, Settings};

/// So many objects are packed together: readers unpack all to see one.
const PACKED: usize = 200;

const HEADER: &[u8] = b"%PDF-1.7\n%\x80\x80\x80\x80\n";

pub struct Objects {
    next: i32,
    /// The file up to now.
    file: Vec<u8>,
    /// Where each object is, by its number.
    places: Vec<Place>,
    /// Objects that wait to be packed.
    small: Vec<(Ref, Vec<u8>)>,
}

#[derive(Clone, Copy)]
enum Place {
    Free,
    /// So many bytes from the beginning of the file.
    At(u32),
    /// In this stream, and how many others are before it there.
    In(u32, u16),
}

impl Objects {
    pub fn new() -> Objects {
        Objects { next: 1, file: HEADER.to_vec(), places: vec![Place::Free], small: Vec::new() }
    }

    /// The number of a new object.
    pub fn take(&mut self) -> Ref {
        let taken = Ref::new(self.next);
        self.next += 1;
        self.places.push(Place::Free);
        taken
    }

    /// Adds an object that is no stream.
    pub fn add(&mut self, own: Ref, write: impl FnOnce(&mut Chunk)) {
        let mut chunk = plain();
        write(&mut chunk);
        let bytes = chunk.as_bytes();
        let head = format!("{} 0 obj", own.get());
        let body = bytes.strip_prefix(head.as_bytes()).and_then(|rest| {
            rest.windows(6).rposition(|end| end == b"endobj").map(|end| &rest[..end])
        });
        let body = body.expect("one object is written, under its own number");
        self.small.push((own, body.trim_ascii().to_vec()));
        if self.small.len() == PACKED {
            self.pack();
        }
    }

    /// Adds a stream, compressed; `write` may say more about it.
    pub fn add_stream(
        &mut self,
        own: Ref,
        data: &[u8],
        write: impl FnOnce(&mut pdf_writer::Stream<'_>),
    ) {
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(data, 8);
        let mut chunk = plain();
        let mut stream = chunk.stream(own, &packed);
        stream.filter(Filter::FlateDecode);
        write(&mut stream);
        stream.finish();
        self.places[own.get() as usize] = Place::At(self.file.len() as u32);
        self.file.extend_from_slice(chunk.as_bytes());
    }

    /// Packs what waits into a stream.
    fn pack(&mut self) {
        let small = std::mem::take(&mut self.small);
        if small.is_empty() {
            return;
        }
        let own = self.take();
        let (mut heads, mut bodies) = (String::new(), Vec::new());
        for (nth, (object, body)) in small.iter().enumerate() {
            heads += &format!("{} {} ", object.get(), bodies.len());
            bodies.extend_from_slice(body);
            bodies.push(b'\n');
            self.places[object.get() as usize] = Place::In(own.get() as u32, nth as u16);
        }
        let data = [heads.as_bytes(), &bodies].concat();
        self.add_stream(own, &data, |stream| {
            stream.pair(Name(b"Type"), Name(b"ObjStm"));
            stream.pair(Name(b"N"), small.len() as i32);
            stream.pair(Name(b"First"), heads.len() as i32);
        });
    }

    /// The whole file: adds where everything is.
    pub fn finish(mut self, root: Ref, info: Option<Ref>) -> Vec<u8> {
        self.pack();
        let own = self.take();
        let start = self.file.len();
        self.places[own.get() as usize] = Place::At(start as u32);
        let mut table = Vec::new();
        for place in &self.places {
            let (kind, first, second) = match *place {
                Place::Free => (0, 0, u16::MAX),
                Place::At(offset) => (1, offset, 0),
                Place::In(stream, nth) => (2, stream, nth),
            };
            table.push(kind);
            table.extend(first.to_be_bytes());
            table.extend(second.to_be_bytes());
        }
        let size = self.places.len() as i32;
        self.add_stream(own, &table, |stream| {
            stream.pair(Name(b"Type"), Name(b"XRef"));
            stream.pair(Name(b"Size"), size);
            stream.insert(Name(b"W")).array().items([1, 4, 2]);
            stream.pair(Name(b"Root"), root);
            if let Some(info) = info {
                stream.pair(Name(b"Info"), info);
            }
        });
        self.file.extend_from_slice(format!("startxref\n{start}\n%%EOF\n").as_bytes());
        self.file
    }
}

fn plain() -> Chunk {
    Chunk::with_settings(Settings { pretty: false })
}
