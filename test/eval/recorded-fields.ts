// Records the fields of pages, and reports which pages have other fields now. A change that only moves code changes none.
// The pages are those of the sets, as read and as their truth's own text; without sets, the training documents of the
// trees and the pages that the tests recorded.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { extract, type Extracted } from '../../shared/extract/extract.ts'
import type { Page } from '../../shared/page.ts'
import { builtInBody, builtInNames } from '../../shared/schema/built-in/built-in.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { alignedTable, type Row } from '../bench/tables.ts'
import { readTrainingDocuments } from '../choice/training-documents.ts'
import { loadFixture, pagesDir } from '../support/replay/page-fixtures.ts'
import { blankSchema } from './blank-schema.ts'
import { choose, type ImageSet } from './image-set.ts'
import { pageOfText, truthOf } from './perfect.ts'
import { say, tellProgress } from './report.ts'
import type { Scorer, Scores } from './scores.ts'
import type { Reader } from './stated-page.ts'

interface PageWithSchema {
  /** The set, or the kind of pages. */
  readonly group: string
  readonly name: string
  readonly page: Page
  readonly schema: unknown
  /** Null if nothing says what is right. */
  readonly truth: unknown
}

const recordSchema = z.record(z.string(), z.string())

export async function recordFields(
  file: string,
  mode: 'record' | 'compare',
  pages: { sets: readonly ImageSet[]; read: Reader; scorer: Scorer; every: number },
): Promise<void> {
  const record = existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const before = new Map(Object.entries(record))
  const groups = new Map<string, { pages: number; changed: string[]; cpuMs: number; scores: Scores[] }>()
  const { sets, read, scorer, every } = pages
  for await (const each of sets.length > 0 ? pagesOfSets(sets, read) : pagesOfRepository(every)) {
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

async function* pagesOfSets(sets: readonly ImageSet[], read: Reader): AsyncGenerator<PageWithSchema> {
  for (const set of sets)
    for (const image of set.images) {
      const json = truthOf(set, image, '.json')
      if (json === null) continue
      const truth: unknown = JSON.parse(json)
      const common = { name: image.image, schema: blankSchema(truth), truth }
      const page = await read(path.join(set.dir, image.image), 'json')
      if (page) yield { ...common, group: set.name, page }
      const text = truthOf(set, image, '.txt')
      if (text !== null) yield { ...common, group: `${set.name}, text of the truth`, page: pageOfText(text) }
    }
}

function* pagesOfRepository(every: number): Generator<PageWithSchema> {
  for (const [i, documents] of readTrainingDocuments().entries())
    for (const { name, truth, page, meant } of choose(documents, { every, limit: Infinity })) {
      const common = { name: `${String(i)} ${name}`, schema: blankSchema(truth), truth }
      yield { ...common, group: 'training documents', page }
      if (meant) yield { ...common, group: 'training documents without errors', page: meant }
    }
  for (const file of readdirSync(pagesDir).toSorted()) {
    const hash = file.slice(0, file.indexOf('.'))
    for (const [i, { answer }] of (loadFixture(hash)?.reads ?? []).entries())
      if ('page' in answer)
        for (const name of builtInNames)
          yield {
            group: 'pages of the tests',
            name: `${hash} ${String(i)} ${name}`,
            page: answer.page,
            schema: builtInBody(name),
            truth: null,
          }
  }
}
