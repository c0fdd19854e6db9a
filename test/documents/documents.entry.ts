// `npm run documents`: reads PDFs of many kinds and makers by a reading process, and compares the text with
// pdftotext's.
import path from 'node:path'
import { leftOutVariable } from '../../electron/worker/left-out.ts'
import { describeMachine } from '../bench/machine.ts'
import { parseAsked, usage, type Asked } from './asked.ts'
import { debianSubjects } from './debian.ts'
import { subjectsIn } from './folder.ts'
import { runHostile } from './hostile/run-hostile.ts'
import { makeAll, type Made } from './made/make.ts'
import { measure, type Measured } from './measure.ts'
import { missesOf, rowOf, summaryOf, tableOf } from './report.ts'
import type { Subject } from './subject.ts'
import { isThere, tools } from './tools.ts'

const cacheDir = path.resolve(import.meta.dirname, '../../.cache/documents')

const asked = parseAsked(process.argv.slice(2))
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n\n${usage}\n`)
  process.exit(2)
}
await run(asked)

async function run(asked: Asked): Promise<void> {
  say(describeMachine())
  if (asked.hostile) {
    const { rows, summary } = await runHostile(asked.seed, asked.count, asked.only)
    say(`${tableOf(rows, asked.table)}\n\n${summary}`)
    return
  }
  process.env[leftOutVariable] = asked.without.join(',')
  if (!isThere('pdftotext')) throw new Error(`pdftotext is not there: install ${tools.pdftotext}`)
  const { subjects, missing } = await subjectsOf(asked)
  const all: Measured[] = []
  for (const subject of subjects) {
    process.stderr.write(`${subject.name}\n`)
    const measured = await measure(subject)
    all.push(measured)
    if (asked.misses !== undefined) say(missesOf(measured, asked.misses))
  }
  say(tableOf(all.map(rowOf), asked.table))
  say(`\n${summaryOf(all)}`)
  for (const each of missing) say(`Not made: ${each}`)
}

function subjectsOf(asked: Asked): Promise<Made> {
  const named = (subjects: readonly Subject[]) => ({
    subjects: subjects.filter(({ name, kind }) => name.includes(asked.only) || kind.includes(asked.only)),
    missing: [],
  })
  if (asked.files !== undefined) {
    const dir = path.resolve(process.env['INIT_CWD'] ?? '.', asked.files)
    return Promise.resolve(named(subjectsIn(dir, asked.pages)))
  }
  if (asked.debian)
    return Promise.resolve(named(debianSubjects(path.join(cacheDir, 'debian'), asked.pages, asked.only)))
  return makeAll(path.join(cacheDir, 'made'), asked.only)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
