// Whether a known label means a requested field, or only others: "delivery date" is a date, and no due date.
import { isIban } from '../../check-digits.ts'
import { columnConcepts, conceptById, keysOf, lowerKey } from '../lexicon/lexicon.ts'
import { hasTrait, type ValueType, kinds } from '../kinds/kinds.ts'
import { alsoMeans, toldByLabel } from '../lexicon/words.ts'
import { textOf, type Place } from '../model/place.ts'
import type { Label } from '../page/labels.ts'
import type { Pair } from '../page/pairs/pair.ts'
import type { Scene } from '../page/scene.ts'
import type { FieldName } from '../words/names.ts'

const minKnown = 0.6

/** Null if the vocabulary knows no label of such values there, or no concept for the field. */
export function meansField(scene: Scene, name: FieldName, { part, start, end }: Place): boolean | null {
  const { concept, type } = name
  const known = scene
    .labelsIn(part)
    .filter((label) => label.start < end && start < label.end)
    .flatMap(({ concepts, quality }) => concepts.map((id) => ({ id, quality })))
    .filter(({ id }) => areAlike(conceptById.get(id)?.type ?? 'text', type))
  if (concept !== null && type === 'amount' && known.length === 0 && isOfUnit(part.text.slice(start, end)))
    return false
  if (concept === null) return null
  if (known.some(({ id }) => id === concept || alsoMeans.has(`${concept} ${id}`))) return true
  return known.some(({ quality }) => quality >= minKnown) ? false : null
}

/** "Bruttopreis: 9,90" is what one of the goods costs. */
function isOfUnit(label: string): boolean {
  return unitPrices.has(lowerKey(label.replace(/[\s:]+$/, '')))
}

const unitPrices = new Set(keysOf(columnConcepts.find(({ id }) => id === 'unitPrice')?.labels ?? {}))

/** Whether a label may mean another field of the same type as well. */
export function meansOthersToo({ concept, type }: FieldName, { concepts }: Label): boolean {
  return concepts.some(
    (id) => id !== concept && conceptById.get(id)?.type === type && !alsoMeans.has(`${concept ?? ''} ${id}`),
  )
}

/** "Invoice of 5 May": a label for a number says nothing against the day behind it. */
function areAlike(one: ValueType, other: ValueType): boolean {
  return kinds[one].family === kinds[other].family || (ofFigures.has(one) && ofFigures.has(other))
}

const ofFigures: ReadonlySet<ValueType> = new Set(['code', 'phone', 'taxId', 'iban', 'number'])

/**
 * Whether a field may have a value by its label, or without one. Check digits prove an IBAN whatever its label is; of
 * sums a page is full, so that one that no rule proposed needs its label.
 */
export function isTellable(
  scene: Scene,
  name: FieldName,
  value: Place,
  { pair, isProposed }: { readonly pair: Pair | null; readonly isProposed: boolean },
): boolean {
  if (scene.disabled.has('labelMeaning') || hasTrait(name.type, 'unmistakable')) return true
  if (name.type === 'iban' && isIban(textOf(value))) return true
  const label = labelOf(scene, value, pair)
  const means = label && meansField(scene, name, label)
  const isAnySum = !isProposed && name.type === 'amount' && name.concept !== null
  return isAnySum || toldByLabel.has(name.concept ?? '') ? means === true : means !== false
}

/** The label that a value stands by, whatever it says: of its pair, else before it in its part or its row. */
function labelOf(scene: Scene, place: Place, pair: Pair | null): Place | null {
  if (pair) return pair.label
  const own = scene.labelsIn(place.part).findLast(({ end }) => end <= place.start)
  if (own) return own
  const row = scene.sheet.rows[scene.rowOf(place.part)] ?? []
  const before = row[row.indexOf(place.part) - 1]
  return (before && scene.labelsIn(before).findLast(({ isWhole }) => isWhole)) ?? null
}
