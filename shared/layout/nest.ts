// Nests units into blocks: items into lists, and lists into the items that they are indented below.
import type { Block } from './block.ts'
import type { Marker } from './markers.ts'

/** A block with the x where it begins, or a list item with the x of its marker and of its text. */
export type Nestable =
  | { readonly kind: 'block'; readonly block: Block; readonly x: number | null }
  | {
      readonly kind: 'item'
      readonly marker: Marker
      readonly markerX: number
      readonly textX: number
      readonly block: Block
    }

/** A list that further items can be added to. */
interface OpenList {
  readonly style: string
  readonly markerX: number
  readonly textX: number
  next: number | null
  readonly items: { isDone?: boolean; blocks: Block[] }[]
}

/** In ems: how far two markers of one list may be out of line. */
const maxOffset = 0.6
/** In ems: a block that is indented further is centred or right-aligned, and continues no item. */
const maxIndent = 3

/**
 * Nests list items, and returns the top-level blocks. A block whose `x` is null (a heading) ends every list.
 */
export function nest(units: readonly Nestable[], em: number): Block[] {
  const top: Block[] = []
  const open: OpenList[] = []
  const currentBlocks = () => open.at(-1)?.items.at(-1)?.blocks ?? top
  for (const unit of units) {
    if (unit.kind === 'block') {
      while (open.length > 0 && !belongsToItem(open.at(-1), unit.x, em)) open.pop()
      currentBlocks().push(unit.block)
      continue
    }
    while (open.length > 0 && !isInList(open.at(-1), unit, em)) open.pop()
    const list = open.at(-1)
    if (list && continuesList(list, unit, em)) {
      list.items.push(toItem(unit))
      list.next = unit.marker.number === null ? null : unit.marker.number + 1
      continue
    }
    if (list && isSameDepth(list, unit, em)) open.pop()
    const items = [toItem(unit)]
    const { number, style } = unit.marker
    currentBlocks().push({ kind: 'list', start: number, items })
    open.push({
      style,
      markerX: unit.markerX,
      textX: unit.textX,
      next: number === null ? null : number + 1,
      items,
    })
  }
  return top
}

type Marked = Extract<Nestable, { kind: 'item' }>

/** Makes a list item that contains the block. */
function toItem({ marker, block }: Marked): OpenList['items'][number] {
  return { ...(marker.isDone === undefined ? {} : { isDone: marker.isDone }), blocks: [block] }
}

/** Tells whether a block at this x is indented like the text of the list's items. */
function belongsToItem(list: OpenList | undefined, x: number | null, em: number): boolean {
  if (!list || x === null) return false
  return x > list.textX - maxOffset * em && x < list.textX + maxIndent * em
}

/** Tells whether an item is in the list or in one below it. */
function isInList(list: OpenList | undefined, { markerX, textX }: Marked, em: number): boolean {
  if (!list) return false
  return markerX > list.markerX - maxOffset * em || Math.abs(textX - list.textX) < maxOffset * em
}

/** Tells whether an item is indented like those of the list. */
function isSameDepth(list: OpenList, { markerX, textX }: Marked, em: number): boolean {
  return Math.abs(markerX - list.markerX) < maxOffset * em || Math.abs(textX - list.textX) < maxOffset * em
}

/** Tells whether an item is the next one of the list. */
function continuesList(list: OpenList, item: Marked, em: number): boolean {
  return isSameDepth(list, item, em) && list.style === item.marker.style && list.next === item.marker.number
}
