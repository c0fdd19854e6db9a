// Extracts fields from a perfect reading: the lines of the truth as a Page. Fields that are missing here are the fault of
// the rules; fields that are missing only in a real reading are the fault of the reader.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { extract } from '../../shared/extract/extract.ts'
import { unite, type Line, type Page } from '../../shared/page.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { blankSchema } from './blank-schema.ts'
import type { ImageRow, ImageSet } from './image-set.ts'
import { judgedFields, type JudgedField } from './judged-fields.ts'
import type { Scorer, Scores } from './scores.ts'

export interface Perfect {
  readonly scores: Scores[]
  readonly fields: JudgedField[]
  /** Time of the extraction for all pages together. */
  readonly wallMs: number
}

/** Measures the images of a set that have both text and fields as truth. */
export function measurePerfect(scorer: Scorer, set: ImageSet): Perfect {
  const scores: Scores[] = []
  const fields: JudgedField[] = []
  let wallMs = 0
  for (const image of set.images) {
    const [text, json] = [truthOf(set, image, '.txt'), truthOf(set, image, '.json')]
    const schema = json === null ? null : parseSchema(blankSchema(JSON.parse(json)))
    if (text === null || json === null || !schema?.ok) continue
    const page = pageOfText(text)
    const beganAt = performance.now()
    const extracted = extract(page, schema.value)
    wallMs += performance.now() - beganAt
    const score = scorer.score('json', json, extracted.content, { nospace: image.nospace_truth })
    scores.push(score)
    fields.push(...judgedFields(extracted.fields, JSON.parse(json), score))
  }
  return { scores, fields, wallMs }
}

/** The truth of an image with this file extension; null if it has none. */
export function truthOf(set: ImageSet, { truth }: ImageRow, extension: string): string | null {
  const file = truth.find((each) => path.extname(each) === extension)
  return file === undefined ? null : readFileSync(path.join(set.dir, file), 'utf8')
}

const size = { rowHeight: 20, lineStep: 28, characterWidth: 10 } as const

/** A page in a monospaced font with a row for each line, because the truth has no positions. */
export function pageOfText(text: string): Page {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(lineOf)
  return {
    width: Math.max(1, ...lines.map(({ box }) => box.x1)),
    height: (lines.length + 1) * size.lineStep,
    turn: 0,
    angleDegrees: 0,
    kind: 'receipt',
    languages: [],
    confidence: 1,
    lines,
    rules: [],
  }
}

function lineOf(text: string, row: number): Line {
  const y0 = row * size.lineStep
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    confidence: 1,
    box: {
      x0: index * size.characterWidth,
      x1: (index + word.length) * size.characterWidth,
      y0,
      y1: y0 + size.rowHeight,
    },
  }))
  return {
    words,
    box: unite(words.map(({ box }) => box)),
    block: 0,
    paragraph: row,
    rowHeight: size.rowHeight,
  }
}
