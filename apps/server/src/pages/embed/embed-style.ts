/** The stylesheet of frames, in the colours of the product, light and dark. */
export const EMBED_STYLE = `:root { color-scheme: light dark; --canvas: #f6f5f1; --ink: #10222a; --ink-2: #465860; --yes: #00697f; --no: #a0491a; --abstain: #5f656b; --line: #d5d9d6 }
@media (prefers-color-scheme: dark) { :root { --canvas: #0e1a1f; --ink: #eaf1f2; --ink-2: #b6c5ca; --yes: #6ccbe8; --no: #eba06b; --abstain: #b0b5b8; --line: #2c3c43 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--canvas); color: var(--ink); font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere; hyphens: auto }
main { padding: 1rem; display: grid; gap: 0.75rem }
h1 { font-size: 1.35rem; line-height: 1.15 }
.over, .foot span { color: var(--ink-2) }
.invented { border: 1px solid var(--ink-2); padding: 0.25rem 0.5rem }
.result { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; font-weight: 700 }
.yes { color: var(--yes); fill: var(--yes) }
.no { color: var(--no); fill: var(--no) }
.abstain, .other { color: var(--abstain); fill: var(--abstain) }
svg { display: block; width: 100%; height: 1.25rem }
.dot { display: inline-block; width: 0.7em; height: 0.7em; margin-right: 0.5em }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 0.3rem 0; border-top: 1px solid var(--line); font-weight: 400 }
td { text-align: right; font-variant-numeric: tabular-nums }
.foot { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center }
a { color: inherit; min-height: 1.5rem; display: inline-flex; align-items: center }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
`
