// The anchor of a value: the text before it in its row, or above it; and the value that has the same anchor on
// another page.
import type { Page } from '../../../page.ts'
import { squash } from '../grounding/squash.ts'
import type { Place } from '../../model/place.ts'
import type { DateOrder } from '../../kinds/kind.ts'
import { dateOrderOf } from '../../kinds/date.ts'
import { hasForm, recogniseOne, type ValueType } from '../../kinds/kinds.ts'
import { fold } from '../../page/parts.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import { sheetOf } from '../../page/make-sheet.ts'
import { comparable, likenessOfLayouts } from './layout.ts'
import { ruleLimits, type Anchor } from '../../../contract/learned-rule.ts'
import { isSameValue } from './same-value.ts'
import { parsePath } from '../../../schema/path.ts'
import { conceptById } from '../../lexicon/lexicon.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { alsoMeans } from '../../lexicon/words.ts'
import { valueTypeOf } from '../../score/field-types.ts'
import { fieldNameOf } from '../../words/names.ts'
import { vocabularyOf } from '../../words/vocabulary.ts'

/** A label is short; what is longer is a sentence that won't be there again. */
const maxAnchorLength = 40

/**
 * The texts beside a value. Labels of another meaning are none; where the value was found without a correction, labels of
 * its own meaning say nothing new either.
 */
export function anchorsOf(page: Page, field: string, value: string, wasRight: boolean): Anchor[] {
  const sheet = sheetOf(page)
  const type = valueTypeOf(field, value)
  const order = dateOrderOf(page)
  const asPrinted = anchorsWhere(sheet, (part) => valueIn(part, squash(value), type))
  const anchors =
    asPrinted.length > 0 || !hasForm(type)
      ? asPrinted
      : anchorsWhere(sheet, (part) => sameValueIn(part, value, type, order))
  return anchors
    .filter(({ text }) => {
      const means = meansField(text, field)
      return means === null || (means && !wasRight)
    })
    .slice(-ruleLimits.anchors)
}

function anchorsWhere(sheet: Sheet, placeIn: (part: Part) => Place | null): Anchor[] {
  const anchors = sheet.rows.flatMap((parts, row) =>
    parts.flatMap((part, index) => {
      const place = placeIn(part)
      return place ? [anchorAt(sheet, { parts, row, index }, place)] : []
    }),
  )
  // the lower one of two is the sum of the other, so those are kept
  return anchors.filter((anchor) => anchor !== null)
}

const vocabulary = vocabularyOf(new Set(), [])

/** Whether a known label means the field: SALES TAX means no total. Returns null if either is not known. */
function meansField(label: string, field: string): boolean | null {
  const { concept } = fieldNameOf(parsePath(field) ?? [field], true)
  const meaning = vocabulary.meaningOf(tokensOf(fold(label)).map(({ key }) => key))
  if (concept === null || !meaning || meaning.concepts.length === 0) return null
  return meaning.concepts.some(
    (id) => id === concept || (conceptById.get(id)?.type !== 'amount' && alsoMeans.has(`${concept} ${id}`)),
  )
}

interface PartPlace {
  readonly parts: Row
  readonly row: number
  readonly index: number
}

function anchorAt(sheet: Sheet, { parts, row, index }: PartPlace, place: Place): Anchor | null {
  const before = parts.slice(0, index).map(({ text }) => labelIn(text))
  const behind = labelIn(place.part.text.slice(0, place.start)) ?? before.findLast((label) => label !== null)
  if (behind) return { text: behind, place: 'behind' }
  const above = partBeside(sheet.rows[row - 1], place.part)
  const label = above ? labelIn(above.text) : null
  return label === null ? null : { text: label, place: 'below' }
}

function valueIn(part: Part, wanted: string, type: ValueType): Place | null {
  if (!squash(part.text).includes(wanted)) return null
  const span = recogniseOne(type, part.folded)
  if (hasForm(type))
    return span && squash(part.text.slice(span.start, span.end)) === wanted ? { part, ...span } : null
  // the recogniser of text takes a whole segment, and the value may be its end
  const start = Array.from(part.text, (_, i) => i).findLast((i) => squash(part.text.slice(i)) === wanted)
  return start === undefined ? null : { part, start, end: part.text.length }
}

function sameValueIn(part: Part, value: string, type: ValueType, order: DateOrder): Place | null {
  const span = recogniseOne(type, part.folded)
  if (!span) return null
  const printed = part.text.slice(span.start, span.end)
  return isSameValue(printed, value, type, order) ? { part, ...span } : null
}

/** A currency before a sum stands before every other sum too. */
function labelIn(text: string): string | null {
  const label = text.replace(/[\s:：.#-]+$/u, '').trim()
  const letters = label.replace(/[^\p{L}]/gu, '')
  const isShort = letters.length < (/\p{Script=Han}/u.test(letters) ? 2 : 3)
  const currency = recogniseOne('currency', fold(letters))
  const isCurrency = currency !== null && currency.end - currency.start === letters.length
  return isShort || isCurrency || label.length > maxAnchorLength ? null : label
}

/** The part of another row that stands above or below this one. */
function partBeside(row: Row | undefined, { box }: Part): Part | undefined {
  return row?.find((other) => other.box.x0 < box.x1 && other.box.x1 > box.x0)
}

/** How like the anchor's text a label must be. */
const minLike = 0.75

/** The value that most of the anchors lead to; of two that are as many, the lower one. */
export function valueAtAnchors(sheet: Sheet, anchors: readonly Anchor[], type: ValueType): Place | null {
  const places = anchors.flatMap((anchor) => valueAtAnchor(sheet, anchor, type) ?? [])
  const textOf = ({ part, start, end }: Place) => squash(part.text.slice(start, end))
  const votesFor = (place: Place) => places.filter((other) => textOf(other) === textOf(place)).length
  const max = Math.max(0, ...places.map(votesFor))
  return places.findLast((place) => votesFor(place) === max) ?? null
}

function valueAtAnchor({ rows }: Sheet, anchor: Anchor, type: ValueType): Place | null {
  const wanted = comparable([withoutDigits(anchor.text)])
  const isAnchor = (text: string) => likenessOfLayouts(comparable([withoutDigits(text)]), wanted) >= minLike
  for (const [row, parts] of rows.entries()) {
    for (const [index, part] of parts.entries()) {
      const own = anchor.place === 'behind' ? ownValue(part, type, isAnchor) : null
      if (own) return own
      if (!isAnchor(part.text)) continue
      const next = anchor.place === 'behind' ? parts[index + 1] : partBeside(rows[row + 1], part)
      const span = next && recogniseOne(type, next.folded)
      if (next && span) return { part: next, ...span }
    }
  }
  return null
}

/** Label and value in one part, as in "Total: 12.50". */
function ownValue(part: Part, type: ValueType, isAnchor: (text: string) => boolean): Place | null {
  if (!hasForm(type)) {
    const colon = part.text.search(/[:：]/)
    if (colon === -1 || !isAnchor(part.text.slice(0, colon))) return null
    const rest = recogniseOne('text', part.folded.slice(colon + 1))
    return rest && { part, start: colon + 1 + rest.start, end: colon + 1 + rest.end }
  }
  const span = recogniseOne(type, part.folded)
  return span && isAnchor(part.text.slice(0, span.start)) ? { part, ...span } : null
}

function withoutDigits(text: string): string {
  return text.replace(/\p{N}/gu, '')
}
