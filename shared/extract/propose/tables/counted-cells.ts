// Cells of a table that say how many at how much each, whatever their heads ask for: "2 x 8,49" below "Qtde x Unit".
import { countedIn } from '../lists/counted-line.ts'
import { wholePart } from '../../model/place.ts'
import type { Column } from './columns.ts'
import type { TableRow } from './items-below.ts'

export function withCountedCells(rows: readonly TableRow[], columns: readonly Column[]): TableRow[] {
  const find = (wanted: string) => columns.find(({ concept }) => concept === wanted)
  const [quantity, unitPrice] = [find('quantity'), find('unitPrice')]
  return rows.map((cells) => {
    for (const [column, cell] of cells) {
      const counted = countedIn(wholePart(cell.part))
      // 300 x 450 is a size and no count where another column has one
      const isCounted = quantity && column !== quantity && cells.has(quantity)
      if (!counted || counted.rest || isCounted) continue
      const others = [...cells].filter(([other]) => other !== column)
      return new Map([
        ...others,
        ...(quantity ? [[quantity, counted.count] as const] : []),
        ...(unitPrice ? [[unitPrice, counted.each] as const] : []),
      ])
    }
    return cells
  })
}
