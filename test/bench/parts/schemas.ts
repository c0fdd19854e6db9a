// How soon a malicious schema is refused: as text, as a request's body, and as values.
import { faultText } from '../../../shared/faults.ts'
import type { Result } from '../../../shared/result.ts'
import { readBody } from '../../../shared/schema/body.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { median } from '../average.ts'
import { alignedTable } from '../tables.ts'

const rounds = 9

const keys = (count: number) => Array.from({ length: count }, (_, i) => `"k${i}":""`).join(',')
const repeated = (inner: unknown, wrap: (value: unknown) => unknown, times: number) =>
  Array.from({ length: times }).reduce(wrap, inner)

const texts: Readonly<Record<string, string>> = {
  'a value of 10 MB': `{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`,
  '10 MB of keys': `{${keys(700_000)}}`,
  '100,000 keys': `{${keys(100_000)}}`,
  'keys just over the bound': `{${keys(2001)}}`,
  'a key named __proto__': '{"__proto__":{"x":"y"}}',
  '100,000 arrays in each other': `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  '50,000 objects in each other': `${'{"a":'.repeat(50_000)}""${'}'.repeat(50_000)}`,
}

const values: Readonly<Record<string, unknown>> = {
  '100,000 keys': Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, ''])),
  'a billion laughs of arrays': { a: repeated('', (value) => [value, value, value, value], 30) },
  'a billion laughs of objects': repeated('', (value) => ({ a: value, b: value, c: value }), 30),
  'an array of a million': { a: Array.from({ length: 1_000_000 }, () => '') },
}

export function measureSchemas(): string {
  const rows = [
    ...Object.entries(texts).map(([name, text]) => row('text', name, () => parseSchema(text))),
    ...Object.entries(texts).map(([name, text]) => row('body', name, () => parseBody(text))),
    ...Object.entries(values).map(([name, value]) => row('values', name, () => parseSchema(value))),
  ]
  return [`Schemas that do harm, refused; median of ${rounds}.`, alignedTable(rows)].join('\n')
}

/** Parses like the service: first the body, then the schema in it. */
function parseBody(text: string): Result<unknown> {
  const body = readBody(`{"document":{},"result_schema":${text}}`, 'result_schema')
  return body.ok ? parseSchema((body.value as Record<string, unknown>)['result_schema']) : body
}

function row(as: string, schema: string, refuse: () => Result<unknown>) {
  const times = Array.from({ length: rounds }, () => {
    const beganAt = performance.now()
    refuse()
    return performance.now() - beganAt
  })
  const result = refuse()
  const said = result.ok ? 'ACCEPTED' : faultText(result.error)
  return {
    as,
    schema,
    ms: (median(times) ?? 0).toFixed(1),
    said: said.length > 70 ? `${said.slice(0, 70)}...` : said,
  }
}
