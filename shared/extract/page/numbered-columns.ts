// Forms of authorities number the columns of a table as they number its boxes: "6 Marks and numbers", "7 Number of
// packages". The numbers say nothing of what stands below.
import { unite } from '../../page.ts'
import type { Part, Row, Sheet } from '../model/sheet.ts'

const fewest = 3
const numbered = /^(?<number>\d{1,2})[.)]? (?=\p{L}{2})/u

export function withoutColumnNumbers(sheet: Sheet): Sheet {
  const rows = sheet.rows.map((row) => (isNumbered(row) ? row.map(withoutNumber) : row))
  return rows.every((row, i) => row === sheet.rows[i]) ? sheet : { ...sheet, rows }
}

/** Each number is one more than that before it. */
function isNumbered(row: Row): boolean {
  const numbers = row.map(({ text }) => Number(numbered.exec(text)?.groups?.['number']))
  const [first = NaN] = numbers
  return numbers.length >= fewest && numbers.every((number, i) => number === first + i)
}

function withoutNumber(part: Part): Part {
  const gone = numbered.exec(part.text)?.[0].length ?? 0
  const words = part.words.flatMap(({ word, start, end }) =>
    end > gone ? [{ word, start: Math.max(0, start - gone), end: end - gone }] : [],
  )
  return {
    ...part,
    text: part.text.slice(gone),
    folded: part.folded.slice(gone),
    words,
    box: words.length > 0 ? unite(words.map(({ word }) => word.box)) : part.box,
  }
}
