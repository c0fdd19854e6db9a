// Removes false ticks: characters drawn as a frame with strokes inside (因, 困, 囚, 团). Only the read text and its
// neighbours tell them from a ticked box.
import type { Box, Line, Mark, Word } from '../../../shared/page.ts'
import { isHanLike } from '../../../shared/text/scripts.ts'

/** Characters that a tick box is itself read as. */
const alsoBoxes = '口囗回日目田曰'
/** In frame heights: a tick box is smaller than the characters of a title and larger than those of a text. */
const minHeight = 0.85
/** In frame heights: distance to the next character, even in a title. */
const maxGap = 1

export function withoutCharacters(marks: readonly Mark[], lines: readonly Line[]): Mark[] {
  return marks.filter((mark) => mark.kind !== 'ticked' || !lines.some((line) => isCharacter(mark.box, line)))
}

function isCharacter(frame: Box, { words }: Line): boolean {
  const side = frame.y1 - frame.y0
  const inside = words.filter(
    (word) => middle(word) > frame.x0 && middle(word) < frame.x1 && isLevel(word, frame),
  )
  const isRead = inside.some(({ text }) => isHanLike(text) && !alsoBoxes.includes(text))
  return (
    isRead &&
    words.some((word) => {
      const gap = Math.max(word.box.x0 - frame.x1, frame.x0 - word.box.x1)
      const isAsTall = word.box.y1 - word.box.y0 >= minHeight * side
      return (
        !inside.includes(word) &&
        isHanLike(word.text) &&
        isAsTall &&
        isLevel(word, frame) &&
        gap < maxGap * side
      )
    })
  )
}

function middle({ box }: Word): number {
  return (box.x0 + box.x1) / 2
}

function isLevel({ box }: Word, frame: Box): boolean {
  return Math.min(box.y1, frame.y1) - Math.max(box.y0, frame.y0) > (frame.y1 - frame.y0) / 2
}
