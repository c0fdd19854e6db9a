// Ways in which a label may say a field's name: in its words, over two lines, below a heading, by who does it, or only
// what the name is about.
import type { NamedPart } from '../../words/label-words.ts'
import { hasForm } from '../../kinds/kinds.ts'
import type { Part } from '../../model/sheet.ts'
import { wallOf } from '../../page/neighbours.ts'
import type { Scene } from '../../page/scene.ts'
import { isOfPerson, isTypeWord } from '../../words/sense-groups.ts'
import { isSame } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import {
  colonBehind,
  has,
  hasWord,
  isContent,
  isValue,
  matchIn,
  type Match,
  type Wish,
  type Words,
} from '../../words/word-match.ts'

export function matched(scene: Scene, named: NamedPart, wish: Wish): Match | null {
  if (saysWho(named) && hasForm(wish.type)) return null
  return (
    (saysWho(named) ? matchAgent(named, wish) : null) ??
    matchIn(named, wish) ??
    matchAcross(scene, named, wish) ??
    matchBelowHeading(scene, named, wish) ??
    matchAgent(named, wish) ??
    matchPart(named, wish)
  )
}

/** Behind "Sampled by" stands who it was, and not when. */
function saysWho({ part }: NamedPart): boolean {
  return /^\p{L}{4,}ed by *:?$/u.test(part.folded)
}

/** "Tested by" for tester, "Approved by" for approver: who does it. */
function matchAgent({ part }: NamedPart, { words: [word, more] }: Wish): Match | null {
  const doer = /^(?<stem>[a-z]{4,}?)(?:er|or)$/.exec(word?.key ?? '')?.groups?.['stem']
  const done = /^(?<stem>[a-z]{4,}?)e?d by *:?/.exec(part.folded)
  if (more || doer === undefined || done?.groups?.['stem'] !== doer) return null
  return { end: done[0].trimEnd().length, share: 0.95 }
}

/** "Class" for cabin_class, 姓名 for the guest's: what the name is about, without what it says more closely. */
function matchPart({ part, label }: NamedPart, { words, type, isKnown }: Wish): Match | null {
  const own = words.filter((word) => !isTypeWord(word, type))
  // the label of a person's name may be "Name" alone
  const [person, more] = own
  const isName = type === 'name' && person !== undefined && more === undefined && isOfPerson(person)
  const about = isName ? words.find((word) => isTypeWord(word, type)) : own.at(-1)
  const isSum = type === 'amount' && own.length === 1 && isOfNoOtherSum(label, words)
  if (
    (isKnown && type !== 'date') ||
    (own.length < 2 && !isName && !isSum) ||
    !about ||
    !label.some((one) => isSame(one, about))
  )
    return null
  const last = Math.max(...label.filter((one) => isSame(one, about)).map(({ end }) => end))
  const colon = colonBehind(part.folded, last)
  const content = label.filter((one) => isContent(one) && (colon < 0 || one.end <= colon))
  const isFilled = colon >= 0 || isValue(part.text.slice(last), true)
  const said = isFilled && colon < 0 ? content.filter(({ end }) => end <= last) : content
  if (!isSum && !said.every((one) => has(words, one) || isTypeWord(one, type))) return null
  const end = colon >= 0 ? colon + 1 : isFilled ? last : part.folded.length
  return { end, share: partialShare, isPartial: true }
}

const partialShare = 0.72

/** "Insurance of goods (monthly)" for insurance_fee; a deposit or a discount is a sum of its own. */
function isOfNoOtherSum(label: Words, words: Words): boolean {
  return label.length <= 4 && !label.some((one) => !has(words, one) && !one.senses.isDisjointFrom(sumSenses))
}

const sumSenses = sensesOfAny(
  ...'deposit,discount,tax,fine,balance,deduction,previous,interest,bonus,refund,total,net,gross,reminder'.split(
    ',',
  ),
)

/** In heights of a part. */
const reachOfHeading = 6

/** "City or town" below the heading "Mailing address" is the mailing address's. */
function matchBelowHeading(
  scene: Scene,
  { part, label: own }: NamedPart,
  { words, type }: Wish,
): Match | null {
  if (words.length < 2 || own.length === 0) return null
  // the form of a date or a sum says its type too, so other words may say the same
  const says = hasForm(type) ? has : hasWord
  const missing = words.filter((word) => !says(own, word))
  // the heading's words come first in the name
  if (missing.length === 0 || missing.length > words.length / 2 || missing[0] !== words[0]) return null
  // "Date of issue" below "Certificate of Calibration" is not when it was calibrated
  if (hasForm(type) && !own.filter(isContent).every((one) => has(words, one))) return null
  const isHeading = (other: Part) =>
    other.box.y1 < part.box.y1 &&
    part.box.y0 - other.box.y1 < reachOfHeading * scene.sheet.unit &&
    !/^\p{Ll}/u.test(other.text) &&
    heads(scene, other, part)
  const isSaid = scene.sheet.rows
    .flat()
    .some((other) => isHeading(other) && missing.every((word) => says(scene.wordsIn(other).label, word)))
  return isSaid ? { end: part.folded.length, share: 0.75 } : null
}

/** Above it, in its column or in the same box of a form. */
function heads({ sheet }: Scene, { box: heading }: Part, { box }: Part): boolean {
  const right = Math.max(heading.x1, wallOf(sheet, heading) ?? 0)
  return heading.x0 < box.x1 && right > box.x0
}

/** A label that goes on in the line below it. */
function matchAcross(scene: Scene, { part, row, label: own }: NamedPart, { words }: Wish): Match | null {
  const [first] = words
  if (!first || words.length < 2 || !hasWord(own, first)) return null
  const next = scene.sheet.rows
    .slice(row + 1, row + 3)
    .flat()
    .find(
      ({ box }) =>
        Math.abs(box.x0 - part.box.x0) < 2.5 * scene.sheet.unit &&
        box.y0 - part.box.y1 < 0.8 * scene.sheet.unit,
    )
  if (!next) return null
  const all = [...own, ...scene.wordsIn(next).label]
  const share = words.length / Math.max(1, all.filter(isContent).length)
  return words.every((word) => hasWord(all, word)) && share >= 0.3
    ? { end: part.folded.length, share: 0.65 + 0.3 * share }
    : null
}
