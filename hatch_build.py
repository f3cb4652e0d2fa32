"""Build hook: the page of the table is built from ``frontend/``; and with ``CARDWRIGHT_COMPILE=1`` the hot modules are
compiled by mypyc and packed beside their sources."""

import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "src/cardwright"

# The compiled modules, as patterns below PACKAGE; a pattern with "!" takes modules out again.
COMPILED = (
    "kernel/**/*.py",
    "language/tree.py",
    "games/**/*.py",
    "bots/looking.py",
    "bots/greedy.py",
    "bots/search/s*.py",
    "bots/search/tree.py",
    "interfaces/actions.py",
    "interfaces/observation.py",
    # What is read or said, not played:
    "!games/*.py",
    "games/semantics.py",
    "!games/*/decks.py",
    "!games/*/geography.py",
    "!games/*/luck.py",
    "!games/*/phrases.py",
    "!games/*/positions.py",
    "!games/*/sets.py",
    "!games/*/telling.py",
    "!games/*/variety.py",
    "!games/*/*words.py",
    # Arrays compute by themselves:
    "!games/*/solving/*.py",
    "!**/__init__.py",
)

# Calls inside the one library need no detour: a twentieth faster.
COMPILER_FLAGS = ["-fno-semantic-interposition", "-fno-plt"]

COMPILER = ("mypy[mypyc]>=2.4,<3", "setuptools>=77")

FRONTEND = "frontend"
PAGE = f"{PACKAGE}/static/index.html"
PAGE_SOURCES = ("src/**/*", "public/**/*", "index.html", "package-lock.json", "*.ts")
NO_PAGE = (
    "The page of the table {why}: games in the terminal work, the table in the browser does not. "
    "It is built where there is Node 20.19 or newer with npm; in a checkout, make page fetches both."
)


def page_is_fresh(root: Path) -> bool:
    """Whether the page is built and no source of it is newer."""
    page = root / PAGE
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    sources = (path for pattern in PAGE_SOURCES for path in (root / FRONTEND).glob(pattern) if path.is_file())
    return all(path.stat().st_mtime <= built for path in sources)


def build_page(root: Path) -> str:
    """Build the page where that is needed and possible; what is to be said about it otherwise."""
    if page_is_fresh(root) or not (root / FRONTEND).is_dir():
        return ""
    npm = shutil.which("npm")
    built = (root / PAGE).is_file()
    if npm is None:
        return NO_PAGE.format(why="is older than its sources") if built else NO_PAGE.format(why="is not built, for want of npm")
    commands = ["run build"] if (root / FRONTEND / "node_modules").is_dir() else ["ci --no-audit --no-fund", "run build"]
    for command in commands:
        run = subprocess.run([npm, *command.split()], cwd=root / FRONTEND, capture_output=True, text=True)
        if run.returncode:
            return NO_PAGE.format(why="could not be built") + "\n" + (run.stdout + run.stderr)[-2000:]
    os.utime(root / PAGE)
    return ""


def wanted() -> bool:
    """Whether the environment asks for a compiled build."""
    return os.environ.get("CARDWRIGHT_COMPILE", "") not in ("", "0")


def compiled_modules(root: Path) -> list[Path]:
    """The source files to compile, sorted, in the checkout or unpacked source archive at `root`."""
    found: set[Path] = set()
    for pattern in COMPILED:
        if pattern.startswith("!"):
            found.difference_update((root / PACKAGE).glob(pattern[1:]))
        else:
            found.update((root / PACKAGE).glob(pattern))
    return sorted(found)


def check_toolchain() -> None:
    """Stop with one sentence when there is no C compiler or there are no Python headers."""
    missing = []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if os.name == "posix" and not (compiler and shutil.which(compiler[0])):
        missing.append(f"the C compiler {compiler[0]}" if compiler else "a C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        missing.append("the Python headers")
    if missing:
        raise SystemExit(
            f"CARDWRIGHT_COMPILE is set, but {' and '.join(missing)} cannot be found "
            "(on Debian: apt install gcc python3-dev); unset it to install without compiling."
        )


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the page to wheel and source archive, and the compiled modules to the wheel, if asked to."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The compiler, and what the compiled modules may import, so that their types are known."""
        if not wanted() or self.target_name != "wheel":
            return []
        check_toolchain()
        return [*COMPILER, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile into a temporary folder and register the results."""
        if version == "editable":
            return
        if trouble := build_page(Path(self.root)):
            self.app.display_warning(trouble)
        if not wanted() or self.target_name != "wheel":
            return
        check_toolchain()
        modules = compiled_modules(Path(self.root))
        if not modules:
            raise SystemExit("CARDWRIGHT_COMPILE is set, but there is no module to compile.")
        self.app.display_info(f"Compiling {len(modules)} modules with mypyc")
        self.work = tempfile.TemporaryDirectory(prefix="cardwright-build-")
        for library in compile_modules(Path(self.root), modules, Path(self.work.name)):
            build_data["force_include"][str(library)] = library.relative_to(Path(self.work.name, "lib")).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder."""
        if hasattr(self, "work"):
            self.work.cleanup()


def compile_modules(root: Path, modules: list[Path], work: Path) -> list[Path]:
    """Compile the modules as one group, so that calls between them are direct; return the shared libraries."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = [f"--cache-dir={work / 'cache'}", "--no-warn-unused-ignores"]
    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            [*options, *(str(module.relative_to(root)) for module in modules)],
            opt_level="3",
            debug_level="0",
            target_dir=str(work / "c"),
            group_name="cardwright",
        )
        if os.name == "posix":
            for extension in extensions:
                extension.extra_compile_args += COMPILER_FLAGS
        build = Distribution({"name": "cardwright", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib = str(work / "lib")
        build.build_temp = str(work / "o")
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(before)
    suffixes = (".so", ".pyd")
    return sorted(path for path in (work / "lib").rglob("*") if path.suffix in suffixes)
