// Draws documents in Chromium and tells where their words, ruling lines and pictures stand.
import { chromium } from 'playwright'
import type { Box, Page, Word } from '../../../shared/page.ts'
import { unite } from '../../../shared/page.ts'
import { chromiumOptions } from '../../support/chromium.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** The part of a word that belongs to a fact; `at` is the number of its element, because some facts are printed twice. */
export interface Share {
  readonly fact: string
  readonly at: number
  readonly text: string
}

export interface DrawnWord {
  readonly text: string
  readonly box: Box
  /** The font size. */
  readonly size: number
  readonly shares: readonly Share[]
}

export interface Drawn {
  readonly width: number
  readonly height: number
  readonly words: readonly DrawnWord[]
  readonly rules: readonly { readonly box: Box; readonly direction: 'horizontal' | 'vertical' }[]
  readonly pictures: readonly Box[]
  readonly shot: Buffer | null
}

export interface Drawer {
  readonly draw: (sheet: Sheet, withShot: boolean) => Promise<Drawn>
  readonly close: () => Promise<void>
}

export async function openDrawer(scale: number): Promise<Drawer> {
  const browser = await chromium.launch(chromiumOptions())
  const context = await browser.newContext({
    deviceScaleFactor: scale,
    viewport: { width: 1200, height: 900 },
  })
  const page = await context.newPage()
  await page.setContent('<!doctype html><meta charset="utf-8"><body></body>')
  return {
    draw: async ({ html, width }, withShot) => {
      const { words, ...rest } = await page.evaluate(placesOn, html)
      const clip = { x: 0, y: 0, width, height: Math.max(40, rest.height) }
      const shot = withShot ? await page.screenshot({ clip, fullPage: true }) : null
      return { ...rest, words: joined(words), shot, width }
    },
    close: () => browser.close(),
  }
}

/** Runs in the page. */
function placesOn(html: string) {
  document.documentElement.innerHTML = `<head></head>${html}`
  const canvas = document.createElement('canvas').getContext('2d')
  const fonts = new Map<string, { ascent: number; descent: number }>()
  const metricsOf = (font: string) => {
    const known = fonts.get(font)
    if (known || !canvas) return known ?? { ascent: 0.93, descent: 0.24 }
    canvas.font = font
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText('x')
    fonts.set(font, { ascent, descent })
    return { ascent, descent }
  }
  const elements = new Map([...document.querySelectorAll('[data-f]')].map((element, at) => [element, at]))
  const words: {
    text: string
    box: Box
    size: number
    shares: { fact: string; at: number; text: string }[]
  }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!parent || parent.tagName === 'STYLE' || text.trim() === '') continue
    const style = getComputedStyle(parent)
    const size = Number.parseFloat(style.fontSize)
    const { ascent, descent } = metricsOf(`${style.fontSize} ${style.fontFamily}`)
    const element = parent.closest('[data-f]')
    const fact = element?.getAttribute('data-f') ?? null
    const at = element ? (elements.get(element) ?? 0) : 0
    const add = (start: number, end: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (rects.length > 1 && end - start > 1) {
        for (let i = start; i < end; i++) add(i, i + 1)
        return
      }
      const [rect] = rects
      if (!rect) return
      const own = text.slice(start, end)
      const baseline = rect.top + (rect.height * ascent) / (ascent + descent)
      const isTall = /[\u2e80-\uffef]/.test(own)
      const hasTail = /[gjpqyQ,;()ру]/.test(own)
      const isLow = /^[acemnorsuvwxz.,:;\-–—·…]+$/.test(own)
      const top = baseline - size * (isTall ? 0.86 : isLow ? 0.56 : 0.76)
      const bottom = baseline + size * (isTall ? 0.1 : hasTail ? 0.22 : 0.02)
      const shares = fact === null ? [] : [{ fact, at, text: own }]
      words.push({ text: own, size, shares, box: { x0: rect.left, x1: rect.right, y0: top, y1: bottom } })
    }
    for (const { 0: own, index } of text.matchAll(/[^\s\u00a0]+/g)) add(index, index + own.length)
  }
  const rules: { box: Box; direction: 'horizontal' | 'vertical' }[] = []
  const seen = new Set<string>()
  const rule = (direction: 'horizontal' | 'vertical', x0: number, y0: number, x1: number, y1: number) => {
    const key = [direction, x0, y0, x1, y1]
      .map((one) => (typeof one === 'number' ? Math.round(one / 3) : one))
      .join(' ')
    if (!seen.has(key))
      rules.push({ direction, box: { x0, y0, x1: Math.max(x1, x0 + 1), y1: Math.max(y1, y0 + 1) } })
    seen.add(key)
  }
  for (const element of document.querySelectorAll('td,th,.box,.line,.under,.comb')) {
    const style = getComputedStyle(element)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (style.borderBottomWidth !== '0px') rule('horizontal', left, bottom, right, bottom)
    if (style.borderTopWidth !== '0px') rule('horizontal', left, top, right, top)
    if (style.borderLeftWidth !== '0px') rule('vertical', left, top, left, bottom)
    if (style.borderRightWidth !== '0px') rule('vertical', right, top, right, bottom)
  }
  const pictures = [...document.querySelectorAll('.logo')].map((element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { x0: left, y0: top, x1: right, y1: bottom }
  })
  return { words, rules, pictures, height: Math.ceil(document.body.getBoundingClientRect().bottom) }
}

/** Elements that touch each other are one word: "日期：2024" of a label and its value. */
function joined(words: readonly DrawnWord[]): DrawnWord[] {
  const all: DrawnWord[] = []
  for (const word of words) {
    const last = all.at(-1)
    const gap = last ? word.box.x0 - last.box.x1 : Infinity
    const isLevel = last !== undefined && Math.abs(last.box.y1 - word.box.y1) < 0.35 * word.size
    if (last && isLevel && gap < 0.12 * word.size && gap > -0.3 * word.size)
      all[all.length - 1] = {
        text: last.text + word.text,
        box: unite([last.box, word.box]),
        size: word.size,
        shares: withShares(last.shares, word.shares),
      }
    else all.push(word)
  }
  return all
}

function withShares(all: readonly Share[], [next]: readonly Share[]): readonly Share[] {
  const last = all.at(-1)
  if (!next) return all
  return last?.at === next.at
    ? [...all.slice(0, -1), { ...last, text: last.text + next.text }]
    : [...all, next]
}

/** The text of each fact that is printed, where it is printed first. */
export function printedIn({ words }: Drawn): ReadonlyMap<string, string> {
  const shares = words.flatMap((word) => word.shares)
  return new Map(
    [...Map.groupBy(shares, ({ fact }) => fact)].map(([fact, own]) => {
      const first = Math.min(...own.map(({ at }) => at))
      return [fact, textOf(own.filter(({ at }) => at === first).map(({ text }) => text))]
    }),
  )
}

/** Letters of a comb are one word. */
function textOf(words: readonly string[]): string {
  const isComb = words.length > 3 && words.every((word) => word.length === 1)
  return words.join(isComb ? '' : ' ')
}

/** Lines whose gaps are wider than this, in font sizes, are lines of their own on most pages. */
const wideGaps = [1.5, 2.5, 4, Infinity, Infinity]

/** The Page that a reader without mistakes would give. */
export function pageOf(random: Random, drawn: Drawn, sheet: Sheet, languages: readonly string[]): Page {
  const wide = sheet.kind === 'receipt' && random.chance(0.7) ? Infinity : random.pick(wideGaps)
  const rows: DrawnWord[][] = []
  for (const word of drawn.words.toSorted((a, b) => a.box.y1 - b.box.y1)) {
    const middle = (word.box.y0 + word.box.y1) / 2
    const row = rows.findLast((one) => one.some(({ box }) => middle > box.y0 && middle < box.y1))
    if (row) row.push(word)
    else rows.push([word])
  }
  const scale = random.pick([1, 1.3, 1.6, 2, 2.5])
  const scaled = ({ x0, y0, x1, y1 }: Box): Box => ({
    x0: x0 * scale,
    y0: y0 * scale,
    x1: x1 * scale,
    y1: y1 * scale,
  })
  let [block, paragraph, bottom] = [0, 0, 0]
  const lines = rows.flatMap((row) => {
    const sorted = row.toSorted((a, b) => a.box.x0 - b.box.x0)
    const top = Math.min(...row.map(({ box }) => box.y0))
    const size = Math.max(...row.map((word) => word.size))
    if (top - bottom > 0.9 * size) paragraph++
    if (top - bottom > 2.5 * size) block++
    bottom = Math.max(...row.map(({ box }) => box.y1))
    const segments: DrawnWord[][] = []
    for (const word of sorted) {
      const last = segments.at(-1)?.at(-1)
      const isNear = last !== undefined && word.box.x0 - last.box.x1 < wide * word.size
      if (isNear) segments.at(-1)?.push(word)
      else segments.push([word])
    }
    return segments.map((segment) => {
      const words = segment.map(({ text, box }): Word => ({
        text,
        box: scaled(box),
        confidence: 0.985,
        chance: 0.985,
      }))
      return {
        box: unite(words.map(({ box }) => box)),
        words,
        block,
        paragraph,
        rowHeight: 1.25 * size * scale,
      }
    })
  })
  return {
    width: Math.round(drawn.width * scale),
    height: Math.round(drawn.height * scale),
    turn: 0,
    angleDegrees: 0,
    kind: sheet.kind,
    languages: [...languages],
    confidence: 0.985,
    lines,
    rules: drawn.rules.map(({ box, direction }) => ({ box: scaled(box), direction })),
    marks: drawn.pictures.map((box) => ({ kind: 'picture' as const, box: scaled(box) })),
  }
}
