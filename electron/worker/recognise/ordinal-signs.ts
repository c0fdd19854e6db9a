// The raised letters of N.º, 3.º and 2.ª, which the network reads as *, 9 or ?. That they are raised tells their ink, and so
// does which of both it is: an o is round, and an a open on its left.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box, Line, Word } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { inkThresholdOf } from '../prepare/ink.ts'
import { raisedIn } from './raised-spots.ts'

const abbreviation = /^(?<before>[NnDM]\.?|\d{1,2}\.)(?<sign>[*?9o0O3"”'4])(?<rest>[/:),.]*)$/u
/** Of the height: the rows between the upper stroke of an a and its bow. */
const below = [0.3, 0.5] as const

export function withOrdinalSigns(line: Line, image: GreyImage): Line {
  if (!line.words.some(({ text }) => abbreviation.test(text))) return line
  return { ...line, words: line.words.map((word) => withSign(word, image)) }
}

function withSign(word: Word, image: GreyImage): Word {
  const { before, rest = '' } = abbreviation.exec(word.text)?.groups ?? {}
  if (before === undefined) return word
  const [raised, other] = raisedIn(word.box, image)
  const sign = raised && !other ? signOf(raised, image) : null
  return sign === null ? word : { ...word, text: before + sign + rest }
}

function signOf(box: Box, image: GreyImage): string | null {
  const [first, last] = below.map((share) => Math.floor(box.y0 + heightOf(box) * share))
  const rows: boolean[][] = []
  for (let y = first ?? 0; y <= (last ?? 0); y++)
    rows.push(thirdsWithInk(box, y, image, inkThresholdOf(image)))
  if (rows.some(([left, middle, right]) => !left && !middle && right)) return 'ª'
  return rows.some(([left, middle, right]) => left && !middle && right) ? 'º' : null
}

function thirdsWithInk(box: Box, y: number, { width, pixels }: GreyImage, threshold: number): boolean[] {
  const third = widthOf(box) / 3
  return [0, 1, 2].map((i) => {
    const [from, to] = [Math.ceil(box.x0 + i * third), Math.ceil(box.x0 + (i + 1) * third)]
    return pixels.subarray(y * width + from, y * width + to).some((level) => level <= threshold)
  })
}
