// Units into blocks: items into their lists, lists into the items that they are indented below.
import type { Block } from './block.ts'
import type { Marker } from './markers.ts'

/** A unit with the text of its lines, and where they begin. */
export type Nestable =
  | { readonly kind: 'block'; readonly block: Block; readonly x: number | null }
  | {
      readonly kind: 'item'
      readonly marker: Marker
      readonly markerX: number
      readonly textX: number
      readonly block: Block
    }

interface OpenItem {
  readonly style: string
  readonly markerX: number
  readonly textX: number
  next: number | null
  readonly items: { isDone?: boolean; blocks: Block[] }[]
}

/** In ems: how far two markers of one list may stand from each other. */
const slack = 0.6
/** What stands further in than this is centred, or set at the right, and goes on with no item. */
const maxIndent = 3

/** `x` is null for what ends every list: a heading. */
export function nest(units: readonly Nestable[], em: number): Block[] {
  const top: Block[] = []
  const open: OpenItem[] = []
  const inner = () => open.at(-1)?.items.at(-1)?.blocks ?? top
  for (const unit of units) {
    if (unit.kind === 'block') {
      while (open.length > 0 && !belongsToItem(open.at(-1), unit.x, em)) open.pop()
      inner().push(unit.block)
      continue
    }
    while (open.length > 0 && !isInList(open.at(-1), unit, em)) open.pop()
    const list = open.at(-1)
    if (list && isNext(list, unit, em)) {
      list.items.push(toItem(unit))
      list.next = unit.marker.number === null ? null : unit.marker.number + 1
      continue
    }
    if (list && isSameDepth(list, unit, em)) open.pop()
    const items = [toItem(unit)]
    const { number, style } = unit.marker
    inner().push({ kind: 'list', start: number, items })
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

function toItem({ marker, block }: Marked): OpenItem['items'][number] {
  return { ...(marker.isDone === undefined ? {} : { isDone: marker.isDone }), blocks: [block] }
}

function belongsToItem(list: OpenItem | undefined, x: number | null, em: number): boolean {
  if (!list || x === null) return false
  return x > list.textX - slack * em && x < list.textX + maxIndent * em
}

function isInList(list: OpenItem | undefined, { markerX, textX }: Marked, em: number): boolean {
  if (!list) return false
  return markerX > list.markerX - slack * em || Math.abs(textX - list.textX) < slack * em
}

function isSameDepth(list: OpenItem, { markerX, textX }: Marked, em: number): boolean {
  return Math.abs(markerX - list.markerX) < slack * em || Math.abs(textX - list.textX) < slack * em
}

function isNext(list: OpenItem, item: Marked, em: number): boolean {
  return isSameDepth(list, item, em) && list.style === item.marker.style && list.next === item.marker.number
}
