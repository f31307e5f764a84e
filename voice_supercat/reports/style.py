"""How the report looks, with the colours of the companion screen: every text has a contrast of at least 7:1."""

STYLE = """
:root { color-scheme: light dark; --paper: #faf7f0; --card: #ffffff; --ink: #1d2228; --soft: #414a54; --line: #8b8f92;
  --main: #0d4a4f; --pale: #e2eeec; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181c; --card: #1d2328; --ink: #f3efe6; --soft: #cfd4d6;
  --line: #7b868d; --main: #9fe0d6; --pale: #22363a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.05rem/1.45 system-ui, sans-serif;
  overflow-wrap: break-word; }
main { max-width: 76rem; margin: 0 auto; padding: clamp(1rem, 3vw, 2.5rem); }
h1 { font-size: 2rem; margin: 0; } h2 { margin: 2.2rem 0 .6rem; } h3 { margin: 1.2rem 0 .4rem; font-size: 1.1rem; }
.soft { color: var(--soft); font-weight: 400; }
.short { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; }
.short div { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: .6rem 1rem; }
.short dt { color: var(--soft); } .short dd { margin: 0; font-size: 1.5rem; font-weight: 700; }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 1.5rem;
  align-items: start; }
.beside > * { min-width: 0; }
svg { display: block; width: 100%; height: auto; font: 14px system-ui, sans-serif; }
svg text { fill: var(--ink); } .bar { fill: var(--main); }
.part { fill: var(--pale); stroke: var(--main); stroke-width: 1.5; }
table { border-collapse: collapse; width: 100%; background: var(--card); }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }
th[scope="row"] { font-weight: 400; }
@media (max-width: 40rem) { table { font-size: .9rem; } th, td { padding: .25rem .3rem; overflow-wrap: anywhere; }
  th[scope="col"] { font-size: .8rem; hyphens: auto; } }
section ul { margin: 0; padding-left: 1.3rem; } li { margin: .2rem 0; }
.act { font-weight: 600; list-style: square; }
.answer::before { content: "→ "; }
@page { margin: 15mm; }
@media print { :root { --paper: #ffffff; --main: #0d4a4f; --ink: #1d2228; --soft: #414a54; --card: #ffffff;
  --pale: #e2eeec; }
  body { font-size: 10pt; } svg { max-width: 12cm; } main { max-width: none; padding: 0; }
  li, tr, svg { break-inside: avoid-page; }
  h2, h3 { break-after: avoid-page; } .bar, .part { print-color-adjust: exact; } }
"""
