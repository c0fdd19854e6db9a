// Blanks of a printed form that are filled in: "Surname ..Gallesio.. Name ..Ornella.. Tax code ..GLLRLL61D54..", with a line
// to write on under each. Labels and values follow each other without any room between, so that only the lines part them.
import type { Box, Rule, Word } from '../../page.ts'

/** In heights of what stands on it: how far its line may end beyond it, and how far below it may be. */
const maxRoom = 3
const [maxAbove, maxBelow] = [0.4, 0.9]
/** A single line under words may be there to stress them. */
const minBlanks = 2
/** A text between two blanks begins like a label; in a sentence it goes on in lowercase. */
const beginsLabel = /^[^\p{L}\p{N}]*\p{Lu}/u
const minLabels = 0.5

/** The words on each blank of a line of the page, from the left; none where the line is a sentence or a heading. */
export function blanksIn(words: readonly Word[], rules: readonly Rule[]): (readonly Word[])[] {
  const blanks = rules
    .map((rule) => onBlank(rule, words))
    .filter((blank) => blank !== null)
    .toSorted((a, b) => words.indexOf(a[0]) - words.indexOf(b[0]))
  const labels = labelsBetween(words, blanks)
  const alike = labels.filter(([first]) => beginsLabel.test(first?.text ?? ''))
  const isForm = alike.length > labels.length * minLabels && alike[0] === labels[0]
  return blanks.length >= minBlanks && isForm ? blanks : []
}

type Blank = readonly [Word, ...Word[]]

function onBlank({ direction, box: line }: Rule, words: readonly Word[]): Blank | null {
  if (direction !== 'horizontal') return null
  const [first, ...more] = words.filter(({ box }) => isUnder(line, box))
  if (!first) return null
  const height = first.box.y1 - first.box.y0
  const [room, over] = [first.box.x0 - line.x0, line.x1 - (more.at(-1) ?? first).box.x1]
  return Math.max(room, over) <= maxRoom * height ? [first, ...more] : null
}

function isUnder(line: Box, box: Box): boolean {
  const [height, middle] = [box.y1 - box.y0, (box.x0 + box.x1) / 2]
  return (
    line.x0 <= middle &&
    line.x1 >= middle &&
    line.y0 >= box.y1 - maxAbove * height &&
    line.y0 <= box.y1 + maxBelow * height
  )
}

/** The text before each blank. */
function labelsBetween(words: readonly Word[], blanks: readonly Blank[]): Word[][] {
  let from = 0
  return blanks.map((blank) => {
    const start = words.indexOf(blank[0])
    const label = words.slice(from, start)
    from = start + blank.length
    return label
  })
}
