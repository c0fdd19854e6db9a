// A value that was cut out of something longer: the figures of an IBAN told for a phone, 03*3187 of a cipher block.
import type { Box, Page } from '../../../page.ts'
import { fold } from '../../page/parts.ts'
import { hasCents } from '../../kinds/amount.ts'
import { matchesOf, type Span } from '../../kinds/recogniser.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Look } from '../../kinds/kind.ts'
import { isCipher } from './look.ts'

/** The look of the whole that a value is only a piece of; null if it stands by itself. */
export function lookOfWhole(
  page: Page,
  { value, box }: { readonly value: string; readonly box: Box | null },
): Look | null {
  const piece = fold(value.normalize('NFKC').trim())
  if (box === null || piece === '') return null
  const texts = linesAt(page, box).filter((text) => text.includes(piece))
  return (
    looks.find(([, wholesIn]) => texts.some((text) => isInside(piece, text, wholesIn(text))))?.[0] ?? null
  )
}

function linesAt({ lines }: Page, { y0, y1 }: Box): string[] {
  const middle = (y0 + y1) / 2
  return lines
    .filter(({ box }) => middle > box.y0 && middle < box.y1)
    .map(({ words }) => fold(words.map(({ text }) => text.normalize('NFKC')).join(' ')))
}

/** Wherever it stands in the text there is more of the same thing around it. */
function isInside(piece: string, text: string, wholes: readonly Span[]): boolean {
  const long = wholes.filter(({ start, end }) => end - start > piece.length)
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1))
    if (!long.some(({ start, end }) => start <= at && at + piece.length <= end)) return false
  return true
}

const looks: readonly (readonly [Look, (text: string) => readonly Span[]])[] = [
  ['cipher', (text) => spansOf(matchesOf(/[\d<>*+/-]{6,}/g, text, 1), text, isCipher)],
  ['account', (text) => recognisers.iban(text).filter(({ sureness }) => sureness === 1)],
  ['call', (text) => spansOf(recognisers.phone(text), text, (whole) => whole.startsWith('+'))],
  ['day', (text) => recognisers.date(text).filter(({ sureness }) => sureness >= sureOfDay)],
  ['percent', (text) => recognisers.percent(text).filter(({ sureness }) => sureness === 1)],
  ['cents', (text) => spansOf(recognisers.amount(text), text, hasCents)],
]
const sureOfDay = 0.9

function spansOf(spans: readonly Span[], text: string, isSo: (whole: string) => boolean): Span[] {
  return spans.filter(({ start, end }) => isSo(text.slice(start, end)))
}
