//! The examples run, and come to their end.

use std::error::Error;

macro_rules! examples {
    ($($name:ident $path:literal;)*) => {
        $(
            #[path = $path]
            mod $name;

            #[test]
            fn $name() -> Result<(), Box<dyn Error>> {
                $name::main()
            }
        )*
    };
}

examples! {
    convert "../examples/convert.rs";
    count "../examples/count.rs";
    explain "../examples/explain.rs";
    generate "../examples/generate.rs";
    hint "../examples/hint.rs";
    rate "../examples/rate.rs";
    solve "../examples/solve.rs";
}
