// The kinds of images for speed measurements: their HTML and the damage applied afterwards.
import sharp from 'sharp'
import { escapeHtml, type Sheet } from './drawing.ts'
import { pick, whole, type Random } from './random.ts'
import { article, paragraph, price, sentence } from './words.ts'

export interface Kind {
  readonly name: string
  /** The language that rivals are given; the product detects it. */
  readonly language: 'eng' | 'chi_sim'
  readonly count: number
  sheet(random: Random): Sheet
  finish(drawn: Buffer): Promise<Buffer>
  readonly extension: 'png' | 'jpg'
}

const asDrawn = (drawn: Buffer) => Promise.resolve(drawn)

export const kinds: readonly Kind[] = [
  {
    name: 'english',
    language: 'eng',
    count: 4,
    sheet: (random) => prose(random, 'eng'),
    finish: asDrawn,
    extension: 'png',
  },
  {
    name: 'chinese',
    language: 'chi_sim',
    count: 4,
    sheet: (random) => prose(random, 'chi_sim'),
    finish: asDrawn,
    extension: 'png',
  },
  { name: 'receipt', language: 'eng', count: 6, sheet: receipt, finish: scanned, extension: 'jpg' },
  { name: 'screenshot', language: 'eng', count: 4, sheet: screenshot, finish: asDrawn, extension: 'png' },
]

function prose(random: Random, language: Kind['language']): Sheet {
  const font =
    language === 'eng' ? "22px/1.5 'Liberation Serif', serif" : "24px/1.6 'Noto Serif CJK SC', serif"
  const paragraphs = Array.from({ length: 7 }, () => `<p>${escapeHtml(paragraph(random, language))}</p>`)
  const style = `body { margin: 0; padding: 110px 120px; background: #fff; color: #111; font: ${font} }`
  return { width: 1240, height: 1754, html: `<style>${style}</style>${paragraphs.join('\n')}` }
}

function receipt(random: Random): Sheet {
  const rows = Array.from(
    { length: whole(random, 8, 16) },
    () => `<tr><td>${whole(random, 1, 4)} ${article(random)}</td><td>${price(random)}</td></tr>`,
  )
  const style = `body { margin: 0; padding: 24px 26px; background: #f7f5f0; color: #333; font: 17px/1.35 'Liberation Mono', monospace }
    table { width: 100% } td:last-child { text-align: right } header { text-align: center }`
  const height = 210 + rows.length * 26
  const html = `<style>${style}</style><header>CORNER STORE ${whole(random, 10, 99)}<br>Tel 0555 ${whole(random, 100, 999)} 772</header>
    <p>${whole(random, 10, 28)}/0${whole(random, 1, 9)}/2026 ${whole(random, 10, 20)}:${whole(random, 10, 59)}</p>
    <table>${rows.join('')}<tr><td>TOTAL</td><td>${price(random)}</td></tr></table>`
  return { width: 460, height, html }
}

/** Slightly tilted and blurred, with JPEG artefacts. */
async function scanned(drawn: Buffer): Promise<Buffer> {
  return sharp(drawn).rotate(0.8, { background: '#e8e6e0' }).blur(0.7).jpeg({ quality: 70 }).toBuffer()
}

function screenshot(random: Random): Sheet {
  const isDark = random() < 0.5
  const [ink, paper, side] = isDark ? ['#e6e6e6', '#1e1f22', '#2b2d31'] : ['#1f2328', '#ffffff', '#f0f2f5']
  const menu = Array.from({ length: 9 }, () => `<li>${article(random)}</li>`).join('')
  const list = Array.from(
    { length: 11 },
    () => `<p><b>${pick(random, ['Today', 'Yesterday', 'Monday'])}</b> ${escapeHtml(sentence(random))}</p>`,
  ).join('')
  const style = `body { margin: 0; display: flex; height: 800px; color: ${ink}; background: ${paper}; font: 14px/1.5 'Liberation Sans', sans-serif }
    ul { width: 200px; margin: 0; padding: 24px; list-style: none; background: ${side} } main { padding: 24px }`
  return { width: 1280, height: 800, html: `<style>${style}</style><ul>${menu}</ul><main>${list}</main>` }
}
