// The values that stand by a label and can be a field's, of its type or of the type that its label also goes with.
import { withCity } from '../parties/city-box.ts'
import type { Label } from '../../page/labels.ts'
import { recognisers, type ValueType } from '../../kinds/kinds.ts'
import { valuesOf } from './link.ts'
import { counted } from './link-typed.ts'
import type { Linked } from '../../model/linked.ts'
import type { FieldName } from '../../words/names.ts'
import { currencyCodes } from '../../lexicon/words.ts'
import { foldedOf, joined, textOf, type Place } from '../../model/place.ts'
import { recogniseDuration } from '../../kinds/duration.ts'
import type { Scene } from '../../page/scene.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { wholeCell, wholeTimes } from '../prose/whole-time.ts'

export function labelled(scene: Scene, label: Label, { name, path, node }: RequestedField): Linked[] {
  const found = wholeValues(valuesOf(scene, label, name.type), name, path)
  const isMany = name.type === 'code' && node.kind === 'value' && path.endsWith('s')
  const values = found.map((value) =>
    isMany ? withMore(value) : withBrokenRest(scene, grownTo(value, label, name), name.type),
  )
  if (name.concept === 'address') return values.map((value) => withCity(scene, label, value))
  const lasting =
    name.type === 'time' && name.concept !== 'time' && values.length === 0 ? durations(scene, label) : []
  if (lasting.length > 0) return lasting
  const isVery = name.keys.includes(label.key)
  if (name.type === 'date' && isMoment(path) && values.length === 0)
    return wholeTimes(valuesOf(scene, label, 'time'), true)
  const other = label.isAsked && values.length === 0 ? otherType(name, isVery) : null
  if (!other) return values
  const others = valuesOf(scene, label, other)
  if (name.type === 'number') return others.filter((value) => isWord.test(textOf(value)))
  return name.type === 'code' ? others.filter((value) => isCodeOfLetters(textOf(value))) : others
}

/** Extends dates by their time of day, and times to their range or day, if the field asks for more than a bare one. */
function wholeValues(found: Linked[], name: FieldName, path: string): Linked[] {
  if (name.type === 'date') {
    return asksForDay(name) && !isMoment(path) ? found : found.map(wholeCell)
  }
  if (name.type !== 'time') return found
  return asksForEdge(name) ? found : wholeTimes(found, name.concept !== 'time')
}

/** A day is asked for by its word; check-in and departure are moments where the page tells them so. */
function asksForDay({ phrases }: FieldName): boolean {
  return (phrases.at(-1) ?? []).some(
    (word) => isTypeWord(word, 'date') || !word.senses.isDisjointFrom(dayEdges),
  )
}

/** Whether a name asks for the beginning or for the end of something. */
function asksForEdge({ phrases }: FieldName): boolean {
  return (phrases.at(-1) ?? []).some((word) => !word.senses.isDisjointFrom(edges))
}

const dayEdges = sensesOfAny('deadline', 'birth', 'expiry', 'issue')

/** Extends a date by its time of day, unless the field asks for a bare day. */
export function wholeFor(name: FieldName, value: Place): Place {
  return name.type === 'date' && !asksForDay(name) ? wholeCell(value) : value
}

/** sampled_at, sampledAt */
function isMoment(path: string): boolean {
  return /[a-z](?:_at|At)$/.test(path)
}

/** LG-HT 284 is one number, and "10:42 to 11:05" is when something was, where nobody asks for its beginning. */
function grownTo(value: Linked, label: Label, name: FieldName): Linked {
  const { type, phrases } = name
  const from = value.part === label.part ? label.end : 0
  const all = value.part.text.slice(from).trimEnd()
  const start = from + all.length - all.trimStart().length
  const isCount = type === 'number' && value.part !== label.part && label.isWhole
  if (isCount && counted.test(value.part.folded.trim()))
    return { ...value, start, end: start + all.trim().length }
  const isOneCode =
    type === 'code' &&
    (start < value.start && value.part === label.part
      ? letteredCode.test(all.trim())
      : groupedCode.test(all.trim()) || hanCode.test(all.trim()) || isOwnCell(label, value, all.trim())) &&
    !currencies.has(all.trim().split(' ').at(-1) ?? '')
  if (isOneCode && start <= value.start) return { ...value, start, end: from + all.length }
  const isEdge = (phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(edges))
  const range = type === 'time' && !isEdge ? timeRange.exec(value.part.folded.slice(from)) : null
  if (!range || from + range.index > value.start) return value
  return { ...value, start: from + range.index, end: from + range.index + range[0].length }
}

/** BACKGARDEN 2, ET 5570 / ET 5582: all of what stands beside a label. */
function isOwnCell({ part, isWhole }: Label, value: Linked, all: string): boolean {
  return isWhole && value.part !== part && capitalCode.test(all)
}

const capitalCode = /^(?=.*\d)\p{Lu}[\p{Lu}\d./-]*(?: (?:\/ )?[\p{Lu}\d./-]+){1,4}$/u
const letteredCode = /^\p{Lu}{1,3}[ -][\p{Lu}\d][\p{Lu}\d -]{1,8}$/u
/** 4827 LVN, IT 0912 FE 003846 */
const groupedCode = /^(?=.*\d)[\p{Lu}\d]{2,6}(?: [\p{Lu}\d]{2,6}){1,4}$/u
/** （2023）苏0481民初5172号, 京(2019)朝不动产权第0012345号 */
const hanCode = /^[\p{Script=Han}\d(（〔[【][\p{Script=Han}\p{Lu}\d ()（）〔〕[\]【】-]{4,32}\d ?[号號]$/u
const currencies: ReadonlySet<string> = new Set(currencyCodes)

const edges = sensesOfAny('start', 'end')
const time = '\\d{1,2}[:.h]\\d{2}(?: ?(?:uhr|h|hrs|am|pm|a\\.m\\.|p\\.m\\.))?'
const timeRange = new RegExp(
  `(?<!\\d)${time} ?(?:[-–—~〜～一]|to|bis|à|a|alle|às|tot|do|until) ?(?:las )?${time}(?!\\d)`,
  'u',
)

/** "Running time: 2 hours 10 minutes" */
function durations(scene: Scene, label: Label): Linked[] {
  return valuesOf(scene, label, 'text').flatMap((value) => {
    if (recognisers.date(foldedOf(value)).length > 0) return []
    const spans = recogniseDuration(foldedOf(value)).toSorted((a, b) => a.start - b.start)
    const last = spans.findLast((span, i) => i === 0 || span.start - (spans[i - 1]?.end ?? 0) <= maxAndLength)
    return spans[0]?.start === 0 && last ? [{ ...value, end: value.start + last.end }] : []
  })
}

/** In characters: 2 hours and 10 minutes. */
const maxAndLength = 5

/** The value of account_numbers may be several: "1134-77, 1135-02". */
function withMore(value: Linked): Linked {
  const more = /^(?:[,;] ?[\p{L}\p{N}/-]*\d[\p{L}\p{N}/-]*)+(?![\p{L}\p{N}.])/u.exec(
    value.part.folded.slice(value.end),
  )
  return more ? { ...value, end: value.end + more[0].length } : value
}

/** 855-8321- at the end of its cell or line goes on in the next one: 8435. */
function withBrokenRest(scene: Scene, value: Linked, type: ValueType): Linked {
  const { part, start, end } = value
  if (type !== 'code' || part.folded.slice(end) !== '-') return value
  const row = scene.sheet.rows[scene.rowOf(part) + 1] ?? []
  const next = row.find(({ box }) => box.x0 < part.box.x1 && part.box.x0 < box.x1) ?? row[0]
  const rest = next && /^\d[\p{L}\d-]*/u.exec(next.folded)
  if (!rest) return value
  const broken = [
    { part, start, end: end + 1 },
    { part: next, start: 0, end: rest[0].length },
  ]
  return { ...value, ...joined(broken) }
}

/** Nestling, full grown */
const isWord = /^\p{L}{3,}(?: \p{L}{3,})?$/u

/** BCAAXYZ, CORP, CA: a word in capitals alone. */
function isCodeOfLetters(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\d-]{1,15}$/u.test(text)
}

/** The very name of the field may stand before what has not the usual form: "Tax code: 1257L", "From: Oslo". */
function otherType({ type, concept }: FieldName, isVery: boolean): ValueType | null {
  if (type === 'taxId') return 'code'
  // "Rate code: CORP"
  if (type === 'code' && isVery) return 'text'
  // a site is rather a place than an address of the web, animals have words of their own, and an age may be one
  if ((type === 'url' || type === 'gender' || type === 'number') && isVery) return 'text'
  // 入住时间 is a day as often as a time of the day
  if (type === 'time') return 'date'
  // only its last word makes "donations to date" look like a date
  if (concept === null && type === 'date') return isVery ? 'text' : null
  return concept === 'startDate' || concept === 'endDate' ? 'text' : null
}
