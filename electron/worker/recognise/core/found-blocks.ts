// Goes once through the words that the core has recognised. tesseract.js gives them as hOCR, TSV or a tree with every letter,
// for which the core visits each word a dozen times: a twentieth of what a page costs. This takes a fifth of that.
import type {
  Core,
  PageIterator,
  RecognisedPage,
  StartCore,
} from 'tesseract.js/src/worker-script/node/getCore.js'
import type { Box, Word } from '../../../../shared/page.ts'
import type { FoundBlock, FoundLine } from './found.ts'

/** The core's numbers for them. */
const level = { block: 0, paragraph: 1, line: 2, word: 3 } as const

/** Room for what the core answers with more than one number: four of four bytes. */
const numbersBytes = 16

/** Gives what is found as JSON in place of TSV, a text that tesseract.js passes on unchanged. */
export function withFoundText(start: StartCore): StartCore {
  return async (options) => {
    const core = await start(options)
    core.TessBaseAPI.prototype.GetTSVText = function () {
      return JSON.stringify(foundBlocks(core, this))
    }
    return core
  }
}

function foundBlocks(core: Core, page: RecognisedPage): FoundBlock[] {
  const at = page.GetIterator()
  // Stands at the next line's first word. To ask each word whether it begins a line costs as much as to go to the next.
  const nextLine = page.GetIterator()
  const numbers = core._malloc(numbersBytes)
  const blocks: FoundBlock[] = []
  try {
    while (!at.Empty(level.block)) {
      // A picture is a block without words.
      const isWord = !at.Empty(level.word)
      if (at.Cmp(nextLine) === 0) {
        if (isWord) openLine(blocks, at, lineAt(core, at, numbers))
        nextLine.Next(level.line)
      }
      if (isWord)
        blocks
          .at(-1)
          ?.paragraphs.at(-1)
          ?.at(-1)
          ?.words.push(wordAt(core, at, numbers))
      at.Next(level.word)
    }
    return blocks
  } finally {
    core._free(numbers)
    core.destroy(nextLine)
    core.destroy(at)
  }
}

function openLine(blocks: FoundBlock[], at: PageIterator, line: FoundLine): void {
  if (at.IsAtBeginningOf(level.block)) blocks.push({ paragraphs: [] })
  if (at.IsAtBeginningOf(level.paragraph)) blocks.at(-1)?.paragraphs.push([])
  blocks.at(-1)?.paragraphs.at(-1)?.push(line)
}

/** Heights are told in eight digits and confidences cut to whole percents, as in tesseract's own files. */
function lineAt(core: Core, at: PageIterator, numbers: number): FoundLine {
  at.RowAttributes(numbers, numbers + 4, numbers + 8)
  const rowHeight = Number(core.getValue(numbers, 'float').toPrecision(8))
  return { box: boxAt(core, at, level.line, numbers), words: [], rowHeight }
}

/** In the mean that cut takes half a percent away. */
function wordAt(core: Core, at: PageIterator, numbers: number): Word {
  const percent = Math.trunc(at.Confidence(level.word)) + 0.5
  return {
    text: textAt(core, at),
    box: boxAt(core, at, level.word, numbers),
    confidence: Math.min(1, percent / 100),
  }
}

function boxAt(core: Core, at: PageIterator, part: number, numbers: number): Box {
  at.BoundingBox(part, numbers, numbers + 4, numbers + 8, numbers + 12)
  const number = (index: number) => core.getValue(numbers + index * 4, 'i32')
  return { x0: number(0), y0: number(1), x1: number(2), y1: number(3) }
}

/** The iterator's own function for text keeps its bytes for ever. */
function textAt(core: Core, at: PageIterator): string {
  const start = core._emscripten_bind_ResultIterator_GetUTF8Text_1(core.getPointer(at), level.word)
  const bytes: number[] = []
  for (let byte = core.getValue(start, 'i8'); byte !== 0; byte = core.getValue(start + bytes.length, 'i8'))
    bytes.push(byte)
  core._free(start)
  // A mark of direction stands before the first word that runs against its line, though the word has none.
  return Buffer.from(bytes)
    .toString()
    .replace(/^[\u200E\u200F]/, '')
    .trim()
}
