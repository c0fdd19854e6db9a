// Blocks of a page that are in another script than the rest: what the page's own model was unsure of throughout is
// looked at alone, and read again where its language is another.
import { unite, type Box, type Line } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { cutOut, movedBy } from '../recognise/part.ts'
import { countCharacters, meanConfidence, wordsOf } from '../recognise/certainty.ts'
import type { Recogniser } from '../recognise/recogniser.ts'

export interface ReadBlocks {
  readonly lines: readonly Line[]
  /** Those of the page first, then what was found in its blocks. */
  readonly languages: readonly string[]
}

type LanguagesOf = (
  image: GreyImage,
) => Promise<Result<{ readonly languages: readonly string[]; readonly confidence: number | null }>>

/** A model is less sure than this of a script that is not its own. */
const unsure = 0.6
const fewCharacters = 12
/** Each costs a look with several models, and a page has one or two. */
const mostBlocks = 3
const sureOfLanguage = 0.5
const leastGain = 0.15

export async function readForeignBlocks(
  image: GreyImage,
  page: ReadBlocks,
  languagesOf: LanguagesOf,
  recogniser: Recogniser,
): Promise<Result<ReadBlocks>> {
  let { lines, languages } = page
  for (const block of doubtfulBlocks(lines)) {
    const ofBlock = lines.filter((line) => line.block === block)
    const box = around(ofBlock, image)
    const part = cutOut(image, box)
    const choice = await languagesOf(part)
    if (!choice.ok) return choice
    const found = choice.value.languages
    const isOther = found[0] !== undefined && !languages.includes(found[0])
    if (!isOther || (choice.value.confidence ?? 0) < sureOfLanguage) continue
    const read = await recogniser.read(part, found, () => undefined, 'block')
    if (!read.ok) return read
    if (meanConfidence(wordsOf(read.value)) < meanConfidence(wordsOf(ofBlock)) + leastGain) continue
    const first = ofBlock[0]
    const instead = read.value.map((line) => ({
      ...movedBy(line, box),
      block,
      paragraph: first?.paragraph ?? 0,
    }))
    lines = lines.flatMap((line) => (line === first ? instead : line.block === block ? [] : [line]))
    languages = [...new Set([...languages, ...found])]
  }
  return ok({ lines, languages })
}

function doubtfulBlocks(lines: readonly Line[]): number[] {
  const blocks = [...new Set(lines.map((line) => line.block))].map((block) => {
    const words = wordsOf(lines.filter((line) => line.block === block))
    return { block, characters: countCharacters(words), confidence: meanConfidence(words) }
  })
  // One block alone is the page, whose languages were found on it just now.
  if (blocks.length < 2) return []
  return blocks
    .filter(({ characters, confidence }) => characters >= fewCharacters && confidence < unsure)
    .sort((a, b) => b.characters - a.characters)
    .slice(0, mostBlocks)
    .map(({ block }) => block)
}

/** With a little of what is around it: letters that the model did not see stick out. */
function around(lines: readonly Line[], { width, height }: GreyImage): Box {
  const { x0, y0, x1, y1 } = unite(lines.map((line) => line.box))
  const margin = Math.round(Math.max(...lines.map((line) => line.rowHeight)) / 2)
  return {
    x0: Math.max(0, Math.floor(x0) - margin),
    y0: Math.max(0, Math.floor(y0) - margin),
    x1: Math.min(width, Math.ceil(x1) + margin),
    y1: Math.min(height, Math.ceil(y1) + margin),
  }
}
