// `npm run eval`: measures how much the product reads right on images with truth, compared with the last run and rivals.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stepNames as fieldStepNames } from '../../shared/extract/step-names.ts'
import { describeMachine } from '../bench/machine.ts'
import { readerVersion } from '../../shared/reader-version.ts'
import { disabledVariable, isStepName } from '../../electron/worker/context/steps.ts'
import { openProduct } from '../bench/product.ts'
import { remembered } from '../bench/rivals/remembered.ts'
import { openNaive, openNative, openNetworksAlone, type Rival } from '../bench/rivals/rival.ts'
import { alignedTable, type Row } from '../bench/tables.ts'
import { makeTextImage } from '../support/images.ts'
import { withAccents } from './accents.ts'
import { hasSets, parseOptions, usage, type EvalOptions } from './arguments.ts'
import { calibrate } from './calibrate.ts'
import { calibrateFields } from './calibrate-fields.ts'
import { drawChart } from './chart.ts'
import { makeDegraded } from './degraded.ts'
import { withoutRefused } from './expectations.ts'
import { reportFieldWorth } from './field-worth.ts'
import { fitSpaces } from './fit-spaces.ts'
import { figureRows } from './figures.ts'
import { makeForeign } from './foreign.ts'
import { groupsOf } from './groups.ts'
import { findSets, openSet, type ImageSet } from './image-set.ts'
import { confidenceRows, type JudgedField } from './judged-fields.ts'
import { cachedPages } from './cached-pages.ts'
import { leafScorer } from './leaf-scorer.ts'
import { createAnswerCache } from './cached-readers.ts'
import { openLastRun } from './last-run.ts'
import { measureImage, type Measuring } from './measure.ts'
import type { Measured } from './measured.ts'
import { measurePerfect } from './perfect.ts'
import { measurePlanted } from './planted/planted.ts'
import { recordFields } from './recorded-fields.ts'
import { reportExpectations, reportWorst, say, tableWithCaption, tellProgress } from './report.ts'
import { compareWithBest, measureRegret, reportRegret } from './regret.ts'
import { findScorer } from './scorer.ts'
import type { Scorer } from './scores.ts'
import { measureTeaching, reportTaught } from './teach.ts'
import { teachMade } from './teach-made.ts'
import { openReader } from './stated-page.ts'
import type { TruthKind } from './steps.ts'
import { summaryRows } from './summary.ts'
import { withWordPairs } from './word-pairs.ts'
import { measureWorth, reportWorth } from './worth.ts'

/** Pages of each planted trouble. */
const plantedPages = 25
/** Names images by their hash, so that nothing of private sets is committed. */
const bestFile = path.join(import.meta.dirname, 'best-error-rates.json')
const cacheDir = path.resolve(import.meta.dirname, '../../.cache/eval')

const options = parseOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n\n${usage}\n`)
  process.exit(2)
}
await run(options)

async function run(options: EvalOptions): Promise<void> {
  // reading processes inherit the environment
  if (!options.worth && options.fields !== 'worth') process.env[disabledVariable] = options.without.join(',')
  // npm runs scripts in the package's folder, but a relative path refers to the caller's folder
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const dir = options.dir === undefined ? undefined : path.resolve(from, options.dir)
  const outDir = options.out === undefined ? cacheDir : path.resolve(from, options.out)
  const by = { reader: readerVersion, day: new Date().toISOString().slice(0, 10) }
  const lastRun = openLastRun(path.join(cacheDir, 'last.json'), by)
  if (options.chart && !hasSets(options)) {
    drawChart(lastRun, options.set)
    return
  }
  const scorer = withWordPairs(withAccents(await findScorer(dir)))
  const sets = hasSets(options) ? openSets(options, await setsDir(options, dir)) : []
  if (options.calibration) {
    say(describeMachine())
    const read = cachedPages(path.join(cacheDir, 'pages'), options.profile, openReader(options.profile))
    if (options.as !== 'json') await calibrate(sets, read)
    await calibrateFields(sets, read, scorer)
    // open engine instances would keep the process alive
    process.exit(0)
  }
  if (options.fields !== undefined) {
    const read = cachedPages(path.join(cacheDir, 'pages'), options.profile, openReader(options.profile))
    const { fields: mode, every, without } = options
    const pages = { sets, read, scorer: sets.length > 0 ? scorer : leafScorer, every }
    if (mode === 'worth') await reportFieldWorth(pages, without.length > 0 ? without : fieldStepNames)
    else await recordFields(path.join(cacheDir, 'fields.json'), mode, pages)
    process.exit(0)
  }
  if (options.regret) {
    say(describeMachine())
    const answers = createAnswerCache(path.join(cacheDir, 'answers'))
    const rivals = [openNaive(), openNetworksAlone()].map((rival) => remembered(rival, cacheDir))
    const regretting = { read: openReader(options.profile, answers), answers, rivals, scorer }
    for (const set of sets) {
      const regrets = await measureRegret(regretting, set)
      reportRegret(set.name, regrets, options.worst ?? 10)
      for (const line of compareWithBest(bestFile, regrets)) say(`  ${line}`)
    }
    for (const rival of rivals) rival.close()
    process.exit(0)
  }
  if (options.spaces) {
    await fitSpaces(sets, path.join(cacheDir, 'spaces'))
    process.exit(0)
  }
  if (options.worth) {
    say(describeMachine())
    for (const set of sets)
      reportWorth(
        set.name,
        await measureWorth(set, {
          scorer,
          profile: options.profile,
          steps: options.without.filter(isStepName),
        }),
      )
    process.exit(0)
  }
  if (options.perfect) {
    reportPerfect(scorer, sets)
    return
  }
  if (options.planted) {
    say(describeMachine())
    const product = await openProduct(options.workers)
    const pages = Math.min(options.limit, plantedPages)
    try {
      await measurePlanted(product, path.join(cacheDir, 'planted'), pages)
    } finally {
      await product.close()
    }
    return
  }
  const rivals = openRivals(options)

  say(describeMachine())
  say(
    `compared with ${rivals.map(({ version }) => version).join(', ') || 'nothing'} · scorer: ${scorer.name}`,
  )
  const product = await openProduct(options.workers)
  const summary: Row[] = []
  const fields: JudgedField[] = []
  try {
    const { profile, as: operation, workers } = options
    // CPU time can't be attributed to an image while several are read in parallel
    const measuring = { product, rivals, scorer, profile, operation, outDir, tellsCpu: workers === 1 }
    await product.read({ file: await warmUpImage(), operation: 'text' })
    if (options.teach !== undefined) {
      for (const set of sets) reportTaught(set.name, await measureTeaching(measuring, set, options.teach))
      const made = teachMade(5)
      reportTaught('made senders', made.fields)
      say(`  values by rules of another sender: ${made.foreign.length}`)
      return
    }
    for (const set of sets) {
      const measured = await measureSet(measuring, set, workers)
      fields.push(...measured.flatMap((each) => each.fields))
      const way = (kind: TruthKind) => ({ set: set.name, kind, profile, operation: operation ?? null })
      reportExpectations(set, measured)
      for (const [title, kind, images] of groupsOf(set.name, withoutRefused(set.images, measured))) {
        const rows = figureRows(scorer, kind, images, lastRun.scores(way(kind)))
        say(`\n${title} (${kind})`)
        say(alignedTable(rows.map(({ who, figures }) => ({ '': who, ...figures }))))
        summary.push(...summaryRows(`${title} (${kind})`, kind, rows, title !== set.name))
        if (title === set.name) lastRun.keep(way(kind), images, rows)
      }
      reportWorst(set, measured, options.worst, outDir)
    }
  } finally {
    await product.close()
    for (const rival of rivals) rival.close()
  }
  if (fields.length > 0) say(`\nfields by type\n${alignedTable(confidenceRows(fields))}`)
  if (options.chart) drawChart(lastRun, options.set)
  if (options.table) say(`\n${tableWithCaption(summary, options)}`)
  say(`\npredictions: ${outDir} · ${describeMachine()}`)
}

function reportPerfect(scorer: Scorer, sets: readonly ImageSet[]): void {
  const fields: JudgedField[] = []
  const rows = sets.flatMap((set) => {
    const measured = measurePerfect(scorer, set)
    const count = measured.scores.length
    if (count === 0) return []
    fields.push(...measured.fields)
    const figures = scorer.aggregate('json', measured.scores)
    return [{ set: set.name, ...figures, 'ms a page': (measured.wallMs / count).toFixed(0) }]
  })
  say(`fields from the truth's own text\n${alignedTable(rows)}`)
  say(`\nfields by type\n${alignedTable(confidenceRows(fields))}`)
}

async function setsDir(
  { degraded, foreign }: EvalOptions,
  dir: string | undefined,
): Promise<string | undefined> {
  if (degraded) return makeDegraded(cacheDir, tellProgress)
  return foreign ? makeForeign(cacheDir, tellProgress) : dir
}

function openSets(options: EvalOptions, dir: string | undefined): ImageSet[] {
  const choice = { every: options.every, limit: options.limit }
  const found = dir === undefined ? [] : findSets(dir)
  const named =
    options.set.length === 0 ? found : found.filter((each) => options.set.includes(path.basename(each)))
  const unknown = options.set.filter((name) => !found.some((each) => path.basename(each) === name))
  if (unknown.length > 0 || named.length === 0) {
    const known = found.map((each) => path.basename(each)).join(', ')
    process.stderr.write(`No such set: ${unknown.join(', ')}. In ${dir} there are: ${known}\n`)
    process.exit(2)
  }
  return named.map((each) => openSet(each, choice))
}

function openRivals(options: EvalOptions): Rival[] {
  // the degraded pages are always compared with the tesseract command
  const wantsNative = options.native || options.degraded
  const native = wantsNative ? openNative(cacheDir) : null
  if (wantsNative && !native) say('The tesseract command is not installed; it is left out.')
  const rivals = [
    ...(options.naive ? [openNaive()] : []),
    ...(native ? [native] : []),
    ...(options.networks ? [openNetworksAlone()] : []),
  ]
  return rivals.map((rival) => remembered(rival, cacheDir))
}

/** An image to read first: the first reading also loads models and compiles, which the bench measures separately. */
async function warmUpImage(): Promise<string> {
  const file = path.join(cacheDir, 'warm-up.png')
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(file, await makeTextImage('Warm up with a line of text\n和一行中文'))
  return file
}

/** Measures the images of a set, `workers` at a time. */
async function measureSet(measuring: Measuring, set: ImageSet, workers: number): Promise<Measured[]> {
  const waiting = set.images.entries()
  const measured: Measured[][] = []
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const [i, image] of waiting) {
        measured[i] = await measureImage(measuring, set, image)
        tellProgress(`${set.name} ${i + 1}/${set.images.length}`)
      }
    }),
  )
  tellProgress('')
  return measured.flat()
}
