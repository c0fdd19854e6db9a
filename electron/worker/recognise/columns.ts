// Whether a page is set in columns: whether a white strip runs down through its text.
import type { GreyImage } from '../grey.ts'

/** Darker than this is ink, on a page whose background has been made even. */
const ink = 140
/** A strip between columns is at least this wide, as a share of the page's width. */
const leastStrip = 0.018
/** A heading may run across it. */
const mostInk = 0.06
/** The margins are strips too, and so is what is right of short lines. */
const middle = { from: 0.2, to: 0.8 } as const
const cells = 400

export function hasColumns({ width, height, pixels }: GreyImage): boolean {
  const step = Math.max(1, Math.floor(width / cells))
  const columns = Math.floor(width / step)
  const inked = new Uint32Array(columns)
  let rowsOfText = 0
  for (let y = 0; y < height; y += 2) {
    let isText = false
    for (let column = 0; column < columns; column++) {
      const start = y * width + column * step
      if (!pixels.subarray(start, start + step).some((level) => level < ink)) continue
      inked[column] = (inked[column] ?? 0) + 1
      isText = true
    }
    if (isText) rowsOfText++
  }
  return widestStrip(inked, rowsOfText * mostInk) >= columns * leastStrip
}

function widestStrip(inked: Uint32Array, most: number): number {
  const from = Math.floor(inked.length * middle.from)
  const to = Math.ceil(inked.length * middle.to)
  let widest = 0
  let run = 0
  for (const count of inked.subarray(from, to)) {
    run = count <= most ? run + 1 : 0
    widest = Math.max(widest, run)
  }
  return widest
}
