// `npm run eval`: what the product reads right, on images with truth, beside the last run and its rivals.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeTextImage } from '../support/images.ts'
import { describeMachine } from '../bench/machine.ts'
import { openProduct } from '../bench/product.ts'
import { remembered } from '../bench/rivals/remembered.ts'
import { openNaive, openNative, type Rival } from '../bench/rivals/rival.ts'
import { parseAsked, usage, type Asked } from './arguments.ts'
import { makeDegraded } from './degraded.ts'
import { expectationsOf, withoutRefused } from './expectations.ts'
import { figureRows } from './figures.ts'
import { findSets, openSet, type ImageSet } from './image-set.ts'
import { openLastRun } from './last-run.ts'
import { measureImage, type Measuring } from './measure.ts'
import type { Measured } from './measured.ts'
import { findScorer } from './scorer.ts'
import { summaryRows } from './summary.ts'
import { alignedTable, markdownTable, type Row } from '../bench/tables.ts'
import { contactSheet, worstLine, worstOf } from './worst.ts'

const cacheDir = path.resolve(import.meta.dirname, '../../.cache/eval')

const asked = parseAsked(process.argv.slice(2))
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n\n${usage}\n`)
  process.exit(2)
}
await run(asked)

async function run(asked: Asked): Promise<void> {
  // npm runs a script in the package's folder; a relative name is meant from where it was typed.
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const dir = asked.dir === undefined ? undefined : path.resolve(from, asked.dir)
  const outDir = asked.out === undefined ? cacheDir : path.resolve(from, asked.out)
  const lastRun = openLastRun(path.join(cacheDir, 'last.json'))
  const scorer = await findScorer(dir)
  const setsDir = asked.degraded ? await makeDegraded(cacheDir, tellProgress) : dir
  const sets = openSets(asked, setsDir)
  const rivals = openRivals(asked)

  say(describeMachine())
  say(
    `compared with ${rivals.map(({ version }) => version).join(', ') || 'nothing'} · scorer: ${scorer.name}`,
  )
  const product = await openProduct(asked.workers)
  const summary: Row[] = []
  try {
    const measuring = { product, rivals, scorer, profile: asked.profile, operation: asked.as, outDir }
    await product.read({ file: await warmUpImage(), operation: 'text' })
    for (const set of sets) {
      const measured = await measureSet(measuring, set, asked.workers)
      const key = (kind: string) =>
        [set.name, kind, asked.profile, asked.as ?? 'as the truth asks'].join(' / ')
      reportExpectations(set, measured)
      for (const [title, kind, images] of groupsOf(set, withoutRefused(set.images, measured))) {
        const rows = figureRows(scorer, kind, images, lastRun.scores(key(kind)))
        say(`\n${title} (${kind})`)
        say(alignedTable(rows.map(({ who, figures }) => ({ '': who, ...figures }))))
        summary.push(...summaryRows(`${title} (${kind})`, kind, rows, title !== set.name))
      }
      for (const kind of new Set(measured.map((each) => each.kind)))
        lastRun.keep(
          key(kind),
          measured.filter((each) => each.kind === kind),
        )
      reportWorst(set, measured, asked.worst, outDir)
    }
  } finally {
    await product.close()
    for (const rival of rivals) rival.close()
  }
  if (asked.table) say(`\n${tableWithCaption(summary, asked)}`)
  say(`\npredictions: ${outDir} · ${describeMachine()}`)
}

function tableWithCaption(rows: readonly Row[], { every, profile }: Asked): string {
  const day = new Date().toISOString().slice(0, 10)
  const chosen = every === 1 ? 'every image' : `one image in ${every}`
  return `${day}, ${chosen}, profile ${profile}, ${describeMachine()}\n\n${markdownTable(rows)}`
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
  // The command is part of what the degraded pages are judged by.
  const wantsNative = asked.native || asked.degraded
  const native = wantsNative ? openNative(cacheDir) : null
  if (wantsNative && !native) say('The tesseract command is not installed; it is left out.')
  const rivals = [...(asked.naive ? [openNaive()] : []), ...(native ? [native] : [])]
  return rivals.map((rival) => remembered(rival, cacheDir))
}

/** The first reading also loads models and compiles; that is told by the bench and would blur the figures here. */
async function warmUpImage(): Promise<string> {
  const file = path.join(cacheDir, 'warm-up.png')
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(file, await makeTextImage('Warm up with a line of text\n和一行中文'))
  return file
}

/** As many images at once as there are workers. */
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

type Group = readonly [title: string, kind: Measured['kind'], images: Measured[]]

/** By kind of truth, and where the images of a set are made in several ways, each way for itself too. */
function groupsOf(set: ImageSet, measured: readonly Measured[]): Group[] {
  const kinds = [...new Set(measured.map(({ kind }) => kind))]
  return kinds.flatMap((kind): Group[] => {
    const images = measured.filter((each) => each.kind === kind)
    const groups = [...new Set(images.map(({ group }) => group))]
    const parts = groups.length < 2 ? [] : groups
    return [
      ...parts.map((group): Group => [
        `${set.name}, ${group}`,
        kind,
        images.filter((each) => each.group === group),
      ]),
      [set.name, kind, images],
    ]
  })
}

function reportExpectations(set: ImageSet, measured: readonly Measured[]): void {
  const expectations = expectationsOf(set.images, measured)
  if (expectations.length === 0) return
  const missed = expectations.filter(({ isMet }) => !isMet)
  say(`\n${set.name}: ${expectations.length - missed.length} of ${expectations.length} as expected`)
  for (const { image, expected, got } of missed) say(`  ${image}: expected ${expected}, got ${got}`)
}

function reportWorst(
  set: ImageSet,
  measured: readonly Measured[],
  count: number | undefined,
  dir: string,
): void {
  for (const each of withoutRefused(set.images, measured))
    if (each.failure !== null) say(`  not read: ${each.file}: ${each.failure}`)
  if (count === undefined) return
  const worst = worstOf(withoutRefused(set.images, measured), count)
  const sheet = path.join(dir, `${set.name}-worst.html`)
  writeFileSync(sheet, contactSheet(`${set.name}: the worst ${worst.length}`, worst))
  say(`\nworst of ${set.name} (100 is all right; ${sheet})`)
  for (const each of worst) say(worstLine(each))
}

function tellProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
