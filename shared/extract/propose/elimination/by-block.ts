// What belongs together stands together: in the block where the phone of a practice was found, the first line is what it
// is called, and the only address to write to is its own.
import type { Candidate } from '../../page/candidate.ts'
import { isNameLike } from '../parties/house.ts'
import { addressScore } from '../../words/address-line.ts'
import { heightOf } from '../../page/rows.ts'
import { shareText, wholePart, wordsIn, type Place } from '../../model/place.ts'
import { trimmed } from '../position/placed.ts'
import { hasForm, recognisers } from '../../kinds/recognisers.ts'
import { hasLegalForm } from '../../words/company-words.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { documentSenses, isTypeWord } from '../../words/sense-groups.ts'
import { sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { FieldName } from '../../words/names.ts'
import type { Part } from '../../model/sheet.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { leastScore } from './match.ts'

/** In heights of a part: how far apart the lines of a block are, and how far their edges. */
const [mostGap, mostShift] = [1.3, 0.8]
const leastOfAddress = 0.45
const leastSureness = 0.85

export function byBlock(scene: Scene, left: readonly Wanted[], taken: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = []
  const isFree = (place: Place) => ![...taken, ...found].some(({ value }) => shareText(value, place))
  for (const field of left) {
    const { group } = field.name
    const kin = group === null ? [] : taken.filter((one) => one.field.name.group?.path === group.path)
    const blocks = kin.map((one) => blockAround(scene, one.value)).filter((one) => one !== null)
    const inLine = isBareName(field.name)
      ? kin.flatMap((one) => beginningOf(one.value) ?? rowHead(scene, one.value) ?? []).filter(isFree)
      : []
    const values = [...inLine, ...blocks.flatMap((block) => valueIn(scene, block, field.name, isFree) ?? [])]
    const [value, other] = values
    if (value && (!other || shareText(value, other)))
      found.push({ field, value, label: null, relation: 'position', score: leastScore })
  }
  return found
}

/** "Ascent Inspections Ltd, Unit 4 Mercury Park, Wakefield. Tel 01924 555 702" begins with who can be called there. */
function beginningOf({ part, start }: Place): Place | null {
  const name = /^[^,:\d]{4,60}(?=, )/u.exec(part.text)?.[0]
  return name !== undefined && name.length < start && hasLegalForm(name)
    ? { part, start: 0, end: name.length }
    : null
}

/** What is set off at the beginning of the line is the house that the rest of it is about. */
function rowHead({ sheet, rowOf }: Scene, value: Place): Place | null {
  const [first, ...others] = sheet.rows[rowOf(value.part)] ?? []
  return first && others.includes(value.part) && hasLegalForm(first.text) && isNameLike(first)
    ? trimmed(wholePart(first))
    : null
}

/** The lines above and below that are set alike, topmost first. */
function blockAround({ sheet, rowOf }: Scene, value: Place): Part[] | null {
  const [first] = wordsIn(value)
  const start = sheet.rows.flat().find(({ words }) => words.some(({ word }) => word === first?.word))
  if (!start) return null
  const grow = (step: 1 | -1): Part[] => {
    const lines: Part[] = []
    let last = start
    for (let row = rowOf(start) + step; row >= 0 && row < sheet.rows.length; row += step) {
      const next = sheet.rows[row]?.find((part) => areAligned(last, part, sheet.unit))
      if (!next) {
        const [any] = sheet.rows[row] ?? []
        if (any && gapBetween(last, any) > mostGap * Math.max(sheet.unit, heightOf(any))) break
        continue
      }
      if (gapBetween(last, next) > mostGap * Math.max(sheet.unit, heightOf(last), heightOf(next))) break
      lines.push(next)
      last = next
    }
    return lines
  }
  const block = [...grow(-1).reverse(), start, ...grow(1)]
  const isSetOff = (sheet.rows[rowOf(start)]?.length ?? 0) > 1
  return block.length > 1 || isSetOff ? block : null
}

function gapBetween({ box: a }: Part, { box: b }: Part): number {
  return Math.max(a.y0 - b.y1, b.y0 - a.y1)
}

function areAligned({ box: a }: Part, { box: b }: Part, unit: number): boolean {
  const shifts = [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2]
  return shifts.some((shift) => Math.abs(shift) < mostShift * unit)
}

function valueIn(
  scene: Scene,
  block: readonly Part[],
  name: FieldName,
  isFree: (place: Place) => boolean,
): Place | null {
  if (isBareName(name)) {
    return nameOf(scene, block, isFree) ?? headOf(scene, block, isFree)
  }
  if (!ofContact.has(name.type) || !hasForm(name.type)) return null
  const spans = block.flatMap((part) =>
    recognisers[name.type](part.folded)
      .filter(({ sureness }) => sureness >= leastSureness)
      .map(({ start, end }) => ({ part, start, end })),
  )
  const [only, more] = spans.filter(isFree)
  return only && !more ? only : null
}

const ofContact: ReadonlySet<FieldName['type']> = new Set(['phone', 'email', 'url'])

/** "name" and no more, of whatever the group is. */
function isBareName({ phrases, type, concept }: FieldName): boolean {
  const own = phrases.at(-1) ?? []
  const isOpen = type === 'name' || type === 'company' || (type === 'text' && concept === null)
  return isOpen && own.length > 0 && own.every((word) => isTypeWord(word, 'name'))
}

/** In heights of a part, and as a share of the page. */
const [leastOfHead, head] = [1.2, 0.18]

/** Of a letterhead the name may stand beside: the largest line there. */
function headOf(
  { sheet, labelsIn }: Scene,
  block: readonly Part[],
  isFree: (place: Place) => boolean,
): Place | null {
  const { rows, unit, box } = sheet
  const bottom = box.y0 + head * (box.y1 - box.y0)
  if (block.some((part) => part.box.y0 > bottom)) return null
  const [largest] = rows
    .flat()
    .filter((part) => part.box.y0 < bottom && heightOf(part) > leastOfHead * unit && isNameLike(part))
    .toSorted((a, b) => heightOf(b) - heightOf(a))
  if (!largest || saysDocument(largest) || labelsIn(largest).some(({ isWhole }) => isWhole)) return null
  const place = trimmed(wholePart(largest))
  return isFree(place) ? place : null
}

function saysDocument({ text, folded }: Part): boolean {
  return (
    isDocumentTitle(text) ||
    sensedOf(tokensOf(folded)).some(({ senses }) => !senses.isDisjointFrom(documentSenses))
  )
}

/** A block begins with who it is of, unless that is told already. */
function nameOf(scene: Scene, [first]: readonly Part[], isFree: (place: Place) => boolean): Place | null {
  if (!first || !isNameLike(first) || isDocumentTitle(first.text)) return null
  if (addressScore(first.text) >= leastOfAddress || scene.isInParagraph(first)) return null
  if (scene.labelsIn(first).some(({ isWhole, hasColon }) => isWhole || hasColon)) return null
  const place = trimmed(wholePart(first))
  return isFree(place) ? place : null
}
