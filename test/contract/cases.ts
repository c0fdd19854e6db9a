// The calls that must have the same answers by every transport. A step may use the answers of earlier ones.
import { readFileSync } from 'node:fs'
import type { Client } from '../../shared/contract/client.ts'
import type { CallName } from '../../shared/contract/calls.ts'
import { fixtures } from '../support/images.ts'

export interface Step {
  readonly title: string
  readonly name: CallName
  readonly input: (answers: ReadonlyMap<string, unknown>) => unknown
}

const dataUrl = (file: string) => `data:image/png;base64,${readFileSync(file).toString('base64')}`
const document = { type: 'image_url', image_url: dataUrl(fixtures.hello) }

function step(title: string, name: CallName, input: Step['input'] | Record<string, unknown>): Step {
  return { title, name, input: typeof input === 'function' ? input : () => input }
}

export const steps: readonly Step[] = [
  step('health', 'system.health', {}),
  step('text recognition', 'operation.text', { document, filename: 'hello.png' }),
  step('multilingual text recognition', 'operation.multilingual', { document, details: 1 }),
  step('image to Markdown', 'operation.markdown', { document, filename: 'a/b\\hello.png' }),
  step('key information extraction', 'operation.json', {
    document,
    result_schema: { '2': '', '1': { a: [''] } },
  }),
  step('a schema of four levels', 'operation.json', {
    document,
    result_schema: { a: { b: { c: { d: '' } } } },
  }),
  step('a schema with a key given twice', 'operation.json', { document, result_schema: '{"a":"","a":""}' }),
  step('no schema', 'operation.json', { document }),
  step('a text file', 'operation.text', {
    document: { type: 'image_url', image_url: dataUrl(fixtures.textNamedPng) },
  }),
  step('a tiny image', 'operation.text', {
    document: { type: 'image_url', image_url: dataUrl(fixtures.tiny) },
  }),
  step('an address of this machine', 'operation.text', {
    document: { type: 'image_url', image_url: 'http://127.0.0.1:1/x.png' },
  }),
  step('a wrong type', 'operation.text', { document: { type: 'text', image_url: 'x' } }),
  step('a missing document', 'operation.text', {}),
  step('add', 'records.add', {
    images: [
      { name: 'zh.png', base64: readFileSync(fixtures.chinese).toString('base64') },
      { path: '/not/there.png' },
    ],
  }),
  step('get', 'records.get', (answers) => ({ id: idOf(answers, 'add', 'records'), wait: true })),
  step('page', 'records.page', (answers) => ({ id: idOf(answers, 'add', 'records') })),
  step('export', 'records.export', (answers) => ({ ids: [idOf(answers, 'add', 'records')], format: 'csv' })),
  step('correct a text', 'records.correct', (answers) => ({
    id: idOf(answers, 'add', 'records'),
    value: '今天天气真好',
  })),
  step('correct a field that a text does not have', 'records.correct', (answers) => ({
    id: idOf(answers, 'add', 'records'),
    field: 'total',
    value: '1',
  })),
  step('undo the correction', 'records.revert', (answers) => ({ id: idOf(answers, 'add', 'records') })),
  step('correct a field', 'records.correct', (answers) => ({
    id: idOf(answers, 'key information extraction'),
    field: '["2"]',
    value: 'Hello from the',
  })),
  step('correct a field that is not there', 'records.correct', (answers) => ({
    id: idOf(answers, 'key information extraction'),
    field: '["3"]',
    value: 'x',
  })),
  step('confirm', 'records.confirm', (answers) => ({ id: idOf(answers, 'key information extraction') })),
  step('list rules', 'rules.list', {}),
  step('export rules', 'rules.export', {}),
  step('import an invalid rule file', 'rules.import', { body: '{}' }),
  step('an unknown rule', 'rules.switch', { id: 'rul_none', isOn: false }),
  step('list', 'records.list', { limit: 3 }),
  step('search', 'records.list', { query: '公园', status: 'done' }),
  step('an unknown record', 'records.get', { id: 'rec_none' }),
  step('an invalid limit', 'records.list', { limit: 'many' }),
  step('save a schema', 'schemas.save', {
    name: 'Receipt',
    body: '{"total":"","items":[{"name":""}]}',
    settings: { total: { kind: 'amount' }, 'items[0].name': { names: ['Article'] } },
  }),
  step('check a schema', 'schemas.check', { body: '{"a":"x","b":[],"c":{}}' }),
  step('built-in schemas', 'schemas.builtIn', {}),
  step('adopt a schema', 'schemas.adopt', { builtIn: 'certificate' }),
  step('list schemas', 'schemas.list', {}),
  step('pin a record that is not there', 'schemas.pin', { id: 'sch_none', recordId: 'rec_none' }),
  step('try a schema that is not there', 'schemas.try', { id: 'sch_none', body: '{"a":""}' }),
  step('make a key', 'keys.create', { name: 'Test', tier: 'pro' }),
  step('rotate a key', 'keys.rotate', (answers) => ({ id: idOf(answers, 'make a key'), keepOldHours: 1 })),
  step('usage of a key', 'keys.usage', (answers) => ({ id: idOf(answers, 'make a key'), days: 2 })),
  step('revoke a key', 'keys.revoke', (answers) => ({ id: idOf(answers, 'make a key') })),
  step('a language model elsewhere', 'settings.set', {
    isModelOn: true,
    modelAddress: 'http://models.example/v1',
  }),
  step('list packs', 'packs.list', {}),
  step('list the packs that can be got', 'packs.catalogue', {}),
  step('get a pack that is not in the catalogue', 'packs.get', { name: 'nobody' }),
  step('cancel getting a pack that is not in the catalogue', 'packs.cancel', { name: 'nobody' }),
  step('use a pack that is not there', 'packs.use', { name: 'nobody' }),
  step('remove the bundled pack', 'packs.remove', { name: 'pp-ocrv4' }),
  step('list sessions', 'sessions.list', {}),
  step('revoke no session', 'sessions.revoke', { id: 'ses_none' }),
  step('settings', 'settings.set', { readTimeoutSeconds: 60, theme: 'dark' }),
  step('an origin with a path', 'settings.set', { allowedOrigins: ['https://example.org/page'] }),
  step('a setting out of its range', 'settings.set', { workers: 1000 }),
  step('pause', 'queue.pause', {}),
  step('empty the queue', 'queue.clear', {}),
  step('resume', 'queue.resume', {}),
  step('records of an older reader', 'renewal.get', {}),
  step('read none of them again', 'renewal.stop', {}),
  step('remove', 'records.remove', (answers) => ({ ids: [idOf(answers, 'add', 'records')] })),
]

/** Makes all calls and returns their answers as text, with values that differ between runs replaced by placeholders. */
export async function tell(client: Client): Promise<string[]> {
  const answers = new Map<string, unknown>()
  const lines: string[] = []
  const neutral = neutralWords()
  for (const { title, name, input } of steps) {
    // Some steps have invalid input on purpose, so the types don't match.
    const answer = await client.call(name, input(answers) as never)
    if (answer.ok) answers.set(title, answer.value)
    lines.push(`${title}: ${neutral(answer)}`)
  }
  return lines
}

/** The id in the answer of a step, or in the first element of a list in it. */
function idOf(answers: ReadonlyMap<string, unknown>, title: string, list?: string): string {
  const answer = answers.get(title) as Record<string, unknown> | undefined
  const holder = list === undefined ? answer : (answer?.[list] as Record<string, unknown>[] | undefined)?.[0]
  return String(holder?.['id'])
}

const times = new Set([
  'timestamp',
  'at',
  'createdAt',
  'updatedAt',
  'durationMs',
  'expiresAt',
  'lastUsedAt',
  'oldEndsAt',
])

/** Replaces ids by the order of their appearance, and times, addresses and secrets by placeholders. */
function neutralWords(): (value: unknown) => string {
  const ids = new Map<string, string>()
  const idName = (id: string) => ids.get(id) ?? (ids.set(id, `<id ${ids.size}>`), ids.get(id))
  return (value) =>
    JSON.stringify(value, (key, part: unknown) => {
      if (times.has(key) && typeof part === 'number') return '<time>'
      if (typeof part !== 'string') return part
      if (key === 'key' || key === 'prefix') return '<secret>'
      if (key === 'day') return '<day>'
      if (key === 'payload') return part.replace(/^http:\/\/[^/]+/, '<base>')
      return part
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
        .replace(/\b(rec|sch|fld|key|ses|rul)_[0-9a-z]{26}\b/g, (id) => idName(id) ?? '')
    })
}
