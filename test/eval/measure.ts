// Reads one image with the product and with its rivals, and scores each result.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Operation } from '../../shared/operations.ts'
import type { Profile } from '../../shared/reading.ts'
import type { Product, ProductAnswer } from '../bench/product.ts'
import type { Rival } from '../bench/rivals/rival.ts'
import { blankSchema } from './blank-schema.ts'
import { judgedFields } from './judged-fields.ts'
import type { ImageRow, ImageSet } from './image-set.ts'
import { isUnspaced, modelOf } from './languages.ts'
import type { Cost, Measured } from './measured.ts'
import { judgeWords, type Judged } from './rightness.ts'
import type { Scorer } from './scores.ts'
import { stepsOf, type Step } from './steps.ts'

export interface Measuring {
  readonly product: Product
  readonly rivals: readonly Rival[]
  readonly scorer: Scorer
  readonly profile: Profile
  readonly operation: Operation | undefined
  readonly tellsCpu: boolean
  /** Folder for the predictions. */
  readonly outDir: string
}

export async function measureImage(
  measuring: Measuring,
  set: ImageSet,
  image: ImageRow,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const step of stepsOf(set.name, image, measuring.operation))
    measured.push(await measureStep(measuring, set, image, step, measured.length === 0))
  return measured
}

async function measureStep(
  measuring: Measuring,
  set: ImageSet,
  image: ImageRow,
  step: Step,
  isFirst: boolean,
): Promise<Measured> {
  const { product, scorer, profile } = measuring
  const file = path.join(set.dir, image.image)
  const truth = readFileSync(path.join(set.dir, step.truth), 'utf8')
  const { kind, operation } = step
  const resultSchema = kind === 'json' ? JSON.stringify(blankSchema(JSON.parse(truth))) : undefined

  const cpuBefore = product.cpuMs()
  const beganAt = performance.now()
  const answer = await product.read({ file, operation, resultSchema, profile })
  const wallMs = performance.now() - beganAt
  const cpuAfter = product.cpuMs()
  const isCpuKnown = measuring.tellsCpu && cpuBefore !== null && cpuAfter !== null
  const cpuMs = isCpuKnown ? cpuAfter - cpuBefore : null

  const prediction = answer.status === 'done' ? (answer.record.content ?? '') : ''
  writePrediction(measuring.outDir, set.name, image.image, kind, prediction)
  const scores = scorer.score(kind, truth, prediction, { nospace: image.nospace_truth })
  const fields = kind === 'json' && answer.status === 'done' ? answer.record.fields : []
  return {
    image: image.image,
    file,
    kind,
    operation,
    lang: image.lang,
    group: image.variant ?? image.style ?? '',
    truth,
    prediction,
    failure: failureOf(answer),
    languages: answer.status === 'done' ? answer.record.languages : [],
    scores,
    fields: fields.length > 0 ? judgedFields(fields, JSON.parse(truth), scores) : [],
    judged:
      kind === 'txt' && answer.status === 'done' ? await judge(product, answer.record.id, image, truth) : [],
    cost: isFirst ? { cpuMs, wallMs } : null,
    // The rivals fill no fields, and what they would say of them can't be scored.
    rivals: kind === 'json' ? {} : await askRivals(measuring, file, image, kind, truth),
  }
}

async function judge(product: Product, id: string, image: ImageRow, truth: string): Promise<Judged[]> {
  const page = await product.call('records.page', { id })
  return judgeWords(
    page.lines.flatMap((line) => line.words),
    truth,
    isUnspaced(image.lang) || image.nospace_truth,
  )
}

async function askRivals(
  { rivals, scorer }: Measuring,
  file: string,
  image: ImageRow,
  kind: Step['kind'],
  truth: string,
): Promise<Measured['rivals']> {
  const answers: Record<string, { scores: Measured['scores']; cost: Cost }> = {}
  for (const rival of rivals) {
    const reading = await rival.read(file, modelOf(image.lang))
    if (reading === null) continue
    const { text, cpuMs, wallMs } = reading
    const scores = scorer.score(kind, truth, text, { nospace: image.nospace_truth })
    answers[rival.name] = { scores, cost: { cpuMs, wallMs } }
  }
  return answers
}

function failureOf(answer: ProductAnswer): string | null {
  return answer.status === 'done' ? null : `${answer.status}: ${answer.message}`
}

function writePrediction(outDir: string, set: string, image: string, kind: string, text: string): void {
  const dir = path.join(outDir, set)
  mkdirSync(dir, { recursive: true })
  writeFileSync(path.join(dir, `${path.parse(image).name}.${kind}`), text)
}
