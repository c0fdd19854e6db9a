// The values of a list of plain values: the lines of the list whose heading says its name, or of the only list that is
// left for the only field that is.
import type { FoundField } from '../../../contract/field.ts'
import { judgedAlone } from '../../score/confidence.ts'
import { fieldOf } from '../fields.ts'
import { fittingIn } from '../remaining/fitting.ts'
import { likenessOf } from '../remaining/likeness.ts'
import { onlyWay } from '../remaining/only-way.ts'
import { hasForm } from '../../kinds/recognisers.ts'
import { besideLists } from './beside-lists.ts'
import { cellLists } from './cell-lists.ts'
import { areMarked, listItems } from './in-one-line.ts'
import type { HeadedList } from './headed-list.ts'
import { withoutClause } from '../../words/label-words.ts'
import { listsOf } from './headed-lists.ts'
import { foldedOf, type Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import { sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Wanted } from '../../words/wanted.ts'

const leastShare = 0.6
const scoreOf = { said: 0.8, left: 0.6 } as const

/** For each field that is a list of values on the page its items. */
export function listedFields(scene: Scene, wanted: readonly Wanted[]): Map<Wanted, FoundField[]> {
  const fields = wanted.filter(isList)
  const lists =
    fields.length === 0
      ? []
      : [...cellLists(scene), ...besideLists(scene), ...listsOf(scene.sheet), ...markedLists(scene)]
  const found = new Map<Wanted, FoundField[]>()
  const take = (field: Wanted, list: HeadedList, score: number) => {
    const typed = list.items.flatMap((item) => fittingIn(item, field.name.type) ?? [])
    // of "points of interest" no word tells the type
    // an item of many words is no remark in a list
    const isText = field.name.type === 'text' && list.isClear
    const items = typed.length > 0 && !isText ? typed : list.items
    if (items.length > 0) found.set(field, itemsOf(scene, field, items, score))
  }
  const said = new Map<Wanted, HeadedList>()
  for (const field of fields) {
    const [best] = lists
      .map((list) => ({ list, share: shareOf(field, list) }))
      .filter(({ share, list }) => share >= leastShare && ![...said.values()].includes(list))
      .toSorted((a, b) => b.share - a.share)
    if (best) said.set(field, best.list)
  }
  for (const [field, list] of said) take(field, list, scoreOf.said)
  for (const field of fields.filter((one) => !said.has(one))) {
    const items = hasForm(field.name.type) ? [] : itemsOfPair(scene, field)
    if (items.length > 0) found.set(field, itemsOf(scene, field, items, scoreOf.said))
  }
  const left = fields.filter((field) => !found.has(field) && !said.has(field))
  const free = lists.filter(
    (list) =>
      list.isClear && !isColumn(scene, list) && ![...said.values()].some((one) => shareItems(one, list)),
  )
  for (const [i, j] of left.length === free.length ? onlyWay(left.length, free.length, () => true) : []) {
    const [field, list] = [left[i], free[j]]
    if (field && list && !isOther(field, list)) take(field, list, scoreOf.left)
  }
  return found
}

/** 材料：①申请书；②身份证: what is numbered within one line is a list, whatever its label says. */
function markedLists(scene: Scene): HeadedList[] {
  return scene.pairs().all.flatMap(({ label, value }) => {
    const items = listItems(value)
    return areMarked(items) ? [{ heading: label, items, isClear: true }] : []
  })
}

/** Behind the one label that says the field's name; a value alone is told as others are. */
function itemsOfPair(scene: Scene, field: Wanted): readonly Place[] {
  const pairs = scene.pairs().all.filter(({ label, setting }) => {
    const like =
      setting === 'segment'
        ? null
        : likenessOf(field.name, sensedOf(tokensOf(withoutClause(foldedOf(label)))))
    return like !== null && !like.isOther && like.share >= leastShare
  })
  const [pair, other] = pairs
  const items = pair && !other ? listItems(pair.value) : []
  return items.length >= fewestInLine ? items : []
}

const fewestInLine = 2

/** Known sums stand in tables. */
function isList({ node, name }: Wanted): boolean {
  return (
    node.kind === 'array' &&
    node.element.kind === 'value' &&
    (name.type !== 'amount' || name.concept === null)
  )
}

/** The labels of a form stand below each other too, each with its value beside it. */
function isColumn(scene: Scene, { items }: HeadedList): boolean {
  const labels = new Set(
    scene.pairs().all.flatMap(({ label, value }) => (value.part === label.part ? [] : [label.part])),
  )
  return items.every(({ part }) => labels.has(part))
}

function shareItems(a: HeadedList, b: HeadedList): boolean {
  const parts = new Set(a.items.map(({ part }) => part))
  return b.items.some(({ part }) => parts.has(part))
}

function shareOf({ name }: Wanted, list: HeadedList): number {
  return likenessOf(name, wordsOf(list)).share
}

function isOther({ name }: Wanted, list: HeadedList): boolean {
  return likenessOf(name, wordsOf(list)).isOther
}

function wordsOf({ heading }: HeadedList) {
  return sensedOf(tokensOf(withoutClause(foldedOf(heading))))
}

function itemsOf(scene: Scene, field: Wanted, items: readonly Place[], score: number): FoundField[] {
  return items.map((value, i) => {
    const candidate = { field, value, label: null, relation: 'below', score, by: 'lists' } as const
    return { ...fieldOf(judgedAlone(scene, candidate)), path: `${field.path}[${i}]`, how: 'below' }
  })
}
