// One image from its file to its Page.
import path from 'node:path'
import type { Line, Page } from '../../shared/page.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { ToWorker } from '../../shared/worker-protocol.ts'
import { readAcceptedBytes } from './accepted-bytes.ts'
import { decode } from './decode.ts'
import type { TellProgress } from './progress.ts'
import type { Recogniser } from './recognise/recogniser.ts'
import { findRules } from './rules.ts'

export type ReadJob = Extract<ToWorker, { type: 'read' }>

export async function readImage(
  job: ReadJob,
  recogniser: Recogniser,
  tell: TellProgress,
): Promise<Result<Page>> {
  tell('preparing', 0)
  const bytes = await readAcceptedBytes(job.path, job.hash)
  if (!bytes.ok) return bytes
  const image = await decode(bytes.value, path.basename(job.path))
  if (!image.ok) return image
  const rules = findRules(image.value)
  tell('reading', 0)
  const lines = await recogniser.read(image.value, job.languages, (fraction) => {
    tell('reading', fraction)
  })
  if (!lines.ok) return lines
  const { width, height } = image.value
  return ok({
    width,
    height,
    angleDegrees: 0,
    languages: job.languages,
    confidence: meanConfidence(lines.value),
    lines: lines.value,
    rules,
  })
}

function meanConfidence(lines: readonly Line[]): number {
  let sum = 0
  let characters = 0
  for (const { text, confidence } of lines.flatMap((line) => line.words)) {
    sum += confidence * text.length
    characters += text.length
  }
  return characters === 0 ? 0 : sum / characters
}
