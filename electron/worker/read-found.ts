// Reads a page by an engine that finds text on the picture as it came, without any preparation, and tells whether it is
// the right one for it.
import type { Rule } from '../../shared/page.ts'
import { ok, type Result } from '../../shared/result.ts'
import { arrange } from './arrange/arrange.ts'
import { tiltOf } from './arrange/level.ts'
import type { SeenPicture, WhatWasRead } from './as-page.ts'
import type { ColourImage } from './colour.ts'
import type { Engine } from './engines/engine.ts'
import { densityOf } from './languages/density.ts'
import { isSlip } from './prepare/kind.ts'
import type { Turn } from './prepare/turn.ts'
import { withStrokes } from './stroke-width.ts'
import { languagesRead, mayRead, type Asked } from './who-reads.ts'

/** An engine that finds text by itself, and what it needs to know of the picture. */
export interface Finder {
  readonly engine: Engine
  readonly asked: Asked
  /** The languages that there are models of. */
  readonly known: readonly string[]
  readonly inColour: (by: Turn) => Promise<ColourImage>
}

/** Null: somebody else reads it better. */
export async function readFound(
  { image, sheet, turn, kind, rules, marks }: SeenPicture & { readonly rules: readonly Rule[] },
  { engine, asked, known, inColour }: Finder,
  onProgress: (fraction: number) => void,
): Promise<Result<WhatWasRead | null>> {
  if (!mayRead(asked, kind, () => densityOf(sheet.image), engine.can)) return ok(null)
  const found = await engine.read(await inColour(turn), { languages: asked.languages, onProgress })
  if (!found.ok) return found
  const read = found.value.map(({ line }) => line)
  const choice = await languagesRead(read, asked, kind, engine.can, known)
  if (!choice) return ok(null)
  const { width, height } = image
  const page = { width, height, rules: [...rules], marks: [...marks()] }
  const lines = arrange(found.value, page, isSlip(kind)).map((line) => withStrokes(line, image))
  return ok({ ...choice, lines, angleDegrees: (tiltOf(found.value) * 180) / Math.PI })
}
