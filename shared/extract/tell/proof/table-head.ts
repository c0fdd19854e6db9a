// The heads of a table, told for somebody's name: "Description Qty Price", or one of them in its row.
import type { Box, Page } from '../../../page.ts'
import { labelIndex, lowerKey, partyNameKeys, roleLabels } from '../../lexicon/lexicon.ts'
import { headingWords } from '../../lexicon/words.ts'
import { hasLegalForm } from '../../words/company-words.ts'
import { sheetOf } from '../../page/make-sheet.ts'
import { headIndex } from '../../propose/tables/column-index.ts'

/** "Amount", "GLN", "Hotel details", "N° BC": a label or a heading, told for a name. On a specimen a name is its own label. */
export function isLabelAlone(value: string, name: string): boolean {
  if (lowerKey(value).startsWith(lowerKey(name))) return false
  const words = wordsOf(value.toLowerCase())
  const isHeading = words.length <= 3 && words.some((word) => headingWords.has(word))
  const isNumbered = /(?<!\p{L})(?:n[°º]|№|#)(?! ?\d)/iu.test(value)
  return !hasLegalForm(value) && (isHeading || isNumbered || isKnownLabel(lowerKey(value)))
}

function isKnownLabel(key: string): boolean {
  return labelIndex.has(key) || headIndex.has(key) || roleLabels.has(key) || partyNameKeys.has(key)
}

const minHeads = 2
const maxHeadLength = 4

export function isTableHead(
  page: Page,
  { value, box }: { readonly value: string; readonly box: Box | null },
): boolean {
  if (headsIn(value) >= minHeads) return true
  const hasHead = wordsOf(value).some((word) => headsIn(word) > 0)
  return hasHead && box !== null && headsInRow(page, box) > minHeads
}

function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=\p{Ll})- (?=\p{Ll})/gu, '')
    .split(/[\s|/]+/)
    .filter(Boolean)
}

/** How many heads of columns a text is made of, 0 where there is anything else in it. */
function headsIn(text: string): number {
  const words = wordsOf(text)
  let [at, count] = [0, 0]
  while (at < words.length) {
    const length = [...Array(maxHeadLength).keys()]
      .map((less) => maxHeadLength - less)
      .find(
        (size) => at + size <= words.length && headIndex.has(lowerKey(words.slice(at, at + size).join(' '))),
      )
    if (length === undefined) return 0
    at += length
    count++
  }
  return count
}

function headsInRow(page: Page, { y0, y1 }: Box): number {
  const middle = (y0 + y1) / 2
  const rows = sheetOf(page).rows.filter((row) => row.some(({ box }) => middle > box.y0 && middle < box.y1))
  return Math.max(0, ...rows.map((row) => row.reduce((sum, { text }) => sum + headsIn(text), 0)))
}
