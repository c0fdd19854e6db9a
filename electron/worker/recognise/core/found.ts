// Parses the recogniser's result: tesseract's tree of blocks, paragraphs, lines and words, in reading order.
import { z } from 'zod'
import { boxSchema, wordSchema } from '../../../../shared/page.ts'

const foundLineSchema = z.object({ box: boxSchema, words: z.array(wordSchema), rowHeight: z.number() })
const foundBlockSchema = z.object({ paragraphs: z.array(z.array(foundLineSchema)) })

export type FoundLine = z.infer<typeof foundLineSchema>
export type FoundBlock = z.infer<typeof foundBlockSchema>

/** From the core's thread it comes as text. */
export function foundIn(text: string): FoundBlock[] {
  return z.array(foundBlockSchema).parse(JSON.parse(text))
}
