// Agents (Model Context Protocol): the client of the official SDK talks to `fovea mcp`, and to the service over HTTP.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Tier } from '../../shared/limits.ts'
import { plainEnv, root } from '../cli/support/heard.ts'
import { fixtures } from '../support/images.ts'
import { readerVariables } from '../support/replay/mode.ts'
import { replayingReader } from '../support/replay/reader.ts'
import { serveHere } from '../support/serve-here.ts'
import { tempDir } from '../support/temp-dir.ts'

/** A client of the SDK that is connected, with a function that returns the texts of a tool's result. */
async function connected(transport: Parameters<Client['connect']>[0], mode: 'auto' | 'legacy' = 'legacy') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return {
    client,
    async use(name: string, input: Record<string, unknown>) {
      const { content, isError } = await client.callTool({ name, arguments: input })
      const texts = content.flatMap((block) => (block.type === 'text' ? block.text : []))
      return { isError, texts, facts: texts[0] ?? '' }
    },
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
  }
}

/** A folder that agents may read, with an image, and a link that leads out of it to another one. */
function scans() {
  const [dir, other] = [tempDir(), tempDir()]
  copyFileSync(fixtures.hello, path.join(dir, 'hello.png'))
  copyFileSync(path.join(root, 'samples/receipt.jpg'), path.join(dir, 'receipt.jpg'))
  copyFileSync(fixtures.chinese, path.join(other, 'secret.png'))
  mkdirSync(path.join(dir, 'in'))
  symlinkSync(other, path.join(dir, 'in/out'))
  symlinkSync(path.join(other, 'secret.png'), path.join(dir, 'link.png'))
  return { dir, other, at: (name: string) => path.join(dir, name) }
}

it('an agent on stdin and stdout reads allowed files only, fills a schema, searches, and is in the history', async () => {
  const data = tempDir()
  const { dir, other, at } = scans()
  const server = await serveHere(data, replayingReader())
  onTestFinished(() => server.stop().then(() => undefined))
  const { use, names } = await connected(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(root, 'dist/cli/cli.js'), 'mcp', '--data', data],
      env: definedOnly({ ...plainEnv(), ...readerVariables() }),
      stderr: 'ignore',
    }),
  )
  expect(await names()).toEqual(
    expect.arrayContaining(['operation_text', 'documents_read', 'records_list', 'schemas_list']),
  )
  expect(await names()).not.toContain('keys_create')

  expect(await use('operation_text', { file: at('hello.png') })).toMatchObject({
    isError: true,
    facts: expect.stringContaining('no folder is allowed') as string,
  })
  await server.call('settings.set', { agentFolders: [dir] })
  const read = await use('operation_text', { file: at('hello.png') })
  expect(read).toMatchObject({ isError: false, texts: [expect.anything(), expect.anything()] })
  expect(read.texts[1]).toContain('Hello from the reading room')

  for (const file of [
    path.join(other, 'secret.png'),
    at('in/out/secret.png'),
    `${dir}/../${path.basename(other)}/secret.png`,
  ])
    expect((await use('documents_read', { file })).facts).toContain(`agents may read files in ${dir}`)
  expect((await use('documents_read', { file: at('link.png') })).facts).toContain('is a link')
  expect((await use('operation_text', { file: 'hello.png' })).facts).toContain('by their full path')
  expect((await use('operation_text', { file: 'http://127.0.0.1:1/a.png' })).facts).toContain(
    '--agents-fetch',
  )

  const filled = await use('operation_json', { file: at('receipt.jpg'), schema_name: 'receipt' })
  expect(filled.facts).not.toContain('"box"')
  expect(filled.facts).not.toContain('payload')
  const { id } = JSON.parse(filled.facts) as { id: string }
  expect(filled.texts[1]).toContain('32.30')
  const seen = await use('records_get', { id, contentFrom: 1 })
  expect(seen.facts).toMatch(/"box":\{"x0":/)
  expect(seen.facts).toContain('"contentPart":{"from":1')
  for (const [from, total] of [
    ['2020-01-01', 1],
    ['2999-01-01', 0],
  ] as const) {
    const found = await use('records_list', { query: 'reading room', from })
    expect(found.facts).toContain(`"total":${total}`)
  }

  const correction = { id, field: 'total', value: '31.30' }
  expect((await use('records_correct', correction)).facts).toContain('--agents-correct')
  await server.call('settings.set', { agentsCorrect: true })
  expect((await use('records_correct', correction)).isError).toBe(false)
  const { fields } = await server.call('records.get', { id })
  expect(fields.find((field) => field.path === 'total')).toMatchObject({ value: '31.30', how: 'agent' })
  const whole = { id: (JSON.parse(read.facts) as { id: string }).id, value: 'Hello from the agent' }
  expect((await use('records_correct', whole)).facts).toContain('"contentBy":"agent"')
  expect(await server.call('records.get', { id: whole.id })).toMatchObject({ contentBy: 'agent' })
  const mine = { ...whole, value: 'Hello from me' }
  expect(await server.call('records.correct', mine)).toMatchObject({ contentBy: 'person' })
  expect(await server.call('records.revert', { id: whole.id })).toMatchObject({ contentBy: null })
  const { records } = await server.call('records.list', { source: 'agent' })
  expect(records.map(({ filename }) => filename)).toEqual(['receipt.jpg', 'hello.png'])
})

it('agents connect over HTTP with a key, once that is allowed, and a key with a limit has no files read', async () => {
  const data = tempDir()
  const { dir, at } = scans()
  const server = await serveHere(data, replayingReader())
  onTestFinished(() => server.stop().then(() => undefined))
  await server.call('settings.set', { agentFolders: [dir] })
  const over = async (tier: Tier, mode?: 'auto' | 'legacy') => {
    const { key } = await server.call('keys.create', { tier })
    const requestInit = { headers: { Authorization: `Bearer ${key}` } }
    return connected(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }), mode)
  }
  await expect(over('ultra')).rejects.toThrow('--is-mcp-on')
  await server.call('settings.set', { isMcpOn: true })
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const headers = { 'Content-Type': 'application/json' }
  expect((await fetch(`${server.url}/mcp`, { method: 'POST', body, headers })).status).toBe(401)

  for (const mode of ['auto', 'legacy'] as const) {
    const { use, names } = await over('ultra', mode)
    expect(await names()).toContain('records_get')
    expect(await names()).not.toContain('schemas_list')
    const { texts } = await use('operation_multilingual', { file: at('hello.png') })
    expect(texts[1]).toContain('Hello from the reading room')
    expect((await use('records_list', {})).facts).toContain('"total":1')
  }
  const guest = await over('free')
  expect((await guest.use('operation_text', { file: at('hello.png') })).facts).toContain(
    'only a key without a limit',
  )
})

function definedOnly(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
