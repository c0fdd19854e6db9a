// `npm run documents`: PDFs of many kinds and makers, read by a reading process and held to what pdftotext tells of them.
import path from 'node:path'
import { leftOutVariable } from '../../electron/worker/left-out.ts'
import { describeMachine } from '../bench/machine.ts'
import { parseAsked, usage, type Asked } from './asked.ts'
import { subjectsIn } from './folder.ts'
import { measure, type Measured } from './measure.ts'
import { missesOf, rowOf, summaryOf, tableOf } from './report.ts'
import type { Subject } from './subject.ts'
import { isThere, tools } from './tools.ts'

const asked = parseAsked(process.argv.slice(2))
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n\n${usage}\n`)
  process.exit(2)
}
await run(asked)

async function run(asked: Asked): Promise<void> {
  say(describeMachine())
  process.env[leftOutVariable] = asked.without.join(',')
  if (!isThere('pdftotext')) throw new Error(`pdftotext is not there: install ${tools.pdftotext}`)
  const subjects = subjectsOf(asked).filter(
    ({ name, kind }) => name.includes(asked.only) || kind.includes(asked.only),
  )
  const all: Measured[] = []
  for (const subject of subjects) {
    process.stderr.write(`${subject.name}\n`)
    const measured = await measure(subject)
    all.push(measured)
    if (asked.misses !== undefined) say(missesOf(measured, asked.misses))
  }
  say(tableOf(all.map(rowOf), asked.table))
  say(`\n${summaryOf(all)}`)
}

function subjectsOf(asked: Asked): Subject[] {
  if (asked.files !== undefined)
    return subjectsIn(path.resolve(process.env['INIT_CWD'] ?? '.', asked.files), asked.pages)
  return []
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
