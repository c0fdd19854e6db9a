// The style sheet of /docs: system fonts, light and dark, nothing to load.

export const docsStyle = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 16%, transparent); --soft: color-mix(in srgb, currentColor 7%, transparent) }
body { margin: 0 }
main { max-inline-size: 52rem; margin: 0 auto; padding: clamp(2rem, 7vw, 5rem) 1.5rem 6rem }
h1 { font-size: 2.2rem; line-height: 1.15; letter-spacing: -.02em; margin: 0 0 .75rem }
h2 { font-size: 1.35rem; line-height: 1.25; letter-spacing: -.01em; margin: 3.5rem 0 .5rem }
h3 { font-size: .95rem; margin: 1.75rem 0 .4rem }
p { max-inline-size: 42rem }
code { font: .875em/1.5 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace }
:is(p, li, dd) code { padding: .1em .35em; border-radius: .3em; background: var(--soft) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem 1.1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--soft) }
.wide { overflow-x: auto }
table { border-collapse: collapse; inline-size: 100%; font-size: .925rem }
th, td { text-align: start; vertical-align: top; padding: .5rem 1.25rem .5rem 0; border-block-end: 1px solid var(--line) }
th { font-weight: 600; font-size: .8rem; opacity: .7 }
td code { white-space: nowrap }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .45rem 1.5rem; margin: 1rem 0 }
dd { margin: 0 }
form { display: grid; grid-template-columns: max-content 1fr; gap: .75rem 1.25rem; margin: 1.25rem 0; align-items: baseline }
form label { font-weight: 600; font-size: .925rem }
form .check { font-weight: 400 }
input, select, textarea, button { font: inherit; font-size: .925rem; color: inherit }
input:is([type=password], [type=file]), select, textarea { box-sizing: border-box; inline-size: 100%; padding: .4rem .6rem; border: 1px solid color-mix(in srgb, currentColor 35%, transparent); border-radius: .4rem; background: Field }
textarea { font-family: ui-monospace, Menlo, Consolas, monospace; resize: vertical }
button { padding: .4rem 1.1rem; border: 1px solid transparent; border-radius: .4rem; font-weight: 600; background: CanvasText; color: Canvas; cursor: pointer }
button:disabled { opacity: .5; cursor: default }
button[type=button] { background: none; border-color: currentColor; color: inherit }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px }
small { display: block; margin-block-start: .25rem; opacity: .75 }
[hidden] { display: none !important }
#try-status:empty { display: none }
#try-status { font-weight: 600 }
#try-sent { max-inline-size: 100%; max-block-size: 14rem; border: 1px solid var(--line); border-radius: .4rem }
summary { cursor: pointer }
@media (max-width: 34rem) { form { grid-template-columns: 1fr; gap: .4rem } form > span { display: none } td code { white-space: normal; overflow-wrap: anywhere } dl { grid-template-columns: 1fr; gap: .1rem } dd { margin-block-end: .6rem } }
`
