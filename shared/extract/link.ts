// From a label to what may be its value: behind it, further on in its row, or below it.
import type { ValueType } from './lexicon/concept.ts'
import { amountWords, taxWords } from './lexicon/words.ts'
import type { Label } from './labels.ts'
import { foldedOf, joined, textOf, wholePart, type Place } from './place.ts'
import { hasForm, recognisers } from './recognisers/recognisers.ts'
import type { Part } from './sheet.ts'
import { areRuledOff, below, beginsWithLabel, continued, rightOf, upToLabel, type Scene } from './scene.ts'
import { isAddressLine } from './address-line.ts'
import { hasLegalForm } from './company-words.ts'

export type Relation = 'behind' | 'right' | 'below'

export interface Linked extends Place {
  readonly relation: Relation
  /** How surely a value that stands so belongs to its label, from 0 to 1. */
  readonly closeness: number
}

export function valuesOf(scene: Scene, label: Label, type: ValueType): Linked[] {
  return hasForm(type) ? typed(scene, label, type) : free(scene, label, type)
}

/** A value that is known by its form may stand anywhere near; an amount is at the end of its row. */
function typed(scene: Scene, label: Label, type: ValueType): Linked[] {
  const inRow = [
    upToLabel(scene, label.part, label.end),
    ...rightOf(scene, label).map((part) => upToLabel(scene, part, 0)),
  ]
  const found = inRow.flatMap((place, i) =>
    recognisers[type](foldedOf(place)).map((span): Linked => {
      const value = { part: place.part, start: place.start + span.start, end: place.start + span.end }
      const between = textBetween(inRow.slice(0, i), place, span.start)
      const closeness = softened(span.sureness) * closenessIn(between, type, i) * nearnessOf(scene, label, value)
      return { ...value, relation: i === 0 ? 'behind' : 'right', closeness }
    }),
  )
  const fitting = found.filter(({ closeness }) => closeness > 0)
  if (type === 'amount')
    return [
      ...fitting.map((one, i) => ({
        ...one,
        closeness: one.closeness * (1 - 0.03 * (fitting.length - 1 - i)),
      })),
      ...lower(scene, label, type, fitting.length > 0),
    ]
  if (fitting.some(({ closeness }) => closeness > 0.5)) return fitting
  return [...fitting, ...lower(scene, label, type, /[\p{L}\p{N}]/u.test(foldedOf(inRow[0] ?? label).replace(/\([^)]*\)?/g, '')))]
}

function lower(scene: Scene, label: Label, type: ValueType, hasMore: boolean): Linked[] {
  if (label.quality < 0.6) return []
  const weight = hasMore ? 0.4 : label.isWhole ? 0.85 : 0.6
  return below(scene, label.part, label.row, 3)
    .filter(({ part }) => !beginsWithLabel(scene, part) && isMostly(part, type))
    .slice(0, 3)
    .flatMap(({ part, gap }, i) =>
      recognisers[type](part.folded)
        .slice(0, 1)
        .map((span): Linked => ({
          part,
          start: span.start,
          end: span.end,
          relation: 'below',
          closeness:
            weight *
            span.sureness *
            (1 - 0.06 * Math.max(0, gap)) *
            (1 - 0.08 * i) *
            alignment(
              label,
              part.words.find((word) => word.end > span.start)?.word.box.x0 ?? part.box.x0,
              scene,
            ),
        })),
    )
}

/** A figure below a label stands alone: a line of words that holds one is about something else. */
function isMostly(part: Part, type: ValueType): boolean {
  const words = part.folded.match(/\p{L}{3,}/gu)?.length ?? 0
  return type === 'amount' || type === 'number' || type === 'percent' ? words === 0 : type === 'date' || words <= 2
}

/** Beside a label of its type a value needs less of a form of its own. */
function softened(sureness: number): number {
  return 0.5 + 0.5 * sureness
}

/** Below its label a value stands as far left, or ends as far right. */
function alignment(label: Label, x0: number, { sheet }: Scene): number {
  return Math.abs(x0 - label.part.box.x0) < 2 * sheet.unit ? 1 : 0.93
}

/** Far along a row, another column begins. */
function nearnessOf({ sheet }: Scene, label: Label, { part }: Place): number {
  if (part === label.part) return 1
  const gap = Math.max(0, part.box.x0 - label.part.box.x1) / sheet.unit
  return gap < 12 ? 1 : Math.max(0.85, 1 - (gap - 12) * 0.004)
}

function textBetween(before: readonly Place[], place: Place, end: number): string {
  return [...before.map(foldedOf), foldedOf(place).slice(0, end)].join(' ')
}

function closenessIn(between: string, type: ValueType, index: number): number {
  if (type === 'amount') return areWordsBesideAmounts(between) ? (index === 0 ? 1 : 0.98) : 0
  const words = between.match(/\p{L}{2,}/gu)?.length ?? 0
  if (type === 'date' || type === 'time') return words <= 1 ? 1 : words <= 3 ? 0.75 : 0.3
  return words === 0 ? 1 : words <= 2 ? 0.8 : 0.35
}

/** Total discount 3.00 is no total; Total (RM) 3.00 is, and so is Total incl. GST 3.00. */
function areWordsBesideAmounts(between: string): boolean {
  const words = between.match(/\p{L}+/gu) ?? []
  const saysIncluded = words.some((word) => /^(?:in[ck]l|inc$|compris|con$|with|ttc)/.test(word))
  return words.every((word) => fitting.has(word) || word.length <= 2 || (saysIncluded && taxes.has(word)))
}

const fitting: ReadonlySet<string> = new Set(amountWords)
const taxes: ReadonlySet<string> = new Set(taxWords)

/** Free text is whatever stands behind its label, or in the next part, or below. */
function free(scene: Scene, label: Label, type: ValueType): Linked[] {
  const behind = upToLabel(scene, label.part, label.end)
  const rest = textAt(behind)
  if (rest && (label.hasColon || isSetApart(label, rest))) {
    const value = type === 'address' ? addressFrom(scene, rest) : rest
    return [{ ...value, relation: 'behind', closeness: label.hasColon ? 1 : 0.8 }]
  }
  const isBusy = rest !== null && !isInstruction(rest)
  if (isBusy) return []
  const right = rightOf(scene, label)[0]
  const beside = right && rest === null ? textAt(upToLabel(scene, right, 0)) : null
  const gap = right ? (right.box.x0 - label.part.box.x1) / scene.sheet.unit : 0
    const lowers = below(scene, label.part, label.row, type === 'company' ? 6 : 2.6).filter(
    ({ part }) =>
      /[\p{L}\p{N}]/u.test(part.text) &&
      !isInstruction(wholePart(part)) &&
      !(type === 'company' && isPair(scene, part)),
  )
  const under =
    lowers[0] && !beginsWithLabel(scene, lowers[0].part) ? textAt(upToLabel(scene, lowers[0].part, 0)) : null
  const found: Linked[] = []
  if (beside && gap < (label.hasColon ? 45 : 16))
    found.push({
      ...(type === 'address' ? addressFrom(scene, beside) : beside),
      relation: 'right', closeness: label.hasColon ? 0.95 : right && areRuledOff(scene, label.part, right) ? 0.6 : gap < 8 ? 0.85 : 0.7,
    })
  if (under)
    found.push({
      ...(type === 'address' ? addressFrom(scene, under) : under),
      relation: 'below',
      closeness: (beside && !(right && areRuledOff(scene, label.part, right)) ? 0.5 : 0.8) - 0.06 * Math.max(0, lowers[0]?.gap ?? 0),
    })
  return found
}

function textAt(place: Place): Place | null {
  const span = recognisers.text(foldedOf(place))[0]
  return span ? { part: place.part, start: place.start + span.start, end: place.start + span.end } : null
}

/** Kunden AG, Lieferant GmbH: the word for a party is part of a name. */
function isName(label: Label): boolean {
  return label.concepts.includes('party') && hasLegalForm(label.part.text)
}

/** Without a colon, "Company policies are ..." is a sentence; a name of one's own or a number speaks for a value. */
function isSetApart(label: Label, rest: Place): boolean {
  const text = textOf(rest)
  if (isInstruction(rest) || label.key.length <= 2 || isName(label)) return false
  const endsWithHan = /\p{Script=Han}\s*$/u.test(label.part.folded.slice(label.start, label.end))
  if (endsWithHan) return /\s$/.test(label.part.folded.slice(0, label.end)) || label.quality > 0.85
  return label.quality >= 0.6 && /^[\p{Lu}\p{N}]/u.test(text) && text.split(' ').length <= 6
}

/** A name stands below the heading of its party, but a number with a label of its own may come first. */
function isPair(scene: Scene, part: Part): boolean {
  return beginsWithLabel(scene, part) || /^[\p{L} .-]{2,30}[:：]/u.test(part.text) || !/\p{L}{2}|\p{Script=Han}/u.test(part.text)
}

/** Forms explain their labels: what is in small letters and long is no value. */
function isInstruction(rest: Place): boolean {
  const words = textOf(rest).split(' ')
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return (
    /^[(（]/u.test(textOf(rest)) || (words.length >= 3 && small / words.length > 0.6) || words.length > 10
  )
}

/** An address goes on in the lines below it. */
function addressFrom(scene: Scene, first: Place): Place {
  const lines = continued(scene, first, 5)
  const kept: Place[] = []
  for (const [i, line] of lines.entries()) {
    if (i > 0 && !isAddressLine(textOf(line)) && !isAddressLine(textOf(lines[i + 1] ?? line))) break
    kept.push(line)
    if (
      i > 0 &&
      /\d{5}/.test(textOf(line)) &&
      !isAddressLine(textOf(lines[i + 1] ?? { ...line, end: line.start }))
    )
      break
  }
  return kept.length > 1 ? joined(kept) : first
}
