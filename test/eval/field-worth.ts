// Measures what each step of understanding is worth (ablation): the fields of all pages with every step, and again without
// each of them.
import { extract } from '../../shared/extract/extract.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import type { SchemaNode } from '../../shared/schema/schema-node.ts'
import { alignedTable, type Row } from '../bench/tables.ts'
import { fieldPages, type FieldPages, type PageWithSchema } from './field-pages.ts'
import { leafScorer } from './leaf-scorer.ts'
import { say, tellProgress } from './report.ts'
import type { Scores } from './scores.ts'

interface ParsedPage extends PageWithSchema {
  readonly parsed: SchemaNode
}

interface Measured {
  readonly group: string
  readonly content: string
  readonly right: number
  readonly found: number
  readonly scores: Scores
}

interface Run {
  readonly pages: readonly Measured[]
  readonly cpuMs: number
}

/** Prints for each step what it gains in each group of pages: right and wrong values, F1, and CPU time. */
export async function reportFieldWorth(pages: FieldPages, steps: readonly string[]): Promise<void> {
  const all: ParsedPage[] = []
  for await (const page of fieldPages(pages)) {
    const parsed = parseSchema(page.schema)
    if (page.truth !== null && parsed.ok) all.push({ ...page, parsed: parsed.value })
  }
  const { scorer } = pages
  const f1 = (list: readonly Measured[]) =>
    Number(
      scorer.aggregate(
        'json',
        list.map(({ scores }) => scores),
      )['F1'],
    )
  const run = (disabled: ReadonlySet<string>): Run => {
    const beganAt = process.cpuUsage()
    const contents = all.map(({ page, parsed }) => extract(page, parsed, disabled).content)
    const { user, system } = process.cpuUsage(beganAt)
    return {
      cpuMs: (user + system) / 1000 / all.length,
      pages: all.map(({ group, truth }, i) => {
        const content = contents[i] ?? ''
        const text = JSON.stringify(truth)
        const { right, found } = leafScorer.score('json', text, content, { nospace: false })
        const scores = scorer.score('json', text, content, { nospace: false })
        return { group, content, right: Number(right), found: Number(found), scores }
      }),
    }
  }
  run(new Set()) // the first run also compiles
  const whole = run(new Set())
  const groups = Map.groupBy(whole.pages.keys(), (i) => all[i]?.group ?? '')
  const rows = steps.map((step): Row => {
    tellProgress(step)
    const without = run(new Set([step]))
    const gains = [...groups].map(([group, at]) => {
      const [own, others] = [whole, without].map(({ pages: list }) => [...at].flatMap((i) => list[i] ?? []))
      return [group, gainOf(own ?? [], others ?? [], f1)] as const
    })
    const changed = whole.pages.filter(({ content }, i) => content !== without.pages[i]?.content).length
    const cpu = (whole.cpuMs - without.cpuMs).toFixed(1)
    return { step, changed: String(changed), ...Object.fromEntries(gains), 'CPU ms a page': cpu }
  })
  tellProgress('')
  say(`What each step gains: right values, wrong values, F1. All steps: ${whole.cpuMs.toFixed(0)} ms a page`)
  say(alignedTable(rows))
}

function gainOf(
  own: readonly Measured[],
  others: readonly Measured[],
  f1: (list: readonly Measured[]) => number,
): string {
  const sum = (list: readonly Measured[], of: (one: Measured) => number) =>
    list.reduce((total, one) => total + of(one), 0)
  const gain = (of: (one: Measured) => number) => sum(own, of) - sum(others, of)
  const [right, wrong] = [gain(({ right }) => right), gain(({ right, found }) => found - right)]
  if (right === 0 && wrong === 0) return ''
  return `${signed(right)} ${signed(wrong)} ${signed(Number((f1(own) - f1(others)).toFixed(1)))}`
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value)
}
