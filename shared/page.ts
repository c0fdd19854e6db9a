// The Page: all that was seen on an image, and nothing of what it means.
// Text, Markdown and fields are pure functions of it. Boxes are in pixels of the upright original image.
import { z } from 'zod'
import { codeKinds, dataFileSchema } from './facts.ts'

export const boxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })

export const wordSchema = z.object({
  text: z.string(),
  box: boxSchema,
  /** 0 to 1, as the recogniser says it. */
  confidence: z.number(),
  /** The chance that it is right, where the engine that read it tells that too. */
  chance: z.number().optional(),
  /** How thick its strokes are in pixels; absent where that could not be told, and on pages read before it was. */
  stroke: z.number().optional(),
})

export const lineSchema = z.object({
  box: boxSchema,
  words: z.array(wordSchema),
  /** Which block and which paragraph of the page it belongs to, counted from 0 in reading order. */
  block: z.number().int(),
  paragraph: z.number().int(),
  /** Height of a row of this type in pixels: the best signal of the type's size. */
  rowHeight: z.number(),
  /** Which engine read it, by its own name; absent on pages that were read when there was but one. */
  engine: z.string().optional(),
})

/** A ruling line found in the pixels. */
export const ruleSchema = z.object({ box: boxSchema, direction: z.enum(['horizontal', 'vertical']) })

/** What stands on a page besides text and ruling lines: bullets, boxes to tick, shades behind text, pictures. */
export const markKinds = ['bullet', 'box', 'ticked', 'shade', 'picture'] as const

/** Found in the pixels. */
export const markSchema = z.object({ kind: z.enum(markKinds), box: boxSchema })

/** A code for machines that was found in the pixels, and what it says. */
export const codeSchema = z.object({ kind: z.enum(codeKinds), text: z.string(), box: boxSchema })

/** What an image shows, found in its pixels. It decides how it is read. */
export const pageKinds = ['prose', 'screenshot', 'receipt', 'photo', 'form'] as const

export const pageSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** How far the image had to be turned clockwise until its text stood upright, beyond what EXIF says. */
  turn: z.literal([0, 90, 180, 270]),
  /** How far the text was tilted, in degrees clockwise, before it was set straight for reading. */
  angleDegrees: z.number(),
  kind: z.enum(pageKinds),
  languages: z.array(z.string()),
  /** How sure it is that these are the languages, 0 to 1; absent where somebody named them. */
  languageConfidence: z.number().optional(),
  /** Mean of the words' confidence weighted by their length; 0 for a page without words. */
  confidence: z.number(),
  lines: z.array(lineSchema),
  rules: z.array(ruleSchema),
  /** Absent on pages that were read before marks were looked for. */
  marks: z.array(markSchema).optional(),
  /** Absent on pages that were read before codes were looked for. */
  codes: z.array(codeSchema).optional(),
  /** Of the first page of a document: what lies in it for machines. */
  data: z.array(dataFileSchema).optional(),
})

export type Box = z.infer<typeof boxSchema>
export type Word = z.infer<typeof wordSchema>
export type Line = z.infer<typeof lineSchema>
export type Rule = z.infer<typeof ruleSchema>
export type Code = z.infer<typeof codeSchema>
export type MarkKind = (typeof markKinds)[number]
export type Mark = z.infer<typeof markSchema>
export type PageKind = (typeof pageKinds)[number]
export type Page = z.infer<typeof pageSchema>

export function unite(boxes: readonly Box[]): Box {
  const [first] = boxes
  if (!first) return { x0: 0, y0: 0, x1: 0, y1: 0 }
  const whole = { ...first }
  for (const { x0, y0, x1, y1 } of boxes) {
    whole.x0 = Math.min(whole.x0, x0)
    whole.y0 = Math.min(whole.y0, y0)
    whole.x1 = Math.max(whole.x1, x1)
    whole.y1 = Math.max(whole.y1, y1)
  }
  return whole
}
