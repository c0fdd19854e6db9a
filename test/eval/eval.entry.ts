// `npm run eval`: measures how much the product reads right on images with truth, compared with the last run and rivals.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeMachine } from '../bench/machine.ts'
import { readerVersion } from '../../shared/reader-version.ts'
import { leftOutVariable } from '../../electron/worker/left-out.ts'
import { openProduct } from '../bench/product.ts'
import { remembered } from '../bench/rivals/remembered.ts'
import { openNaive, openNative, openNetworksAlone, type Rival } from '../bench/rivals/rival.ts'
import { alignedTable, type Row } from '../bench/tables.ts'
import { makeTextImage } from '../support/images.ts'
import { withAccents } from './accents.ts'
import { hasSets, parseAsked, usage, type Asked } from './arguments.ts'
import { calibrate } from './calibrate.ts'
import { calibrateFields } from './calibrate-fields.ts'
import { drawChart } from './chart.ts'
import { makeDegraded } from './degraded.ts'
import { withoutRefused } from './expectations.ts'
import { fitSpaces } from './fit-spaces.ts'
import { figureRows } from './figures.ts'
import { makeForeign } from './foreign.ts'
import { groupsOf } from './groups.ts'
import { findSets, openSet, type ImageSet } from './image-set.ts'
import { confidenceRows, type JudgedField } from './judged-fields.ts'
import { keptPages } from './kept-pages.ts'
import { openLastRun } from './last-run.ts'
import { measureImage, type Measuring } from './measure.ts'
import type { Measured } from './measured.ts'
import { measurePerfect } from './perfect.ts'
import { reportExpectations, reportWorst, say, tableWithCaption, tellProgress } from './report.ts'
import { findScorer } from './scorer.ts'
import type { Scorer } from './scores.ts'
import { measureTeaching, reportTaught } from './teach.ts'
import { openReader } from './stated-page.ts'
import type { TruthKind } from './steps.ts'
import { summaryRows } from './summary.ts'
import { measureWorth, reportWorth } from './worth.ts'

const cacheDir = path.resolve(import.meta.dirname, '../../.cache/eval')

const asked = parseAsked(process.argv.slice(2))
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n\n${usage}\n`)
  process.exit(2)
}
await run(asked)

async function run(asked: Asked): Promise<void> {
  // reading processes inherit the environment
  if (!asked.worth) process.env[leftOutVariable] = asked.without.join(',')
  // npm runs scripts in the package's folder, but a relative path refers to the caller's folder
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const dir = asked.dir === undefined ? undefined : path.resolve(from, asked.dir)
  const outDir = asked.out === undefined ? cacheDir : path.resolve(from, asked.out)
  const by = { reader: readerVersion, day: new Date().toISOString().slice(0, 10) }
  const lastRun = openLastRun(path.join(cacheDir, 'last.json'), by)
  if (asked.chart && !hasSets(asked)) {
    drawChart(lastRun, asked.set)
    return
  }
  const scorer = withAccents(await findScorer(dir))
  const sets = openSets(asked, await setsDir(asked, dir))
  if (asked.calibration) {
    say(describeMachine())
    const read = keptPages(path.join(cacheDir, 'pages'), asked.profile, openReader(asked.profile))
    if (asked.as !== 'json') await calibrate(sets, read)
    await calibrateFields(sets, read, scorer)
    // open engine instances would keep the process alive
    process.exit(0)
  }
  if (asked.spaces) {
    await fitSpaces(sets)
    process.exit(0)
  }
  if (asked.worth) {
    say(describeMachine())
    for (const set of sets)
      reportWorth(set.name, await measureWorth(set, { scorer, profile: asked.profile, steps: asked.without }))
    process.exit(0)
  }
  if (asked.perfect) {
    reportPerfect(scorer, sets)
    return
  }
  const rivals = openRivals(asked)

  say(describeMachine())
  say(
    `compared with ${rivals.map(({ version }) => version).join(', ') || 'nothing'} · scorer: ${scorer.name}`,
  )
  const product = await openProduct(asked.workers)
  const summary: Row[] = []
  const fields: JudgedField[] = []
  try {
    const { profile, as: operation, workers } = asked
    // CPU time can't be attributed to an image while several are read in parallel
    const measuring = { product, rivals, scorer, profile, operation, outDir, tellsCpu: workers === 1 }
    await product.read({ file: await warmUpImage(), operation: 'text' })
    if (asked.teach !== undefined) {
      for (const set of sets) reportTaught(set.name, await measureTeaching(measuring, set, asked.teach))
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
      reportWorst(set, measured, asked.worst, outDir)
    }
  } finally {
    await product.close()
    for (const rival of rivals) rival.close()
  }
  if (fields.length > 0) say(`\nfields by type\n${alignedTable(confidenceRows(fields))}`)
  if (asked.chart) drawChart(lastRun, asked.set)
  if (asked.table) say(`\n${tableWithCaption(summary, asked)}`)
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

async function setsDir({ degraded, foreign }: Asked, dir: string | undefined): Promise<string | undefined> {
  if (degraded) return makeDegraded(cacheDir, tellProgress)
  return foreign ? makeForeign(cacheDir, tellProgress) : dir
}

function openSets(asked: Asked, dir: string | undefined): ImageSet[] {
  const choice = { every: asked.every, limit: asked.limit }
  const found = dir === undefined ? [] : findSets(dir)
  const named =
    asked.set.length === 0 ? found : found.filter((each) => asked.set.includes(path.basename(each)))
  const unknown = asked.set.filter((name) => !found.some((each) => path.basename(each) === name))
  if (unknown.length > 0 || named.length === 0) {
    const known = found.map((each) => path.basename(each)).join(', ')
    process.stderr.write(`No such set: ${unknown.join(', ')}. In ${dir} there are: ${known}\n`)
    process.exit(2)
  }
  return named.map((each) => openSet(each, choice))
}

function openRivals(asked: Asked): Rival[] {
  // the degraded pages are always compared with the tesseract command
  const wantsNative = asked.native || asked.degraded
  const native = wantsNative ? openNative(cacheDir) : null
  if (wantsNative && !native) say('The tesseract command is not installed; it is left out.')
  const rivals = [
    ...(asked.naive ? [openNaive()] : []),
    ...(native ? [native] : []),
    ...(asked.networks ? [openNetworksAlone()] : []),
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
