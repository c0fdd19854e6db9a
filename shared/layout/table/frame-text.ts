// Splits grids that are a frame around tables and running text, so that the text does not become part of a table.
import { unite, type Word } from '../../page.ts'
import { centreY, heightOf, isCentreInside, overlapY, widthOf } from '../geometry.ts'
import { typeHeight } from '../type-size.ts'
import { groupWordsIntoRows } from './cells.ts'
import { isSeparated, type Grid } from './grid.ts'

/** Lines of running text in a band without cells; with fewer it is the title of a table or a note in it. */
const minLines = 4
/** In ems: the width of such a line, and the gap between two of its words. */
const minLineWidth = 15
const maxTextGap = 1

/** Returns the tables of a grid that text between its bands parts; the grid itself if there is no such text. */
export function splitAtText(grid: Grid, words: readonly Word[]): Grid[] {
  const bands = grid.ys.slice(1).map((y1, i) => ({ y0: grid.ys[i] ?? y1, y1, hasCells: hasCells(grid, i) }))
  const inside = words.filter(({ box }) => isCentreInside(box, grid.box))
  const isText = ({ y0, y1, hasCells: isRow }: (typeof bands)[number]) =>
    !isRow && countTextLines(inside.filter(({ box }) => centreY(box) >= y0 && centreY(box) < y1)) >= minLines
  if (!bands.some(({ hasCells: isRow }) => isRow) || !bands.some(isText)) return [grid]
  const runs: (typeof bands)[] = [[]]
  for (const band of bands) {
    if (isText(band)) runs.push([])
    else runs.at(-1)?.push(band)
  }
  return runs.flatMap((run) => {
    // only text between two rows of cells is in the table; the rest is in the frame
    const rows = run.slice(
      run.findIndex((band) => band.hasCells),
      run.findLastIndex((band) => band.hasCells) + 1,
    )
    return rows.length === 0 ? [] : [cropGrid(grid, rows[0]?.y0 ?? 0, rows.at(-1)?.y1 ?? 0)]
  })
}

/** Counts the wide lines without gaps; the entries of a form have gaps. */
function countTextLines(words: readonly Word[]): number {
  const em = typeHeight(words)
  return groupWordsIntoRows(words).filter((row) => {
    const isClosed = row.every(({ box }, i) => box.x0 - (row[i - 1]?.box.x1 ?? box.x0) < maxTextGap * em)
    return isClosed && widthOf(unite(row.map(({ box }) => box))) >= minLineWidth * em
  }).length
}

/** Whether some rule parts the band into cells. */
function hasCells(grid: Grid, band: number): boolean {
  return grid.xs.slice(1, -1).some((_, column) => isSeparated(grid, band, column, 'right'))
}

/** Returns the part of a grid between two of its horizontal rules, without the verticals that part nothing there. */
function cropGrid(grid: Grid, y0: number, y1: number): Grid {
  const rules = grid.rules.filter(({ box, direction }) =>
    direction === 'horizontal'
      ? centreY(box) > y0 - 1 && centreY(box) < y1 + 1
      : overlapY(box, { ...box, y0, y1 }) > Math.min(heightOf(box), y1 - y0) / 2,
  )
  const ys = grid.ys.filter((y) => y >= y0 && y <= y1)
  const xs = grid.xs.filter(
    (_, i) =>
      i === 0 ||
      i === grid.xs.length - 1 ||
      ys.slice(1).some((_, band) => isSeparated({ ...grid, ys }, band, i - 1, 'right')),
  )
  return { box: { ...unite(rules.map(({ box }) => box)), y0, y1 }, xs, ys, rules }
}
