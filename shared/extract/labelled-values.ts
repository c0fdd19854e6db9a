// The values that stand by a label and can be a field's, of its type or of the type that its label also goes with.
import { withCity } from './city-box.ts'
import type { Label } from './labels.ts'
import type { ValueType } from './lexicon/concept.ts'
import { valuesOf, type Linked } from './link.ts'
import type { FieldName } from './names.ts'
import { textOf } from './place.ts'
import { edgeAsked } from './position/dates.ts'
import type { Scene } from './scene.ts'
import type { Wanted } from './wanted.ts'
import { wholeTimes } from './whole-time.ts'

export function labelled(scene: Scene, label: Label, { name, path, node }: Wanted): Linked[] {
  const all = valuesOf(scene, label, name.type)
  const found =
    name.type === 'time' && edgeAsked(name) === null ? wholeTimes(all, name.concept !== 'time') : all
  const values =
    name.type === 'code' && node.kind === 'value' && /s$/.test(path) ? found.map(withMore) : found
  if (name.concept === 'address') return values.map((value) => withCity(scene, label, value))
  const isVery = name.keys.includes(label.key)
  const other = label.isAsked && values.length === 0 ? otherType(name, isVery) : null
  if (!other) return values
  const others = valuesOf(scene, label, other)
  return name.type === 'code' ? others.filter((value) => isCodeOfLetters(textOf(value))) : others
}

/** Of account_numbers "1134-77, 1135-02" is the value. */
function withMore(value: Linked): Linked {
  const more = /^(?:[,;] ?[\p{L}\p{N}/-]*\d[\p{L}\p{N}/-]*)+(?![\p{L}\p{N}.])/u.exec(
    value.part.folded.slice(value.end),
  )
  return more ? { ...value, end: value.end + more[0].length } : value
}

/** BCAAXYZ, CORP, CA: a word in capitals alone. */
function isCodeOfLetters(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\d-]{1,15}$/u.test(text)
}

/** The very name of the field may stand before what has not the usual form: "Tax code: 1257L", "From: Oslo". */
function otherType({ type, concept }: FieldName, isVery: boolean): ValueType | null {
  if (type === 'taxId') return 'code'
  // "Rate code: CORP"
  if (type === 'code' && isVery) return 'text'
  // 入住时间 is a day as often as a time of the day
  if (type === 'time') return 'date'
  // what only its last word makes a date: donations to date
  if (concept === null && type === 'date') return isVery ? 'text' : null
  return concept === 'startDate' || concept === 'endDate' ? 'text' : null
}
