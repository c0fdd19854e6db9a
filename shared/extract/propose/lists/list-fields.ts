// The values of a field that is a list of plain values: the lines below a heading that says its name, or the items next to
// its label.
import type { FoundField } from '../../../contract/field.ts'
import { judgedAlone } from '../../score/confidence.ts'
import { fieldOf } from '../fields.ts'
import { fittingIn } from '../remaining/fitting.ts'
import { likenessOf } from '../remaining/likeness.ts'
import { hasForm } from '../../kinds/kinds.ts'
import { listItems } from './in-one-line.ts'
import type { HeadedList } from './headed-list.ts'
import { withoutClause } from '../../words/label-words.ts'
import { listsOf } from './headed-lists.ts'
import { foldedOf, type Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import { sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { RequestedField } from '../../words/requested-field.ts'

const minShare = 0.6
const score = 0.8

/** The items of each field that is a list of plain values. */
export function listedFields(
  scene: Scene,
  wanted: readonly RequestedField[],
): Map<RequestedField, FoundField[]> {
  const fields = wanted.filter(isList)
  const lists = fields.length === 0 ? [] : listsOf(scene.sheet)
  const used = new Set<HeadedList>()
  return new Map(
    fields.flatMap((field) => {
      const [best] = lists
        .map((list) => ({ list, share: likenessOf(field.name, wordsOf(list)).share }))
        .filter(({ share, list }) => share >= minShare && !used.has(list))
        .toSorted((a, b) => b.share - a.share)
      if (best) used.add(best.list)
      const items = best ? itemsOfType(best.list, field) : itemsOfPair(scene, field)
      return items.length > 0 ? [[field, itemsOf(scene, field, items)] as const] : []
    }),
  )
}

/** An item of many words is more than the value of the field's type in it. */
function itemsOfType({ items, isClear }: HeadedList, { name: { type } }: RequestedField): readonly Place[] {
  const typed = items.flatMap((item) => fittingIn(item, type) ?? [])
  return typed.length > 0 && !(type === 'text' && isClear) ? typed : items
}

/** The items next to the only label that says the field's name; a single value is no list. */
function itemsOfPair(scene: Scene, field: RequestedField): readonly Place[] {
  if (hasForm(field.name.type)) return []
  const pairs = scene.pairs().all.filter(({ label, setting }) => {
    const like =
      setting === 'segment'
        ? null
        : likenessOf(field.name, sensedOf(tokensOf(withoutClause(foldedOf(label)))))
    return like !== null && !like.isOther && like.share >= minShare
  })
  const [pair, other] = pairs
  const items = pair && !other ? listItems(pair.value) : []
  return items.length >= minInLine ? items : []
}

const minInLine = 2

/** Totals and taxes are in tables. */
function isList({ node, name }: RequestedField): boolean {
  return (
    node.kind === 'array' &&
    node.element.kind === 'value' &&
    (name.type !== 'amount' || name.concept === null)
  )
}

function wordsOf({ heading }: HeadedList) {
  return sensedOf(tokensOf(withoutClause(foldedOf(heading))))
}

function itemsOf(scene: Scene, field: RequestedField, items: readonly Place[]): FoundField[] {
  return items.map((value, i) => {
    const candidate = { field, value, label: null, relation: 'below', score, by: 'lists' } as const
    return { ...fieldOf(judgedAlone(scene, candidate)), path: `${field.path}[${i}]`, how: 'below' }
  })
}
