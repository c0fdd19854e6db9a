// By what a layout is known again: the lines at the top of a page, which name who made it and what it is.
import type { Page } from '../../../page.ts'
import { joinWords } from '../../../text/join.ts'
import { squash } from '../grounding/squash.ts'
import { ruleLimits } from '../../../contract/learned-rule.ts'

/** Below lies what differs from document to document: items, names, sums. */
const headShare = 0.35
const minLineLength = 6

export function layoutOf(page: Page): string[] {
  const texts = page.lines.toSorted((a, b) => a.box.y0 - b.box.y0).map((line) => joinWords(line))
  const head = texts.slice(0, Math.max(8, Math.ceil(texts.length * headShare)))
  return head
    .filter(isLasting)
    .slice(0, ruleLimits.lines)
    .map((line) => line.slice(0, ruleLimits.line))
}

/** Whether a text stays the same: digits (a date, a number) and prices differ on the next document. */
function isLasting(text: string): boolean {
  const squashed = squash(text)
  const digits = squashed.replace(/\P{N}/gu, '').length
  const isItem = /\d[.,]\d{2}\D{0,3}$/u.test(text)
  return squashed.length >= minLineLength && digits <= squashed.length * 0.4 && !isItem
}

/** From 0 to 1, either way round: a short head must not be found in any long one. */
export function likenessOfLayouts(a: Layout, b: Layout): number {
  return (shareFound(a, b) + shareFound(b, a)) / 2
}

export type Layout = readonly LayoutLine[]

interface LayoutLine {
  readonly length: number
  readonly pairs: ReadonlySet<string>
}

/** Lines ready to be compared: by their pairs of letters, which a misread letter or two leave alone. */
export function comparable(lines: readonly string[]): Layout {
  return lines.map((line) => {
    const text = squash(line)
    return { length: text.length, pairs: new Set(Array.from(text.slice(1), (c, i) => text.charAt(i) + c)) }
  })
}

const minLikeLine = 0.6

function shareFound(a: Layout, b: Layout): number {
  let found = 0
  let all = 0
  for (const line of a) {
    all += line.length
    const best = Math.max(0, ...b.map((other) => likenessOfLines(line, other)))
    if (best >= minLikeLine) found += line.length * best
  }
  return all === 0 ? 0 : found / all
}

function likenessOfLines(a: LayoutLine, b: LayoutLine): number {
  const sum = a.pairs.size + b.pairs.size
  if (sum === 0 || Math.min(a.pairs.size, b.pairs.size) * 2 < sum * minLikeLine) return 0
  let shared = 0
  for (const pair of a.pairs) if (b.pairs.has(pair)) shared++
  return (2 * shared) / sum
}
