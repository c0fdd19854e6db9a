// Records the fields of pages, and reports which pages have other fields now. A change that only moves code changes none.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { extract, type Extracted } from '../../shared/extract/extract.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { alignedTable, type Row } from '../bench/tables.ts'
import { say, tellProgress } from './report.ts'
import { fieldPages, type FieldPages } from './field-pages.ts'
import type { Scores } from './scores.ts'

const recordSchema = z.record(z.string(), z.string())

export async function recordFields(
  file: string,
  mode: 'record' | 'compare',
  pages: FieldPages,
): Promise<void> {
  const record = existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const before = new Map(Object.entries(record))
  const groups = new Map<string, { pages: number; changed: string[]; cpuMs: number; scores: Scores[] }>()
  const { scorer } = pages
  for await (const each of fieldPages(pages)) {
    const { group, name, page, schema, truth } = each
    tellProgress(`${group} ${name}`)
    const parsed = parseSchema(schema)
    if (!parsed.ok) continue
    const beganAt = process.cpuUsage()
    const extracted = extract(page, parsed.value)
    const { user, system } = process.cpuUsage(beganAt)
    const figures = groups.get(group) ?? { pages: 0, changed: [], cpuMs: 0, scores: [] }
    groups.set(group, figures)
    figures.pages++
    figures.cpuMs += (user + system) / 1000
    if (truth !== null)
      figures.scores.push(scorer.score('json', JSON.stringify(truth), extracted.content, { nospace: false }))
    const fields = fieldsText(extracted)
    const key = `${group} / ${name}`
    if (mode === 'record') record[key] = fields
    else if (before.get(key) !== fields) figures.changed.push(changeOf(key, before.get(key), fields))
  }
  tellProgress('')
  if (mode === 'record') {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(record))
  }
  const changes = [...groups.values()].flatMap(({ changed }) => changed)
  writeFileSync(`${file}.changes.txt`, changes.join('\n\n'))
  const rows = [...groups].map(([group, { pages, changed, cpuMs, scores }]): Row => {
    const { P = '', R = '', F1 = '' } = scores.length > 0 ? scorer.aggregate('json', scores) : {}
    const cpu = (cpuMs / pages).toFixed(0)
    return { group, pages: String(pages), changed: String(changed.length), P, R, F1, 'CPU ms': cpu }
  })
  say(alignedTable(rows))
  if (mode === 'compare') say(`${changes.length} pages have other fields: ${file}.changes.txt`)
}

/** One line a field, so that changes can be shown line by line. */
function fieldsText({ content, fields }: Extracted): string {
  return [content, ...fields.map((field) => JSON.stringify(field))].join('\n')
}

function changeOf(key: string, before: string | undefined, now: string): string {
  if (before === undefined) return `${key}\nis not in the record`
  const [old, fresh] = [before.split('\n'), now.split('\n')]
  const gone = old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`)
  const added = fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line}`)
  return [key, ...gone, ...added].join('\n')
}
