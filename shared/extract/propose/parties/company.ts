// Companies that may have written a page: the lines at its head that are no address, number or title. The first of them is
// the shop of a receipt; a letter may begin with anything, and names its writer above the address.
import { addressScore } from '../../words/address-line.ts'
import { isInColumn } from './address-growth.ts'
import { isOther } from './address-other.ts'
import { isBareType, isSetOff, type Block } from './blocks.ts'
import { hasBusinessWord, hasLegalForm, isKindOnly, isLegalFormOnly } from '../../words/company-words.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { joined, wholePart, wordsIn, type Place } from '../../model/place.ts'
import { isAddressed } from './salutation.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import { sumIn } from '../lists/sum-column.ts'

export interface NamedCompany {
  readonly place: Place
  readonly score: number
  readonly maxConfidence?: number
}

/** Scores that a line gets by its place and its words. */
interface Weights {
  /** For the first name-like line, the second, and all later ones. */
  readonly byRank: readonly number[]
  readonly legalForm: number
  readonly business: number
  readonly nearBlock: number
  /** It stands right above an address. */
  readonly aboveAddress: number
  /** The name of a shop stands above the address and the phone number; an owner below them. */
  readonly belowContact: number
  /** It begins the page with its own address or phone number, so that a name further down is whom the letter is to. */
  readonly letterhead: number
  /** "Name:" below the first line names the other party, as a letterhead has no labels. */
  readonly labelled: number
}

const ofReceipt: Weights = {
  ...{ byRank: [0.66, 0.38, 0.3, 0.25], legalForm: 0.35, business: 0.08 },
  ...{ nearBlock: 0.06, aboveAddress: 0, belowContact: -0.35, letterhead: 0, labelled: 0 },
}
const ofLetter: Weights = {
  ...{ byRank: [0.54, 0.48, 0.44, 0.4, 0.36, 0.33], legalForm: 0.4, business: 0.15 },
  ...{ nearBlock: 0.06, aboveAddress: 0.14, belowContact: 0, letterhead: 0.45, labelled: -0.25 },
}

const ofHeight = 0.1
const ofUnread = -0.25
/** A logo that the whole name repeats below it. */
const ofLogo = -0.15
/** 新宿西口店, 성수점: the branch of a shop. */
const ofBranch = 0.45
/** A word of three letters and handwriting in small letters are rarely a name. */
const ofFewLetters = -0.2
const ofSmallLetters = -0.15
/** In heights of a line. */
const tall = 1.35
const maxRoom = 3

/** The likeliest name first. */
export function companiesOf(scene: Scene, blocks: readonly Block[]): NamedCompany[] {
  const { sheet } = scene
  const weights = sheet.isReceipt ? ofReceipt : ofLetter
  const ofAddress = new Set(
    blocks.flatMap(({ isSure, lines }) => (isSure ? lines.map(({ part }) => part) : [])),
  )
  const named: NamedCompany[] = []
  let before: Part | undefined
  let isBelowContact = false
  let rank = 0
  const rows = headRows(sheet)
  const isWhere = (part: Part) =>
    ofAddress.has(part) || isContact(part) || addressScore(part.text) >= minAddress
  for (const [row, parts] of rows.entries()) {
    if (parts.some((part) => ofAddress.has(part) || isContact(part))) isBelowContact ||= rank > 0
    const own = parts.filter(
      (part) => isSenderLine(part) || (!ofAddress.has(part) && isNameLike(scene, part, rank === 0)),
    )
    for (const place of asOne(own, sheet.unit)) {
      const full = place.part === own[0] ? withSecondLine(scene, place.part, row) : place
      const isSecondLine = before?.words.at(-1)?.word === place.part.words.at(-1)?.word
      if (isSecondLine) continue
      before = full.part
      const isRead = confidenceOf(full.part) >= minRead
      const isLogo = sheet.isReceipt && (rows[row + 1] ?? []).some((next) => goesOnFrom(full.part, next))
      const isNear = blocks.some((block) => block.row > row && block.row - row <= 2)
      const isAbove = blocks.some(({ names }) => names.at(-1) === place.part)
      const isHead = row === 0 && (isSenderLine(full.part) || (rows[1] ?? []).some(isWhere))
      const label = scene
        .labelsIn(place.part)
        .find(
          (one) => one.start < 3 && (one.hasColon || isSetOff(place.part, one) || isBareType(one, 'name')),
        )
      const score =
        (weights.byRank[rank] ?? weights.byRank.at(-1) ?? 0) +
        (isRead ? 0 : ofUnread) +
        (isLogo ? ofLogo : 0) +
        (isNear ? weights.nearBlock : 0) +
        (isAbove ? weights.aboveAddress : 0) +
        (isHead ? weights.letterhead : 0) +
        (isBelowContact ? weights.belowContact : 0) +
        (label && rank > 0 ? weights.labelled : 0) +
        looksOf(sheet, full.part, weights)
      const bare = withoutRegistration(full)
      // the name above an address may be whom a letter is written to, unless it comes first
      const isUnsure = !sheet.isReceipt && (isAbove || isNear) && rank > 0
      named.push({
        place: { ...bare, start: Math.max(bare.start, label?.end ?? 0) },
        score,
        ...(isUnsure && { maxConfidence: maxOfUnsure }),
      })
      // dirt above the name does not count, nor does a logo
      if (isRead && !isLogo) rank++
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

/** "dm", and below it "dm-drogerie markt". */
function goesOnFrom({ folded: logo }: Part, { folded: name }: Part): boolean {
  return name.length > logo.length && name.startsWith(logo) && /^\P{L}/u.test(name.slice(logo.length))
}

function looksOf(sheet: Sheet, { text, box }: Part, { legalForm, business }: Weights): number {
  return (
    (hasLegalForm(text) ? legalForm : 0) +
    (hasBusinessWord(text) ? business : 0) +
    (box.y1 - box.y0 > tall * sheet.unit ? ofHeight : 0) +
    (sheet.isReceipt && /(?:店|점)\)?$/u.test(text) ? ofBranch : 0) +
    (/^\P{L}*\p{Ll}/u.test(text) ? ofSmallLetters : 0) +
    (/^\P{L}*\p{L}{1,3}\P{L}*$/u.test(text) && !/\p{Script=Han}/u.test(text) ? ofFewLetters : 0)
  )
}

const maxOfUnsure = 0.69
const maxRows = 14
const minRows = 8
/** The share of the height of a page. */
const maxHead = 0.3

/** The head of a receipt ends above the first row that has a date or the price of an item. */
function headRows(sheet: Sheet): readonly Row[] {
  const { rows, box } = sheet
  const isBody = (row: Row, i: number) =>
    i > 0 &&
    (row.some(({ folded }) => recognisers.date(folded).length > 0) ||
      (row.length > 1 && sumIn(sheet, row) !== null))
  const isLow = (row: Row, i: number) =>
    i >= minRows && (row[0]?.box.y0 ?? 0) > box.y0 + maxHead * (box.y1 - box.y0)
  const end = rows.findIndex(sheet.isReceipt ? isBody : isLow)
  return rows.slice(0, end < 0 ? maxRows : Math.min(maxRows, end))
}

function isContact({ folded }: Part): boolean {
  return recognisers.phone(folded).some(({ sureness }) => sureness >= 0.85)
}

function isNameLike(scene: Scene, part: Part, isFirst: boolean): boolean {
  const { text, folded } = part
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const isKnown = hasLegalForm(text) || hasBusinessWord(text)
  // a shop may be named after its street
  const isAddress =
    (addressScore(text) >= minAddress && !isKnown && (!isFirst || /[\d,]/u.test(text))) ||
    (/^\d{1,4}\p{L}? (?:\p{L}+ )+\p{L}+$/u.test(text) && !hasLegalForm(text))
  const isSlogan =
    (/\p{Ll}{2}[.!?]$/u.test(text) && !isKnown && text.split(' ').length > 2) ||
    (sentence.test(folded) && !hasLegalForm(text))
  return (
    letters >= 2 &&
    letters / text.replace(/\([^)]*\)?|\s/gu, '').length >= minLetters &&
    !(isAddress || isSlogan || isDatum(scene, part)) &&
    !/^\((?![주유株有])|[^\p{L}\p{N}\p{P}\s&+|]/u.test(text) &&
    !isLegalFormOnly(text) &&
    !isDocumentTitle(text) &&
    !isAddressed(text) &&
    !greeting.test(folded)
  )
}

const sentence =
  /(?<!\p{L})(?:is|are|was|were|has|have|will|shall|ist|sind|wird|est|sont|son|sono|são)(?!\p{L})/u
const minLetters = 0.5
const minRead = 0.6
const greeting = /thank|welcome|visit|www|customer|copy|order|table|guest|number/u

/** Beside the name of a letter stand labels of other things, with and without a value. */
function isDatum(scene: Scene, part: Part): boolean {
  const { text, folded } = part
  const isLabelled = isLabel(scene, part)
  if (scene.sheet.isReceipt) return isLabelled || isOther(scene, part)
  if (hasLegalForm(text)) return false
  return (
    isLabelled ||
    /:\s*\S|[:：]$|\d{4}/u.test(text.replace(/\([^)]*\)/gu, '')) ||
    [recognisers.date, recognisers.email, recognisers.url].some((spansIn) => spansIn(folded).length > 0)
  )
}

function isLabel(scene: Scene, part: Part): boolean {
  return scene
    .labelsIn(part)
    .some(
      ({ start, hasColon, isWhole, concepts, roles }) =>
        start < 3 && (hasColon || (isWhole && concepts.length > 0)) && !roles.includes('seller'),
    )
}

function confidenceOf(part: Part): number {
  return wordsIn(wholePart(part)).reduce((sum, { word }) => sum + word.confidence, 0) / part.words.length
}

/** A name that breaks off at "&", or that the legal form on the next line completes. */
function withSecondLine(scene: Scene, part: Part, row: number): Place {
  const next = scene.sheet.rows[row + 1]?.find((one) => isInColumn(scene, part, one))
  if (
    !next ||
    scene.labelsIn(part).some(({ isWhole }) => isWhole) ||
    (hasLegalForm(part.text) && !isLegalFormOnly(next.text)) ||
    /[:：]|\d{4}/u.test(part.text)
  )
    return wholePart(part)
  const gap = next.box.y0 - part.box.y1
  if (addressScore(next.text) >= 0.45 || gap > 1.5 * scene.sheet.unit) return wholePart(part)
  const hasDigits = /\d/.test(part.text + next.text)
  const isForm = isLegalFormOnly(next.text) || (!hasDigits && isKindOnly(next.text) && !isKindOnly(part.text))
  const height = (one: Part) => one.box.y1 - one.box.y0
  const isAlike =
    !hasDigits && Math.abs(height(next) - height(part)) < 0.3 * height(part) && gap < 0.9 * scene.sheet.unit
  const isOpen =
    /(?:&|-|\([^)]*|(?<!\p{L})(?:and|zum|zur|am|im|der|de|du|des|la|le|les|el|al|del|of|the))\s*$/iu.test(
      part.text,
    )
  return isForm || (isAlike && isOpen) ? joined([wholePart(part), wholePart(next)]) : wholePart(part)
}

const registrations =
  /\s*(?:[({[][^(){}[\]]*\d[^(){}[\]]*[)}\]]|\(?(?:\p{Lu}-?)?(?:\d{6,}|\d{4,}(?=-?\p{L}))-?\p{L}?\)?(?:\s*\([^)]*\))?)\s*[^\p{L}\p{N}]*$|(?:\s+\p{Ll}|[\s|_—~=<>«»*•·:;,+-]+)$/u

/** "Firma GmbH · Weg 1 · 12345 Ort": the sender as one line above a window. */
const senderLine = /^\p{L}[^·•|,]{2,40}?(?= ?[·•|] | - .* - |, .*\d.*, .*\d{4})/u
const [minAddress, minOfSender] = [0.3, 0.45]

function isSenderLine({ text }: Part): boolean {
  return senderLine.test(text) && addressScore(text) >= minOfSender
}

/** A number in brackets after a name is where it is registered, not how it is called; so are marks around it. */
function withoutRegistration(place: Place): Place {
  const sender = isSenderLine(place.part) ? senderLine.exec(place.part.text) : null
  if (sender) return { ...place, start: 0, end: sender[0].trimEnd().length }
  const tail = registrations.exec(place.part.text)
  const end = tail && tail.index > 2 ? tail.index : place.end
  const start = /^[^\p{L}\p{N}(]+/u.exec(place.part.text)?.[0].length ?? 0
  return { ...place, start, end }
}
