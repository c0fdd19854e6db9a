// Lists in a ruled cell: each line an item, or each number with the lines that follow it.
import { joined, textOf, wordsIn, type Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { HeadedList } from './headed-list.ts'

/** In heights of a part: of a text that goes on all lines but the last are as long. */
const ragged = 2

export function cellLists(scene: Scene): HeadedList[] {
  return scene.pairs().all.flatMap(({ label, value, setting }): HeadedList[] => {
    const lines = setting === 'ruled' ? linesOf(value) : []
    if (lines.length < 2) return []
    const numbered = numberedItems(lines)
    if (numbered) return [{ heading: label, items: numbered, isClear: true }]
    return isText(lines, scene.sheet.unit) ? [] : [{ heading: label, items: lines, isClear: false }]
  })
}

/** A word below the middle of the one before begins a line. */
function linesOf(value: Place): Place[] {
  const words = wordsIn(value)
  const starts = words.flatMap(({ word, start }, i) => {
    const before = words[i - 1]?.word
    return before && word.box.y0 < (before.box.y0 + before.box.y1) / 2 ? [] : [start]
  })
  return starts.map((start, i) => {
    const rest = value.part.text.slice(start, starts[i + 1] ?? value.end)
    return { part: value.part, start, end: start + rest.trimEnd().length }
  })
}

/** The numbers count from one; of the first its dot may have been lost. */
function numberedItems(lines: readonly Place[]): Place[] | null {
  const items: [Place, ...Place[]][] = []
  for (const line of lines) {
    const mark = new RegExp(`^[(（]?${items.length + 1}(?:[.)）．、]|(?=\\p{Script=Han}))\\s*`, 'u').exec(
      textOf(line),
    )
    if (mark) items.push([{ ...line, start: line.start + mark[0].length }])
    else if (items.length === 0) return null
    else items.at(-1)?.push(line)
  }
  return items.length > 1 ? items.map(asOne) : null
}

function asOne([first, ...more]: readonly [Place, ...Place[]]): Place {
  return more.length > 0 ? joined([first, ...more]) : first
}

/** Whether lines end where the cell does, as those of a text do. */
function isText(lines: readonly Place[], unit: number): boolean {
  const ends = lines.map((line) => Math.max(...wordsIn(line).map(({ word }) => word.box.x1)))
  const last = ends.at(-1) ?? 0
  const longest = Math.max(...ends)
  return last < longest && ends.slice(0, -1).every((end) => longest - end < ragged * unit)
}
