//! The real binary in a real pseudo-terminal, and what it shows.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::Duration;

const ROWS: NonZero<u16> = NonZero::new(24).unwrap();
const COLS: NonZero<u16> = NonZero::new(80).unwrap();
/// How often to look, and how many looks to take before giving up.
const LOOK: Duration = Duration::from_millis(20);
const LOOKS: u32 = 1_500;

pub struct Screen {
    parser: Arc<Mutex<vt100::Parser>>,
    child: Box<dyn Child + Send + Sync>,
    /// Open as long as the program runs in it.
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
}

impl Screen {
    /// Starts `ninefold play` with these arguments and this folder for its saves.
    pub fn play(home: &Path, args: &[&str]) -> Screen {
        let size = PtySize { rows: ROWS.get(), cols: COLS.get(), pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ninefold"));
        command.args(["play", "--language", "en"]);
        command.args(args);
        command.env("XDG_DATA_HOME", home);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let parser = Arc::new(Mutex::new(vt100::Parser::new(ROWS, COLS, 0)));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let shown = Arc::clone(&parser);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n_read @ 1..) = reader.read(&mut bytes) {
                shown.lock().unwrap().process(&bytes[..n_read]);
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Screen { parser, child, master: pair.master, keyboard }
    }

    pub fn text(&self) -> String {
        self.parser.lock().unwrap().screen().contents()
    }

    pub fn shows(&self, words: &str) -> bool {
        self.text().contains(words)
    }

    pub fn wait_for(&self, words: &str) {
        self.wait_until(|screen| screen.contains(words));
    }

    /// Waits for something that the program does elsewhere, looking as often as it can.
    #[track_caller]
    pub fn wait_for_deed(&self, is_done: impl Fn() -> bool) {
        for _ in 0..LOOKS * 20 {
            if is_done() {
                return;
            }
            std::thread::sleep(LOOK / 20);
        }
        panic!("waited in vain; the screen shows\n{}", self.text());
    }

    #[track_caller]
    pub fn wait_until(&self, is_there: impl Fn(&str) -> bool) {
        for _ in 0..LOOKS {
            if is_there(&self.text()) {
                return;
            }
            std::thread::sleep(LOOK);
        }
        panic!("waited in vain; the screen shows\n{}", self.text());
    }

    /// Types, and waits for nothing.
    pub fn send(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Types, and waits for the screen to come to rest.
    pub fn press(&mut self, keys: &str) {
        let before = self.text();
        self.send(keys);
        let mut last = before.clone();
        for look in 0..50 {
            std::thread::sleep(LOOK);
            let now = self.text();
            if now == last && now != before && look > 1 {
                return;
            }
            last = now;
        }
    }

    pub fn exit_code(&mut self) -> u32 {
        self.child.wait().unwrap().exit_code()
    }

    /// `kill -9`.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Tells the program that its terminal is gone; it must then end by itself.
    pub fn hang_up(&mut self) {
        self.signal("HUP");
        self.child.wait().unwrap();
    }

    pub fn signal(&self, name: &str) {
        let told = Command::new("kill").args(["-s", name, &self.process()]).status().unwrap();
        assert!(told.success());
    }

    fn process(&self) -> String {
        self.child.process_id().unwrap().to_string()
    }

    /// Whether the program was stopped, as by a shell.
    pub fn is_stopped(&self) -> bool {
        let told =
            Command::new("ps").args(["-o", "stat=", "-p", &self.process()]).output().unwrap();
        told.stdout.first() == Some(&b'T')
    }

    /// Whether the program draws on a screen of its own, which is gone with it.
    pub fn is_on_its_own_screen(&self) -> bool {
        self.parser.lock().unwrap().screen().alternate_screen()
    }

    /// What a shell does while the program is stopped: its own terminal modes, its own words.
    pub fn use_as_a_shell(&self) {
        let tty = self.master.tty_name().unwrap();
        let set = Command::new("stty").arg("-F").arg(tty).arg("sane").status().unwrap();
        assert!(set.success());
        self.parser.lock().unwrap().process(b"\r\n[1]+  Stopped\r\n$ fg\r\n");
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
