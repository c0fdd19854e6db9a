import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { callNames, calls, type CallName } from '../../shared/contract/calls.ts'
import { faultText } from '../../shared/faults.ts'
import { parseArguments } from './arguments.ts'
import { optionHelp } from '../../shared/contract/option-help.ts'
import { withOptionName, tableInput } from './table-input.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'fovea-table-'))
afterAll(() => {
  rmSync(dir, { recursive: true })
})

async function input(name: CallName, argv: readonly string[], stdin = '') {
  const { options, read } = tableInput(name)
  const args = parseArguments(name, options, argv)
  if (!args.ok) return faultText(args.error)
  const result = await read(args.value, Readable.from([Buffer.from(stdin)]))
  return result.ok ? result.value : faultText(result.error)
}

it('has a help text for every option of every command', () => {
  const options = callNames.flatMap((name) =>
    Object.entries(tableInput(name).options).map(([option, { help }]) => ({ name, option, help })),
  )
  expect(options.filter(({ name, option }) => optionHelp(calls[name].cli, option) === undefined)).toEqual([])
  expect(options.filter(({ help }) => /null|\[\]|Default: (?:true|false)/.test(help))).toEqual([])
})

it('gives every option the type that its field has', async () => {
  expect(await input('records.list', ['--limit', '5', '--query', '2026'])).toEqual({
    limit: 5,
    query: '2026',
  })
  expect(await input('records.get', ['rec_1', '--wait'])).toEqual({ id: 'rec_1', wait: true })
  expect(await input('records.ids', ['--from', '2026-11-01', '--to', '2026-11-01'])).toEqual({
    from: new Date(2026, 10, 1).getTime(),
    to: new Date(2026, 10, 2).getTime(),
  })
  expect(await input('records.retry', ['rec_1', '--part', '{"turn":90}'])).toEqual({
    id: 'rec_1',
    part: { turn: 90 },
  })
  expect(await input('folders.update', ['fld_1', '--no-is-paused', '--schema-id', 'null'])).toEqual({
    id: 'fld_1',
    isPaused: false,
    schemaId: null,
  })
})

it('takes required fields as positional arguments in order, the last as a list', async () => {
  expect(await input('records.remove', ['a', 'b'])).toEqual({ ids: ['a', 'b'] })
  expect(await input('records.export', ['a', 'b', '--format', 'csv'])).toEqual({
    ids: ['a', 'b'],
    format: 'csv',
  })
  expect(await input('schemas.save', ['till', '{"total":""}'])).toEqual({
    name: 'till',
    body: '{"total":""}',
  })
  expect(await input('schemas.save', ['{"total":""}', '--name', 'till'])).toEqual({
    name: 'till',
    body: '{"total":""}',
  })
})

it('takes the settings of the fields of a schema as JSON', async () => {
  const settings = { total: { kind: 'amount', isRequired: true } }
  const given = ['till', '{"total":""}', '--settings', JSON.stringify(settings)]
  expect(await input('schemas.save', given)).toMatchObject({ name: 'till', settings })
})

it('names the missing and the extra argument', async () => {
  expect(await input('records.remove', [])).toBe('record remove needs ID. See: fovea help record remove')
  expect(await input('schemas.save', ['till'])).toBe('schema save needs FILE. See: fovea help schema save')
  expect(await input('queue.get', ['now'])).toBe('queue show does not take now. See: fovea help queue show')
})

it('makes file names absolute, since the engine may run in another folder', async () => {
  expect(await input('folders.add', ['scans'])).toEqual({ path: path.resolve('scans') })
  expect(await input('records.add', ['a, b.png', '--operation', 'markdown'])).toEqual({
    images: [{ path: path.resolve('a, b.png') }],
    operation: 'markdown',
    source: 'cli',
  })
})

it('reads a schema from a file or from stdin, and keeps the order and repeats of its keys', async () => {
  const body = '{"b":"","a":"","b":""}'
  const file = path.join(dir, 'schema.json')
  writeFileSync(file, body)
  expect(await input('schemas.check', [file])).toEqual({ body })
  expect(await input('schemas.check', ['-'], body)).toEqual({ body })
  expect(await input('schemas.check', ['nothing.json'])).toBe(
    'nothing.json does not exist. Check the name, or whether it was moved.',
  )
})

it("converts an operation's file to a data URL, and passes a URL on", async () => {
  const file = path.join(dir, 'a.png')
  writeFileSync(file, 'bytes')
  expect(await input('operation.text', [file])).toEqual({
    document: { type: 'image_url', image_url: 'data:application/octet-stream;base64,Ynl0ZXM=' },
    filename: 'a.png',
  })
  const url = 'https://example.org/a.png'
  expect(await input('operation.text', [url])).toEqual({ document: { type: 'image_url', image_url: url } })
})

it('replaces the name of a field in an error by its option', () => {
  const rule = 'is missing'
  expect(withOptionName('records.list', { path: 'folderId', rule }).data).toEqual({
    path: '--folder-id',
    rule,
  })
  expect(withOptionName('records.add', { path: 'images[0]', rule }).data).toEqual({
    path: 'images[0]',
    rule,
  })
})
