// Cuts the linked segments to a range of the Markdown source, and removes escaping backslashes.
import type { Segment } from '../link-words.ts'

/** The offset of each segment in the source. */
export function startsOf(segments: readonly Segment[]): readonly number[] {
  let at = 0
  return segments.map(({ text }) => {
    const start = at
    at += text.length
    return start
  })
}

/** Returns the segments of the range, each with its link to a word. */
export function segmentsBetween(
  segments: readonly Segment[],
  starts: readonly number[],
  from: number,
  to: number,
): readonly Segment[] {
  return segments.flatMap(({ text, word }, index) => {
    const start = starts[index] ?? 0
    if (start >= to || start + text.length <= from) return []
    const piece = text.slice(Math.max(0, from - start), to - start)
    return [{ text: unescaped(piece), word }]
  })
}

const protectedSign = /\\([!-/:-@[-`{-~])/g

function unescaped(source: string): string {
  return source.replace(protectedSign, '$1')
}
