// Measures learned rules: the first document of each company is corrected like a person would do it, and the following
// ones are measured with and without the learned rules.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { alignedTable } from '../bench/tables.ts'
import { blankSchema } from './blank-schema.ts'
import type { ImageRow, ImageSet } from './image-set.ts'
import type { Measuring } from './measure.ts'
import { say, tellProgress } from './report.ts'
import { stepsOf } from './steps.ts'

export interface TaughtField {
  readonly image: string
  readonly field: string
  readonly truth: string
  readonly untaught: string
  readonly taught: string
  readonly wasRight: boolean
  readonly isRight: boolean
}

interface Document {
  readonly image: ImageRow
  readonly file: string
  /** Values of the first level, which occur once in a document. */
  readonly truth: Readonly<Record<string, string>>
  readonly schema: string
}

export async function measureTeaching(
  measuring: Measuring,
  set: ImageSet,
  groupField: string,
): Promise<TaughtField[]> {
  const seen = new Set<string>()
  const measured: TaughtField[] = []
  for (const [i, document] of documentsOf(set).entries()) {
    tellProgress(`${set.name} ${i + 1}`)
    const group = (document.truth[groupField] ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    if (group === '') continue
    if (seen.has(group)) measured.push(...(await compare(measuring, document)))
    else await teach(measuring, document)
    seen.add(group)
  }
  tellProgress('')
  return measured
}

function documentsOf(set: ImageSet): Document[] {
  return set.images.flatMap((image) =>
    stepsOf(set.name, image)
      .filter(({ kind }) => kind === 'json')
      .map((step) => {
        const whole: unknown = JSON.parse(readFileSync(path.join(set.dir, step.truth), 'utf8'))
        return {
          image,
          file: path.join(set.dir, image.image),
          truth: plainValues(whole),
          schema: JSON.stringify(blankSchema(whole)),
        }
      }),
  )
}

function plainValues(truth: unknown): Record<string, string> {
  if (typeof truth !== 'object' || truth === null) return {}
  const values = Object.entries(truth).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return Object.fromEntries(values.map(([name, value]) => [name, String(value)]))
}

/** Corrects the wrong values of a document and confirms the rest, like a person who reviews it. */
async function teach(measuring: Measuring, document: Document): Promise<void> {
  const { product } = measuring
  const record = await readFields(measuring, document)
  if (record === null) return
  for (const [field, truth] of Object.entries(document.truth)) {
    if (truth !== '' && !isRight(measuring, field, truth, record.values[field]))
      await product.call('records.correct', { id: record.id, field, value: truth })
  }
  await product.call('records.confirm', { id: record.id })
}

async function compare(measuring: Measuring, document: Document): Promise<TaughtField[]> {
  const { product } = measuring
  const taught = await readFields(measuring, document)
  // the page is stored, so the second request for the same image does not read it again
  await product.call('settings.set', { usesRules: false })
  const untaught = await readFields(measuring, document)
  await product.call('settings.set', { usesRules: true })
  return Object.entries(document.truth)
    .filter(([, truth]) => truth !== '')
    .map(([field, truth]) => ({
      image: document.image.image,
      field,
      truth,
      untaught: untaught?.values[field] ?? '',
      taught: taught?.values[field] ?? '',
      wasRight: isRight(measuring, field, truth, untaught?.values[field]),
      isRight: isRight(measuring, field, truth, taught?.values[field]),
    }))
}

async function readFields({ product, profile }: Measuring, { file, schema }: Document) {
  const answer = await product.read({ file, operation: 'json', resultSchema: schema, profile })
  if (answer.status !== 'done') return null
  return { id: answer.record.id, values: plainValues(JSON.parse(answer.record.content ?? '{}')) }
}

function isRight({ scorer }: Measuring, field: string, truth: string, value = ''): boolean {
  const [wanted, told] = [truth, value].map((each) => JSON.stringify({ [field]: each }))
  return scorer.score('json', wanted ?? '', told ?? '', { nospace: false })['norm'] === 1
}

export function reportTaught(name: string, fields: readonly TaughtField[]): void {
  const names = [...new Set(fields.map(({ field }) => field))]
  const rows = [...names, 'all'].map((field) => {
    const own = fields.filter((each) => field === 'all' || each.field === field)
    const right = own.filter(({ wasRight }) => wasRight)
    return {
      field,
      values: String(own.length),
      'right before': percent(right.length, own.length),
      'right after': percent(own.filter((each) => each.isRight).length, own.length),
      gained: (
        (100 * (own.filter((each) => each.isRight).length - right.length)) /
        Math.max(1, own.length)
      ).toFixed(1),
      'put right': String(own.filter((each) => each.isRight && !each.wasRight).length),
      broken: String(right.filter((each) => !each.isRight).length),
      'broken %': percent(right.filter((each) => !each.isRight).length, right.length),
    }
  })
  say(`\n${name}: documents that follow a corrected one of their kind`)
  say(alignedTable(rows))
  for (const { image, field, truth, untaught, taught } of fields.filter(
    (each) => each.wasRight && !each.isRight,
  ))
    say(`  broken: ${image} ${field}: ${untaught} -> ${taught} (truth: ${truth})`)
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : ((100 * part) / whole).toFixed(1)
}
