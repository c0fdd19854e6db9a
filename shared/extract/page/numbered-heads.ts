// "1. Issuer", "2 - The host", "C Findings": a form numbers its sections, whatever they are about. A label that is
// numbered has its value below it and then comes the next number; below the head of a section stand several lines.
import type { Part, Sheet } from '../model/sheet.ts'

// "1 Rents" is a box of a form
const numbered =
  /^(?<number>\d{1,2}(?! \p{L})|[A-Z]|[IVX]{2,4})(?<mark> ?[.)]| ?[–-](?= )|(?= )) ?\p{Lu}\p{L}(?:(?!\d{3})[^:])+$/u

const fewestLines = 2
const mostWords = 8
/** In heights of a part: so far to the right of a head stands what belongs to it. */
const width = 8

interface Numbered {
  readonly part: Part
  readonly row: number
  readonly number: string
  readonly mark: string
}

export function numberedHeads({ rows, unit }: Sheet): Part[] {
  const parts = rows.flatMap((row, i) => row.map((part) => ({ part, row: i })))
  const heads = parts.flatMap(({ part, row }): Numbered[] => {
    const text = part.text.trim()
    const { number, mark } = (text.split(' ').length <= mostWords && numbered.exec(text)?.groups) || {}
    return number === undefined || mark === undefined ? [] : [{ part, row, number, mark: mark.trim() }]
  })
  const isHead = (part: Part) => heads.some((one) => one.part === part)
  const isBelow = ({ box }: Part, { box: head }: Part) =>
    box.y0 > head.y1 - unit / 2 &&
    box.x0 > head.x0 - 2 * unit &&
    box.x0 < Math.max(head.x1, head.x0 + width * unit)
  return heads
    .filter((head) => {
      const below = parts.filter(({ part, row }) => row > head.row && isBelow(part, head.part))
      const next = below.findIndex(({ part }) => isHead(part))
      const lines = new Set(below.slice(0, next < 0 ? undefined : next).map(({ row }) => row))
      return lines.size >= fewestLines && heads.some((other) => areNext(head, other))
    })
    .map(({ part }) => part)
}

/** 1 and 2, C and D: one number alone may be that of anything, and "M. Dupont" is somebody. */
function areNext(one: Numbered, other: Numbered): boolean {
  return one.mark === other.mark && Math.abs(placeOf(one) - placeOf(other)) === 1
}

function placeOf({ number }: Numbered): number {
  const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'].indexOf(number)
  if (/^\d/.test(number)) return Number(number)
  return number.length > 1 ? -roman : 100 + (number.codePointAt(0) ?? 0)
}
