// Renders Markdown in a browser, reads the screenshot, and compares the Markdown of the result with the original.
import { gfmHtml, gfm } from 'micromark-extension-gfm'
import { micromark } from 'micromark'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEitherWayUp } from '../../electron/worker/read/read.ts'
import { decode } from '../../electron/worker/decode/decode.ts'
import { installedModels } from '../../electron/worker/recognise/models.ts'
import { createLanguageSense } from '../../electron/worker/read/page-languages.ts'
import { inDarkInk } from '../../electron/worker/prepare/dark-ink.ts'
import { createTesseract } from '../../electron/worker/recognise/tesseract.ts'
import { writeMarkdown } from '../../shared/markdown/markdown.ts'
import { chromiumOptions } from '../support/chromium.ts'
import { readContextWith } from '../support/read-context.ts'
import { parseMarkdown } from '../support/parse-markdown.ts'

const written = `# Keeping bees

A hive needs little, but what it needs must be there in time, and it must be dry.

## What to buy

- Gloves and a veil of good cloth
- Frames of good wood
  - with wire
  - with sheets of wax
- A book about bees

## What to do

1. Look for a place in the sun
2. Put the hive on a stand
3. Wait for the first warm day

| Month | Work | Hours |
| --- | --- | ---: |
| April | Look at every frame | 12 |
| June | Take the first honey | 30 |
| October | Close the hive | 8 |

\`\`\`python
def weight(frames, empty):
    full = frames * 2
    return full - empty
\`\`\`
`

const styles = {
  'with frames and shades': `body { font: 22px/1.5 'Liberation Sans', sans-serif; padding: 60px 90px }
    th, td { border: 1px solid #bbb; padding: 8px 16px } table { border-collapse: collapse }
    pre { background: #f2f2f4; padding: 20px } code { font: 18px/1.6 'Liberation Mono', monospace }`,
  'as in a book': `body { font: 23px/1.5 'DejaVu Serif', serif; padding: 70px 120px }
    table { border-collapse: collapse; border-top: 2px solid; border-bottom: 2px solid }
    th { border-bottom: 1px solid } th, td { padding: 6px 18px; text-align: left }
    pre { border-left: 3px solid #888; padding: 4px 18px; margin-left: 0 }
    code { font: 18px/1.6 'DejaVu Sans Mono', monospace }`,
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())

test.each(Object.entries(styles))(
  'a page set %s is read as the Markdown that it was made of',
  async (_, css) => {
    const html = micromark(written, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    expect(parseMarkdown(await markdownOf(`<style>${css}</style>${html}`))).toEqual(parseMarkdown(written))
  },
)

const tasks = `# Before the journey

What must be done before anybody may leave the house:

- [x] Close all windows
- [ ] Turn off the water
- [x] Feed the cat
- [ ] Take the keys
`

const boxes = {
  'as a browser draws them': (isDone: boolean) =>
    `<input type="checkbox" ${isDone ? 'checked' : ''} style="width: 18px; height: 18px">`,
  'as letters of the type': (isDone: boolean) => (isDone ? '☑' : '☐'),
  'as frames with a cross': (isDone: boolean) =>
    `<span style="display: inline-block; width: 17px; height: 17px; border: 1px solid; vertical-align: -3px;
      font: bold 15px/17px 'DejaVu Sans'; text-align: center">${isDone ? 'X' : ''}</span>`,
}

test.each(Object.entries(boxes))('checkboxes %s are read as tasks', async (_, box) => {
  const html = tasks
    .replace(/^# (.*)$/m, '<h1>$1</h1>')
    .replace(/^(What .*)$/m, '<p>$1</p>')
    .replace(/^- \[(.)\] (.*)$/gm, (_line, mark, text) => `<div>${box(mark === 'x')} ${String(text)}</div>`)
  const css = `body { font: 20px/1.6 'DejaVu Sans', sans-serif; padding: 50px 70px }`
  expect(parseMarkdown(await markdownOf(`<style>${css}</style>${html}`))).toEqual(parseMarkdown(tasks))
})

const settings = `- General
- Appearance
- Sound
- Notifications
- Privacy
- Storage
- About

# Notifications

Show on the lock screen ☒\\
What arrives is shown before anybody signs in

Play a sound ☐\\
Off, notifications come without one

Order Newest first\\
How they stand below each other

Silence from 22:00
`

/** A settings window with a navigation, icons, switches, a selection and a field, in light and dark colours. */
function windowOf(colours: string): string {
  const glyphs = [
    '<circle cx="12" cy="12" r="9"/><path d="M12 7v6l4 2"/>',
    '<path d="M4 4h16v16H4zM4 10h16"/>',
    '<path d="M12 3l9 8v10H3V11z"/>',
    '<path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4"/>',
  ]
  const icon = (i: number) =>
    `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">${glyphs[i % 4] ?? ''}</svg>`
  const entries = ['General', 'Appearance', 'Sound', 'Notifications', 'Privacy', 'Storage', 'About']
  const setting = (label: string, about: string, control: string) =>
    `<section><div>${label}<small>${about}</small></div>${control}</section>`
  return `<style>
    body { margin: 0; display: flex; font: 17px 'DejaVu Sans', sans-serif; ${colours} }
    nav { width: 240px; border-right: 1px solid #888; padding: 20px 0; min-height: 700px }
    nav div { display: flex; gap: 14px; padding: 11px 20px }
    main { flex: 1; padding: 24px 40px } h1 { font-size: 30px }
    section { display: flex; justify-content: space-between; align-items: center; padding: 16px 0 }
    small { display: block; font-size: 14px; padding-top: 4px }
    i { width: 44px; height: 22px; border-radius: 11px; background: #3a78c8; position: relative }
    i::after { content: ''; position: absolute; inset: 4px 4px auto auto; width: 14px; height: 14px; border-radius: 7px;
      background: #fff }
    i.off { background: none; box-shadow: inset 0 0 0 2px currentColor }
    i.off::after { inset: 4px auto auto 4px; background: currentColor }
    b { font-weight: normal; border: 1px solid #888; border-radius: 4px; padding: 6px 14px }
  </style>
  <nav>${entries.map((entry, i) => `<div>${icon(i)}${entry}</div>`).join('')}</nav>
  <main><h1>Notifications</h1>
    ${setting('Show on the lock screen', 'What arrives is shown before anybody signs in', '<i></i>')}
    ${setting('Play a sound', 'Off, notifications come without one', '<i class="off"></i>')}
    ${setting('Order', 'How they stand below each other', '<b>Newest first</b>')}
    ${setting('Silence from', '', '<b>22:00</b>')}
  </main>`
}

test.each([
  ['in the light', 'background: #f6f6f8; color: #222'],
  ['in the dark', 'background: #202226; color: #eee'],
])(
  'a settings window %s is read with its navigation separate and each value next to its label',
  async (_, colours) => {
    expect(await markdownOf(windowOf(colours))).toBe(settings)
  },
)

/** The Markdown that the reader makes of a screenshot of this HTML. */
async function markdownOf(html: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 } })
  await page.setContent(`<!doctype html><meta charset="utf-8">${html}`)
  const shot = await page.screenshot({ fullPage: true })
  await page.close()

  const recogniser = createTesseract(installedModels)
  const image = await decode(shot, 'page.png')
  if (!image.ok) throw new Error(image.error.code)
  const context = readContextWith({ languages: ['eng'], known: ['eng'], recogniser })
  const reading = { isUpright: false, sense: createLanguageSense(context), finder: null }
  return writeMarkdown(await readEitherWayUp(inDarkInk(image.value, context.disabled), reading, context))
}
