// The issuer of a receipt: the lines at its head, above its date and its items, that are no address, number or title.
import { addressScore } from '../../words/address-line.ts'
import { hasBusinessWord, hasLegalForm, isLegalFormOnly } from '../../words/company-words.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { recognisers } from '../../kinds/kinds.ts'
import { joined, wholePart, type Place } from '../../model/place.ts'
import type { Part, Row } from '../../model/sheet.ts'
import type { Scene } from '../../page/scene.ts'
import { sumIn } from '../lists/sum-column.ts'
import { isOther } from './address-other.ts'
import type { Block } from './blocks.ts'
import { confidenceOf, withoutRegistration, withSecondLine, type NamedCompany } from './company.ts'

/** How likely the first, second and later lines are the name. */
const byRank = [0.66, 0.38, 0.3]
const byLaterRank = 0.25
const ofLegalForm = 0.35
const ofBusiness = 0.08
const ofHeight = 0.1
const ofBlockBelow = 0.06
/** The name stands above the address and the phone number; an owner below them. */
const ofBelowContact = -0.35
/** A word of three letters and handwriting in small letters are rarely a name. */
const ofFewLetters = -0.2
const ofSmallLetters = -0.15
/** In heights of a line. */
const tall = 1.35
const maxRoom = 3
const maxRows = 14

export function receiptNames(scene: Scene, blocks: readonly Block[]): NamedCompany[] {
  const ofAddress = new Set(
    blocks.flatMap(({ isSure, lines }) => (isSure ? lines.map(({ part }) => part) : [])),
  )
  const named: NamedCompany[] = []
  let before: Part | undefined
  let isBelowContact = false
  for (const [row, parts] of headRows(scene).entries()) {
    if (parts.some((part) => ofAddress.has(part) || isContact(part))) isBelowContact ||= named.length > 0
    const own = parts.filter((part) => !ofAddress.has(part) && isNameLike(scene, part, named.length === 0))
    for (const place of asOne(own, scene.sheet.unit)) {
      const full = place.part === own[0] ? withSecondLine(scene, place.part, row) : place
      const isSecondLine = before?.words.at(-1)?.word === place.part.words.at(-1)?.word
      if (isSecondLine) continue
      before = full.part
      const rank = byRank[named.length] ?? byLaterRank
      const isAboveBlock = blocks.some((block) => block.row > row && block.row - row <= 2)
      const around = (isAboveBlock ? ofBlockBelow : 0) + (isBelowContact ? ofBelowContact : 0)
      named.push({ place: withoutRegistration(full), score: rank + around + ofLooks(scene, full.part) })
    }
  }
  return named.toSorted((a, b) => b.score - a.score)
}

/** THE | VINE: words set wide apart are one name. */
function asOne(parts: readonly Part[], unit: number): Place[] {
  const isOne = parts.every(
    (part, i) => i === 0 || part.box.x0 - (parts[i - 1]?.box.x1 ?? 0) < maxRoom * unit,
  )
  return parts.length > 1 && isOne ? [joined(parts.map(wholePart))] : parts.map(wholePart)
}

function ofLooks({ sheet }: Scene, { text, box }: Part): number {
  return (
    (hasLegalForm(text) ? ofLegalForm : 0) +
    (hasBusinessWord(text) ? ofBusiness : 0) +
    (box.y1 - box.y0 > tall * sheet.unit ? ofHeight : 0) +
    (/^\P{L}*\p{Ll}/u.test(text) ? ofSmallLetters : 0) +
    (/^\P{L}*\p{L}{1,3}\P{L}*$/u.test(text) && !/\p{Script=Han}/u.test(text) ? ofFewLetters : 0)
  )
}

/** The rows above the first that has a date or the price of an item. */
function headRows({ sheet }: Scene): readonly Row[] {
  const end = sheet.rows.findIndex(
    (row, i) =>
      i > 0 &&
      (row.some(({ folded }) => recognisers.date(folded).length > 0) ||
        (row.length > 1 && sumIn(sheet, row) !== null)),
  )
  return sheet.rows.slice(0, end < 0 ? maxRows : Math.min(maxRows, end))
}

function isContact({ folded }: Part): boolean {
  return recognisers.phone(folded).some(({ sureness }) => sureness >= 0.85)
}

function isNameLike(scene: Scene, part: Part, isFirst: boolean): boolean {
  const { text, folded } = part
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const isKnown = hasLegalForm(text) || hasBusinessWord(text)
  // a shop may be named after its street
  const isAddress = addressScore(text) >= 0.3 && !isKnown && (!isFirst || /[\d,]/u.test(text))
  const isSlogan = /\p{Ll}{2}[.!?]$/u.test(text) && !isKnown && text.split(' ').length > 2
  return (
    letters >= 2 &&
    letters / text.replace(/\([^)]*\)?|\s/gu, '').length >= minLetters &&
    confidenceOf(part) >= minRead &&
    !(isAddress || isSlogan || isOther(scene, part) || isLabel(scene, part)) &&
    !/^\(|[^\p{L}\p{N}\p{P}\s&+|]/u.test(text) &&
    !isLegalFormOnly(text) &&
    !isDocumentTitle(text) &&
    !greeting.test(folded)
  )
}

const minLetters = 0.5
const minRead = 0.6
const greeting = /thank|welcome|visit|www|customer|copy|order|table|guest|number/u

function isLabel(scene: Scene, part: Part): boolean {
  return scene
    .labelsIn(part)
    .some(
      ({ start, hasColon, isWhole, concepts, roles }) =>
        start < 3 && (hasColon || (isWhole && concepts.length > 0)) && !roles.includes('seller'),
    )
}
