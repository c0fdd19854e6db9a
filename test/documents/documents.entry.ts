// `npm run documents`: reads PDFs of many kinds and makers by a reading process, and compares the text with
// pdftotext's.
import path from 'node:path'
import { disabledVariable } from '../../electron/worker/context/steps.ts'
import { describeMachine } from '../bench/machine.ts'
import { parseOptions, usage, type DocumentsOptions } from './options.ts'
import { fetchDebianSubjects } from './debian.ts'
import { findSubjects } from './folder.ts'
import { runHostile } from './hostile/run-hostile.ts'
import { makeAll, type Made } from './made/make.ts'
import { measure, type Measured } from './measure.ts'
import { describeMisses, rowOf, summaryOf, tableOf } from './report.ts'
import type { Subject } from './subject.ts'
import { isInstalled, tools } from './tools.ts'

const cacheDir = path.resolve(import.meta.dirname, '../../.cache/documents')

const options = parseOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n\n${usage}\n`)
  process.exit(2)
}
await run(options)

async function run(options: DocumentsOptions): Promise<void> {
  say(describeMachine())
  if (options.hostile) {
    const { rows, summary } = await runHostile(options.seed, options.count, options.only)
    say(`${tableOf(rows, options.table)}\n\n${summary}`)
    return
  }
  process.env[disabledVariable] = options.without.join(',')
  if (!isInstalled('pdftotext')) throw new Error(`pdftotext is not there: install ${tools.pdftotext}`)
  const { subjects, missing } = await subjectsOf(options)
  const all: Measured[] = []
  for (const subject of subjects) {
    process.stderr.write(`${subject.name}\n`)
    const measured = await measure(subject)
    all.push(measured)
    if (options.misses !== undefined) say(describeMisses(measured, options.misses))
  }
  say(tableOf(all.map(rowOf), options.table))
  say(`\n${summaryOf(all)}`)
  for (const each of missing) say(`Not made: ${each}`)
}

function subjectsOf(options: DocumentsOptions): Promise<Made> {
  const named = (subjects: readonly Subject[]) => ({
    subjects: subjects.filter(({ name, kind }) => name.includes(options.only) || kind.includes(options.only)),
    missing: [],
  })
  if (options.files !== undefined) {
    const dir = path.resolve(process.env['INIT_CWD'] ?? '.', options.files)
    return Promise.resolve(named(findSubjects(dir, options.pages)))
  }
  if (options.debian)
    return Promise.resolve(
      named(fetchDebianSubjects(path.join(cacheDir, 'debian'), options.pages, options.only)),
    )
  return makeAll(path.join(cacheDir, 'made'), options.only)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
