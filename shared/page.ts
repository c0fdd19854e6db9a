// The Page: everything that was recognised on an image, without interpretation. Text, Markdown and fields are pure
// functions of it. Boxes are in pixels of the original image, turned upright.
import { z } from 'zod'
import { codeKinds, dataFileSchema } from './facts.ts'

export const boxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })

export const wordSchema = z.object({
  text: z.string(),
  box: boxSchema,
  /** 0 to 1, as the recogniser reports it; see trust.ts for the calibrated value. */
  confidence: z.number(),
  /** The calibrated chance that it is right; absent if its engine does not give one. */
  chance: z.number().optional(),
  /** Stroke width in pixels; absent if it could not be measured, and on pages of older readers. */
  stroke: z.number().optional(),
})

export const lineSchema = z.object({
  box: boxSchema,
  words: z.array(wordSchema),
  /** The block and the paragraph that it belongs to, counted from 0 in reading order. */
  block: z.number().int(),
  paragraph: z.number().int(),
  /** The row height in pixels, which is the best measure of the font size. */
  rowHeight: z.number(),
  /** Name of the engine that read it; absent on pages of readers that had only one engine. */
  engine: z.string().optional(),
})

/** A ruling line (a drawn line) found in the pixels. */
export const ruleSchema = z.object({ box: boxSchema, direction: z.enum(['horizontal', 'vertical']) })

/** Things on a page besides text and ruling lines: bullets, tick boxes (empty or ticked), shaded areas, pictures. */
export const markKinds = ['bullet', 'box', 'ticked', 'shade', 'picture'] as const

/** A mark found in the pixels. */
export const markSchema = z.object({ kind: z.enum(markKinds), box: boxSchema })

/** A barcode or 2D code found in the pixels, with its decoded text. */
export const codeSchema = z.object({ kind: z.enum(codeKinds), text: z.string(), box: boxSchema })

/** The kind of image, detected from its pixels. It decides how the image is read. */
export const pageKinds = ['prose', 'screenshot', 'receipt', 'photo', 'form'] as const

export const pageSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** Clockwise turn that made the text upright, in addition to the EXIF orientation. */
  turn: z.literal([0, 90, 180, 270]),
  /** Skew of the text in degrees clockwise, before it was deskewed for reading. */
  angleDegrees: z.number(),
  kind: z.enum(pageKinds),
  languages: z.array(z.string()),
  /** Confidence of the language detection, 0 to 1; absent if the caller named the languages. */
  languageConfidence: z.number().optional(),
  /** Mean confidence of the words, weighted by their length; 0 for a page without words. */
  confidence: z.number(),
  lines: z.array(lineSchema),
  rules: z.array(ruleSchema),
  /** Absent on pages of readers that did not look for marks. */
  marks: z.array(markSchema).optional(),
  /** Absent on pages of readers that did not look for codes. */
  codes: z.array(codeSchema).optional(),
  /** Places with text that could not be read; absent if there is none, and on pages of readers that did not look. */
  unread: z.array(boxSchema).optional(),
  /** Data files embedded in the document; only on its first page. */
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

/** The smallest box that contains all boxes. */
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
