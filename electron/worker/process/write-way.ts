// The way of an image as files: way.json, and beside it the picture after each step that made another of it.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readerVersion } from '../../../shared/reader-version.ts'
import { fileFault } from '../../../shared/file-fault.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { meanConfidence } from '../recognise/certainty.ts'
import { textOf, type TracedStep } from '../context/trace.ts'

/** Only now, when all is read: to write pictures meanwhile would count as time of the steps. */
export async function writeWay(
  dir: string,
  image: string,
  steps: readonly TracedStep[],
): Promise<Result<null>> {
  try {
    await mkdir(dir, { recursive: true })
    const told = []
    for (const [index, step] of steps.entries()) {
      const file = step.changed && step.picture ? pictureName(index, step) : null
      if (file !== null && step.picture) await writeFile(path.join(dir, file), await pngOf(step.picture))
      told.push({ ...tell(step), ...(file !== null && { picture: file }) })
    }
    const totalMs = rounded(steps.reduce((sum, { ms }) => sum + ms, 0))
    const way = { image, reader: readerVersion, totalMs, steps: told }
    await writeFile(path.join(dir, 'way.json'), `${JSON.stringify(way, null, 2)}\n`)
    return ok(null)
  } catch (error) {
    return fileFault(error, dir)
  }
}

function pictureName(index: number, { step }: TracedStep): string {
  return `${String(index + 1).padStart(3, '0')}-${step}.png`
}

function tell({ step, ms, changed, picture, look, facts, lines, added, removed }: TracedStep) {
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
