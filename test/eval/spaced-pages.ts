// Draws pages on which spaces are hard to tell: small type, typewriters, dot matrix, capitals, wide and narrow faces,
// justified lines, underlined and boxed lines, each as an office scanner, a fax or a copier leaves it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { normal, pick, seededRandom, whole, type Random } from '../bench/images/random.ts'
import { escapeHtml } from '../bench/images/drawing.ts'
import { english } from './degraded/texts.ts'

const pagesPerKind = 3
const linesPerPage = 16
/** Drawn so much larger, and reduced as a scanner does. */
const oversampling = 4

interface Face {
  readonly kind: string
  readonly family: string
  readonly style?: string
  /** Added after each character, in ems. */
  readonly tracking?: number
  /** The width of the letters, in units of that of the font. */
  readonly stretch?: number
  /** Added to each space of a line, in ems: the least and the most. */
  readonly justified?: readonly [number, number]
  readonly isCapitals?: boolean
  readonly isUnderlined?: boolean
  readonly isBoxed?: boolean
  readonly isDotted?: boolean
}

const serif = 'DejaVu Serif'
const sans = 'DejaVu Sans'
const mono = 'DejaVu Sans Mono'

const faces: readonly Face[] = [
  { kind: 'serif', family: serif },
  { kind: 'serif, justified', family: 'Noto Serif CJK SC', justified: [-0.12, 0.5] },
  { kind: 'serif, condensed', family: 'DejaVu Serif Condensed', stretch: 0.9 },
  { kind: 'serif, italic', family: serif, style: 'font-style="italic"' },
  { kind: 'sans', family: 'Noto Sans CJK SC' },
  { kind: 'sans, tight', family: sans, tracking: -0.04, justified: [-0.1, 0] },
  { kind: 'sans, bold', family: sans, style: 'font-weight="bold"' },
  { kind: 'sans, light', family: 'DejaVu Sans Light' },
  { kind: 'sans, condensed', family: 'DejaVu Sans Condensed', stretch: 0.8 },
  { kind: 'sans, justified', family: sans, justified: [-0.1, 0.8] },
  { kind: 'sans, spaced', family: sans, tracking: 0.12 },
  { kind: 'capitals', family: sans, isCapitals: true },
  { kind: 'capitals, bold', family: 'Noto Sans CJK SC', style: 'font-weight="bold"', isCapitals: true },
  { kind: 'capitals, spaced', family: serif, tracking: 0.2, isCapitals: true, justified: [0, 0.2] },
  { kind: 'capitals, narrow', family: 'DejaVu Sans Condensed', stretch: 0.8, isCapitals: true },
  { kind: 'underlined', family: serif, isUnderlined: true },
  { kind: 'boxed', family: sans, isBoxed: true },
  { kind: 'capitals, boxed', family: sans, isBoxed: true, isCapitals: true, stretch: 0.9 },
  { kind: 'typewriter', family: mono },
  { kind: 'typewriter, capitals', family: 'Noto Sans Mono CJK SC', isCapitals: true, tracking: 0.05 },
  { kind: 'typewriter, underlined', family: mono, isUnderlined: true },
  { kind: 'dot matrix', family: mono, isDotted: true, tracking: 0.1 },
]

type Ageing = (page: Buffer, random: Random) => Promise<Buffer>

/** On pages that were reduced already. */
const ageings: readonly [Ageing, ...Ageing[]] = [
  (page) => Promise.resolve(page),
  // a fax or a copy in black and white, with ragged letters
  (page, random) => levels(page, (level) => (level + 40 * normal(random) < 150 ? 0 : 255)),
  // a copy of a copy: ink runs together
  async (page, random) =>
    levels(await sharp(page).blur(0.8).toBuffer(), (level) => (level + 15 * normal(random) < 200 ? 20 : 250)),
  (page, random) => levels(page, (level) => 120 + 0.4 * level + 12 * normal(random)),
  (page) => sharp(page).jpeg({ quality: 35 }).toBuffer(),
  (page) => sharp(page).rotate(0.8, { background: '#fff' }).toBuffer(),
  // a screen of grey behind a heading of a table
  (page, random) => levels(page, (level) => Math.min(level, random() < 0.35 ? 110 : 230)),
]

/** Writes the pages with their truth as a set into the folder. */
export async function drawSpacedPages(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true })
  const random = seededRandom(45)
  const texts = textsOf()
  const rows: object[] = []
  for (const face of faces)
    for (let page = 0; page < pagesPerKind; page++) {
      const name = `${face.kind.replaceAll(/\W+/g, '-')}-${page}`
      const lines = Array.from({ length: linesPerPage }, () => lineFrom(texts, face, random))
      const drawn = await draw(face, lines, random)
      writeFileSync(path.join(dir, `${name}.png`), await pick(random, ageings)(drawn, random))
      writeFileSync(path.join(dir, `${name}.txt`), lines.join('\n'))
      rows.push({ image: `${name}.png`, truth: `${name}.txt`, lang: 'mixed-latin', variant: face.kind })
    }
  writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(rows, null, 1))
}

/** Words in the order of their text, by language. */
function textsOf(): readonly [readonly string[], ...(readonly string[])[]] {
  const goods = path.join(import.meta.dirname, 'foreign/texts')
  const others = readdirSync(goods)
    .filter((name) => !name.startsWith('vi') && !name.startsWith('pl'))
    .map((name) =>
      [
        ...readFileSync(path.join(goods, name), 'utf8').matchAll(/: "([^"#]{4,})"|^ +"([^"#]{4,})"/gm),
      ].flatMap((match) => (match[1] ?? match[2] ?? '').split(' ')),
    )
  const guide = readFileSync(path.join(import.meta.dirname, '../../docs/guide.en.md'), 'utf8')
  const prose = guide.replaceAll(/```[^`]*```|\[[^\]]*\]\([^)]*\)|[*`#|<>]/g, ' ')
  const ownWords = (text: string) =>
    text.split(/\s+/).filter((word) => /^[\p{L}\p{N}.,:;()'&/-]+$/u.test(word))
  return [ownWords(english.paragraphs.join(' ')), ownWords(prose), ...others]
}

function lineFrom(
  texts: readonly [readonly string[], ...(readonly string[])[]],
  { isCapitals }: Face,
  random: Random,
): string {
  const words = pick(random, texts)
  const from = Math.floor(random() * words.length)
  const line = words.slice(from, from + whole(random, 2, isCapitals ? 6 : 10))
  if (random() < 0.3) line.splice(whole(random, 0, line.length), 0, numberFrom(random))
  const text = line.join(' ')
  return isCapitals ? text.toUpperCase() : text
}

function numberFrom(random: Random): string {
  const units = whole(random, 1, 9999)
  const cents = String(whole(random, 0, 99)).padStart(2, '0')
  return pick(random, [
    `${units}.${cents}`,
    `${units},${cents}`,
    `1.${whole(random, 100, 999)},${cents}`,
    `1,${whole(random, 100, 999)}.${cents}`,
    `${whole(random, 1, 28)}.${whole(random, 1, 12)}.${whole(random, 1980, 2030)}`,
    `${whole(random, 1, 12)}/${cents}/${whole(random, 1980, 2030)}`,
    `${whole(random, 1, 12)}:${cents}`,
    `$${units}.${cents}`,
    `${whole(random, 1, 99)}%`,
    `(${whole(random, 200, 999)}) ${whole(random, 200, 999)}-${whole(random, 1000, 9999)}`,
    String(units),
  ])
}

async function draw(face: Face, lines: readonly string[], random: Random): Promise<Buffer> {
  // an x-height of 6 to 12 pixels
  const size = whole(random, 11, 22) * oversampling
  const [width, height] = [size * 46, (lines.length + 1) * size * 2]
  const rows = lines.map((line, i) => {
    const [x, y] = [size * whole(random, 1, 3), (i + 1.2) * size * 2]
    const extra = face.justified ? face.justified[0] + random() * (face.justified[1] - face.justified[0]) : 0
    const [first = '', ...others] = line.split(' ').map(escapeHtml)
    const words = others.map((word) => `<tspan dx="${extra * size}"> ${word}</tspan>`)
    const text = `<text xml:space="preserve" transform="translate(${x} ${y}) scale(${face.stretch ?? 1} 1)">${first}${words.join('')}</text>`
    const rule = `<rect x="${x * 0.8}" y="${y + size * (face.isBoxed ? 0.35 : 0.12)}" width="${size * 30}" height="${size * 0.07}"/>`
    return face.isUnderlined || face.isBoxed ? text + rule : text
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="${face.family}" ${face.style ?? ''} font-size="${size}" letter-spacing="${(face.tracking ?? 0) * size}">${rows.join('')}</g></svg>`
  const page = await sharp(Buffer.from(svg)).flatten().greyscale().png().toBuffer()
  const dotted = face.isDotted ? await throughDots(page, Math.round(size / 10)) : page
  return sharp(dotted)
    .resize({ width: Math.round(width / oversampling) })
    .png()
    .toBuffer()
}

/** As needles print it: a dot for each square of so many pixels. */
async function throughDots(page: Buffer, dot: number): Promise<Buffer> {
  const { width, height } = await sharp(page).metadata()
  const { data, info } = await sharp(page)
    .greyscale()
    .resize({ width: Math.round(width / dot) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dots = Buffer.alloc(width * height, 255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x % dot) / dot - 0.5, (y % dot) / dot - 0.5]
      const level = data[Math.floor(y / dot) * info.width + Math.floor(x / dot)] ?? 255
      if (level < 150 && u * u + v * v < 0.2) dots[y * width + x] = 0
    }
  return sharp(dots, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

async function levels(page: Buffer, change: (level: number) => number): Promise<Buffer> {
  const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true })
  const changed = data.map((level) => Math.max(0, Math.min(255, Math.round(change(level)))))
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  return sharp(changed, { raw }).png().toBuffer()
}
