// Which part of an image is read, and how the image is turned before. The image file itself does not change.
import { z } from 'zod'
import type { Box } from './page.ts'

export const quarters = [0, 90, 180, 270] as const
export type Quarter = (typeof quarters)[number]

const share = z.number().min(0).max(1)

export const imagePartSchema = z.object({
  /** In degrees clockwise, in addition to the EXIF orientation; null means that it is detected. */
  turn: z.literal(quarters).nullable().default(null),
  /** A box on the turned image, as fractions of its sides; null is the whole image. */
  box: z
    .object({ x0: share, y0: share, x1: share, y1: share })
    .refine(({ x0, y0, x1, y1 }) => x0 < x1 && y0 < y1, 'must end after it begins: x0 < x1 and y0 < y1')
    .nullable()
    .default(null),
})

export type ImagePart = z.infer<typeof imagePartSchema>

/** Returns null for a part that is the whole image, unturned. */
export function normalisePart(part: ImagePart | null | undefined): ImagePart | null {
  if (!part) return null
  const isAll = part.box && part.box.x0 === 0 && part.box.y0 === 0 && part.box.x1 === 1 && part.box.y1 === 1
  const box = isAll ? null : part.box
  return part.turn === null && box === null ? null : { turn: part.turn, box }
}

/** The box in whole pixels, at least one wide and high; null is the whole image. */
export function partToPixels(
  part: ImagePart | null,
  { width, height }: { readonly width: number; readonly height: number },
): Box | null {
  if (!part?.box) return null
  const [x0, x1] = toPixelRange(part.box.x0, part.box.x1, width)
  const [y0, y1] = toPixelRange(part.box.y0, part.box.y1, height)
  return { x0, y0, x1, y1 }
}

/** Converts fractions of a side to whole pixels, at least one. */
function toPixelRange(from: number, to: number, side: number): readonly [number, number] {
  const first = Math.min(side - 1, Math.floor(from * side))
  return [first, Math.max(first + 1, Math.ceil(to * side))]
}

/** The place of a box (in fractions of the picture's sides) after the picture was turned. */
export function rotateBox({ x0, y0, x1, y1 }: Box, by: Quarter): Box {
  switch (by) {
    case 0:
      return { x0, y0, x1, y1 }
    case 90:
      return { x0: 1 - y1, y0: x0, x1: 1 - y0, y1: x1 }
    case 180:
      return { x0: 1 - x1, y0: 1 - y1, x1: 1 - x0, y1: 1 - y0 }
    case 270:
      return { x0: y0, y0: 1 - x1, x1: y1, y1: 1 - x0 }
  }
}

/** The clockwise turn that leads from one orientation to another. */
export function turnBetween(from: Quarter, to: Quarter): Quarter {
  return ((to - from + 360) % 360) as Quarter
}
