// Writes the trace of a reading as files: way.json, and the picture after each step that changed it.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readerVersion } from '../../../shared/reader-version.ts'
import { fileFault } from '../../../shared/file-fault.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { meanConfidence } from '../recognise/certainty.ts'
import { textOf, type TracedStep } from '../context/trace.ts'

/** Called after the reading, because writing pictures during it would count as time of the steps. */
export async function writeTrace(
  dir: string,
  image: string,
  steps: readonly TracedStep[],
): Promise<Result<null>> {
  try {
    await mkdir(dir, { recursive: true })
    const described = []
    for (const [index, step] of steps.entries()) {
      const file = step.changed && step.picture ? pictureName(index, step) : null
      if (file !== null && step.picture) await writeFile(path.join(dir, file), await pngOf(step.picture))
      described.push({ ...describe(step), ...(file !== null && { picture: file }) })
    }
    const totalMs = rounded(steps.reduce((sum, { ms }) => sum + ms, 0))
    const way = { image, reader: readerVersion, totalMs, steps: described }
    await writeFile(path.join(dir, 'way.json'), `${JSON.stringify(way, null, 2)}\n`)
    return ok(null)
  } catch (error) {
    return fileFault(error, dir)
  }
}

function pictureName(index: number, { step }: TracedStep): string {
  return `${String(index + 1).padStart(3, '0')}-${step}.png`
}

function describe({ step, ms, changed, picture, look, facts, lines, added, removed }: TracedStep) {
  return {
    step,
    ms: rounded(ms),
    changed,
    ...(picture && { width: picture.width, height: picture.height }),
    ...facts,
    ...(look && {
      saw: look.map((line) => ({ text: textOf(line), confidence: rounded(meanConfidence(line.words)) })),
    }),
    ...(lines && { lines: lines.length, added, removed }),
  }
}

function pngOf({ width, height, pixels }: GreyImage): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
