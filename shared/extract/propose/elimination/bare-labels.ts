// "Date: 18/11/2024" on an order is the order's date, "N.º 0099-4471-K" beside the title of a licence is its number:
// a label that says nothing but the type of its value is that of the one field of this type that has none.
import type { Candidate } from '../../page/candidate.ts'
import { isInPeriod } from '../../page/date-range.ts'
import { labelled } from '../labels/labelled-values.ts'
import type { Label } from '../../page/labels.ts'
import type { ValueType } from '../../lexicon/concept.ts'
import { shareText } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import { documentSenses, isTypeWord } from '../../words/sense-groups.ts'
import { sensedOf } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Wanted } from '../../words/wanted.ts'

/** Another field would have been named: no bare "Date" is that of a birth or of an expiry. */
const ofTheirOwn: ReadonlySet<string> = new Set([
  ...[
    'birthDate',
    'expiryDate',
    'dueDate',
    'deliveryDate',
    'endDate',
    'customerNumber',
    'licensePlate',
    'vin',
  ],
])

const weight = 0.62
const fewestHeads = 4

export function byBareLabels(
  scene: Scene,
  left: readonly Wanted[],
  taken: readonly Candidate[],
): Candidate[] {
  return (['date', 'code', 'time'] as const).flatMap((type) => {
    const field = onlyOf(left, type)
    const labels =
      field === null ? [] : type === 'code' ? [...bareNumbers(scene), ...bareCodes(scene)] : bare(scene, type)
    const found = field === null ? [] : labels.flatMap((label) => candidatesAt(scene, field, label))
    const free = found.filter(
      ({ value }) => !isInPeriod(value) && !taken.some((other) => shareText(other.value, value)),
    )
    return free.toSorted((a, b) => b.score - a.score).slice(0, 1)
  })
}

function onlyOf(left: readonly Wanted[], type: ValueType): Wanted | null {
  const asking = left.filter(({ name }) => name.type === type)
  // "signed on" is at the bottom, where a date has no more than its word, and so has a letter's at its top
  const isMeant =
    type === 'code' ? isOfDocument : type === 'date' && asking.length > 1 ? isOfWriting : () => true
  const [only, other] = asking.filter(isMeant)
  return only && !other && isOfDocument(only) ? only : null
}

function isOfWriting({ name }: Wanted): boolean {
  return (name.phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(writingSenses))
}

const writingSenses = sensesOfAny('signature', 'signed', 'letter', 'issue')

/** A date that is not somebody's own, or a number of what the document is. */
function isOfDocument({ name }: Wanted): boolean {
  if (name.concept !== null && ofTheirOwn.has(name.concept)) return false
  if (name.type === 'date' || name.type === 'time') return true
  const words = name.phrases.at(-1) ?? []
  return words.some(({ senses }) => !senses.isDisjointFrom(documentSenses))
}

function candidatesAt(scene: Scene, field: Wanted, label: Label): Candidate[] {
  return labelled(scene, label, field).map((value) => ({
    field,
    value,
    label,
    relation: value.relation,
    score: weight * value.closeness,
  }))
}

function bare({ labels, sheet }: Scene, type: 'date' | 'time'): Label[] {
  return labels.filter(({ concepts, part, start, end, quality, row, hasColon }) => {
    // the head of a column is not the document's
    if (!hasColon && (sheet.rows[row]?.length ?? 0) >= fewestHeads) return false
    const words = sensedOf(tokensOf(part.folded.slice(start, end)))
    return concepts.includes(type) && quality >= 0.6 && words.every((word) => isTypeWord(word, type))
  })
}

/** 编号：LA-YJ-250814, 番号 */
function bareCodes({ labels }: Scene): Label[] {
  return labels.filter(({ part, start, end, quality, hasColon }) => {
    const words = sensedOf(tokensOf(part.folded.slice(start, end)))
    const isBehindNothing = start === 0 && hasColon && quality >= leastQuality
    return isBehindNothing && words.length > 0 && words.every((word) => isTypeWord(word, 'code'))
  })
}

const leastQuality = 0.9

/** "N° 17", or "Licence n° 17". */
function bareNumbers({ sheet }: Scene): Label[] {
  return sheet.rows.flatMap((parts, row) =>
    parts.flatMap((part, index) => {
      const frame = framed.exec(part.folded)?.[0].length ?? 0
      if (frame > 0) return [{ ...numberLabel, part, row, index, end: frame, isWhole: false }]
      const titled = titledCode.exec(part.text)
      const title = titled?.groups?.['title'] ?? ''
      if (titled && isOfDocumentOnly(title))
        return [{ ...numberLabel, part, row, index, end: title.length + 1, isWhole: false }]
      const tokens = tokensOf(part.folded)
      const at = tokens.findIndex(({ key }) => key.endsWith('#'))
      const sign = tokens[at]
      if (!sign) return []
      const before = sensedOf([...tokens.slice(0, at), { ...sign, key: sign.key.slice(0, -1) }])
      if (before.length > 3 || !before.every(({ senses }) => !senses.isDisjointFrom(documentSenses)))
        return []
      const end = sign.end + (/^[\s.:°º]*/u.exec(part.folded.slice(sign.end))?.[0].length ?? 0)
      return [{ ...numberLabel, part, row, index, end, isWhole: end >= part.folded.length }]
    }),
  )
}

/** "Reserveringsbevestiging ZD-26-04418": what the paper is, and its number. */
const titledCode =
  /^(?<title>\p{L}[\p{L} '’-]{4,40}) (?=[\p{Lu}\d/.-]*\d[\p{Lu}\d/.-]*$)[\p{Lu}\d][\p{Lu}\d/.-]{5,}$/u

function isOfDocumentOnly(title: string): boolean {
  const words = sensedOf(tokensOf(title.toLowerCase()))
  return words.length <= 3 && words.some(({ senses }) => !senses.isDisjointFrom(documentSenses))
}

/** 第 2025-0142 号, 제 2025-17 호: all of a line is a number in its frame. */
const framed = /^[第제] ?(?=[\p{L}\p{N} -]*\d[\p{N}-]* ?[号號호]$)/u

const numberLabel = {
  start: 0,
  key: '#',
  concepts: [],
  roles: [],
  isAsked: true,
  hasColon: false,
  quality: 0.8,
} as const
