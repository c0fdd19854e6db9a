// Measures the worth of each reading step (ablation): an image is read with all steps, and again without each of them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { scopeOf } from '../../electron/engine/jobs/order.ts'
import { writePage } from '../../electron/understanding/write.ts'
import type { OpenNetworks } from '../../electron/worker/context/read-context.ts'
import { createPacks } from '../../electron/worker/engines/open-packs.ts'
import { stepNames, type DisabledSteps, type StepName } from '../../electron/worker/context/steps.ts'
import type { Recogniser } from '../../electron/worker/context/recogniser.ts'
import { createModelShelf } from '../../electron/worker/recognise/models.ts'
import { createFiles } from '../../electron/worker/process/files.ts'
import { createTesseract } from '../../electron/worker/recognise/tesseract.ts'
import { createTrace, type TracedStep } from '../../electron/worker/context/trace.ts'
import { extract } from '../../shared/extract/extract.ts'
import type { Operation } from '../../shared/operations.ts'
import type { Page } from '../../shared/page.ts'
import type { Profile } from '../../shared/reading.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { mean } from '../bench/average.ts'
import { alignedTable, type Row } from '../bench/tables.ts'
import { readersWith } from '../support/read-context.ts'
import { blankSchema } from './blank-schema.ts'
import type { ImageRow, ImageSet } from './image-set.ts'
import { characterErrorRate } from './measured.ts'
import { cachedEngine, cachedRecogniser } from './cached-readers.ts'
import { say, tellProgress } from './report.ts'
import type { Scorer, Scores } from './scores.ts'
import { stepsOf, type Step, type TruthKind } from './steps.ts'

const files = createFiles()

/** Steps that take effect when an engine pack is opened. */
const networkSteps: readonly StepName[] = ['smallType', 'letterCases', 'roomOfSpaces', 'spaceContexts']

/** Steps that do not appear in the trace, so an image is always read again without them. */
const untraced: ReadonlySet<string> = new Set<StepName>([
  'bare',
  'narrowed',
  'asBlock',
  'cells',
  'surerLine',
  'lettersBeyond',
  'byLines',
  'darkPanels',
  'sideways',
  'upsideDown',
  'moneySigns',
  'tickBoxes',
  'switches',
  'framedCharacters',
  'bullets',
  'pictures',
  'shades',
  'otherReadings',
  ...networkSteps,
])

const shown: Readonly<Record<TruthKind, readonly string[]>> = {
  txt: ['bow', 'line_recall'],
  json: ['f1', 'fp'],
  md: ['md_score', 'bow'],
}

export interface WorthOptions {
  readonly scorer: Scorer
  readonly profile: Profile
  /** The steps to measure; empty for all. */
  readonly steps: readonly StepName[]
}

interface WorthResult {
  readonly lang: string
  readonly kind: TruthKind
  readonly scores: Scores
  /** Scores without a step, for the steps that change the page. */
  readonly without: ReadonlyMap<string, Scores>
  readonly ms: ReadonlyMap<string, number>
}

export async function measureWorth(
  set: ImageSet,
  { scorer, profile, steps }: WorthOptions,
): Promise<WorthResult[]> {
  const tested = (steps.length > 0 ? steps : stepNames).filter((name) => name !== 'networks')
  const results: WorthResult[] = []
  for (const [i, image] of set.images.entries()) {
    tellProgress(`${set.name} ${i + 1}/${set.images.length}`)
    const read = openReading(path.join(set.dir, image.image), profile)
    for (const step of stepsOf(set.name, image))
      results.push(...(await measureSteps(read, set, image, step, tested, scorer)))
  }
  tellProgress('')
  return results
}

async function measureSteps(
  read: Read,
  set: ImageSet,
  image: ImageRow,
  step: Step,
  tested: readonly StepName[],
  scorer: Scorer,
): Promise<WorthResult[]> {
  const { kind, operation } = step
  const truth = readFileSync(path.join(set.dir, step.truth), 'utf8')
  const score = (page: Page) =>
    scorer.score(kind, truth, contentOf(operation, page, truth), { nospace: image.nospace_truth })
  const whole = await read(operation, [])
  if (!whole) return []
  const without = new Map<string, Scores>()
  for (const name of tested.filter((each) => untraced.has(each) || hasRun(whole.steps, each))) {
    const other = await read(operation, [name])
    if (other && JSON.stringify(other.page) !== JSON.stringify(whole.page))
      without.set(name, score(other.page))
  }
  const ms = Map.groupBy(whole.steps, ({ step: name }) => name)
  return [
    {
      lang: image.lang,
      kind,
      scores: score(whole.page),
      without,
      ms: new Map([...ms].map(([name, own]) => [name, own.reduce((sum, each) => sum + each.ms, 0)])),
    },
  ]
}

/** Whether the step ran, even if it changed no text: it may move boxes, which fields depend on. */
function hasRun(steps: readonly TracedStep[], name: string): boolean {
  return steps.some(({ step }) => step === name)
}

function contentOf(operation: Operation, page: Page, truth: string): string {
  if (operation !== 'json') return writePage(operation, page, { joinsParagraphs: false, htmlTables: false })
  const schema = parseSchema(blankSchema(JSON.parse(truth)))
  return schema.ok ? extract(page, schema.value).content : ''
}

type Read = (
  operation: Operation,
  disabled: readonly StepName[],
) => Promise<{ readonly page: Page; readonly steps: readonly TracedStep[] } | null>

const shelf = createModelShelf()
const recognisers = new Map<string, Recogniser>()
const engines = new Map<string, OpenNetworks>()

function engineWithout(disabled: DisabledSteps): OpenNetworks {
  const key = networkSteps.filter((step) => disabled.has(step)).join()
  const engine =
    engines.get(key) ??
    createPacks((finder) => {
      if ('error' in finder) throw new Error(finder.error)
    }, disabled).chosen()
  engines.set(key, engine)
  return engine
}

function recogniserWithout(disabled: DisabledSteps): Recogniser {
  const key = String(disabled.has('moneySigns'))
  const recogniser = recognisers.get(key) ?? createTesseract(shelf.models, { disabled })
  recognisers.set(key, recogniser)
  return recogniser
}

/** Reads with cached recognisers, because most of their requests are the same with and without a step. */
function openReading(file: string, profile: Profile): Read {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  const cachedOnes = new Map<Recogniser, Recogniser>()
  const cached = new Map<OpenNetworks, OpenNetworks>()
  return async (operation, steps) => {
    const disabled = new Set(steps)
    const original = recogniserWithout(disabled)
    const recogniser = cachedOnes.get(original) ?? cachedRecogniser(original)
    cachedOnes.set(original, recogniser)
    const engine = engineWithout(disabled)
    const networks = cached.get(engine) ?? cachedEngine(engine)
    cached.set(engine, networks)
    const log = createTrace(() => performance.now())
    const scope = scopeOf(operation)
    const job = {
      type: 'read',
      job: file,
      path: file,
      hash,
      languages: [],
      scope,
      profile,
      engine: 'best',
    } as const
    const readers = readersWith({
      recogniser,
      known: shelf.languages(),
      networks,
      disabled,
      trace: log.trace,
    })
    const page = await files.read({ ...job, languages: [] }, readers)
    return page.ok ? { page: page.value, steps: log.steps } : null
  }
}

/** Reports how much better the figures are with each step than without it. */
export function reportWorth(title: string, results: readonly WorthResult[]): void {
  for (const [kind, images] of Map.groupBy(results, (each) => each.kind)) {
    const names = stepNames.filter((name) => images.some(({ without }) => without.has(name)))
    say(`\n${title} (${kind}), ${images.length} images: what each step that changed something gained`)
    say(alignedTable([...names.map((name) => worthRow(name, kind, images)), wholeRow(kind, images)]))
  }
}

function worthRow(name: string, kind: TruthKind, images: readonly WorthResult[]): Row {
  const whole = numbersOf(kind, images)
  const without = numbersOf(kind, images, name)
  const gains = Object.entries(whole).map(([figure, value]) => {
    const gain = (value - (without[figure] ?? value)) * (['CER', 'fp'].includes(figure) ? -1 : 1)
    return [figure, `${gain > 0 ? '+' : ''}${gain.toFixed(2)}`] as const
  })
  const changed = images.filter((each) => each.without.has(name)).length
  const ms = mean(images.map((each) => each.ms.get(name) ?? 0))
  return {
    step: name,
    changed: String(changed),
    ...Object.fromEntries(gains),
    'ms a page': (ms ?? 0).toFixed(0),
  }
}

function wholeRow(kind: TruthKind, images: readonly WorthResult[]): Row {
  const figures = Object.entries(numbersOf(kind, images)).map(
    ([name, value]) => [name, value.toFixed(2)] as const,
  )
  return { step: 'with all', changed: '', ...Object.fromEntries(figures) }
}

/** Means over images with more decimals than the figures of a set, since a step may change a single word. */
function numbersOf(
  kind: TruthKind,
  images: readonly WorthResult[],
  name?: string,
): Readonly<Record<string, number>> {
  const scores = images.map((each) => ({
    lang: each.lang,
    scores: (name === undefined ? undefined : each.without.get(name)) ?? each.scores,
  }))
  const meanOf = (of: (each: (typeof scores)[number]) => number | null) =>
    100 * (mean(scores.flatMap((each) => of(each) ?? [])) ?? 0)
  const figures: Record<string, number> = {}
  if (kind === 'txt') figures['CER'] = meanOf((each) => characterErrorRate(each.scores, each.lang))
  for (const name of shown[kind]) figures[name] = meanOf((each) => numberIn(each.scores[name]))
  return figures
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
