import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { runCommand } from './run-command.ts'

it('gives a program the variables that it needs and the facts about the result, and nothing else', async () => {
  const outputFile = path.join(tempDir(), 'said')
  const script = `require('fs').writeFileSync(process.argv[1], JSON.stringify(process.env))`
  vi.stubEnv('SOME_PASSWORD', 'secret')
  vi.stubEnv('FOVEA_DATA', '/where/the/records/are')
  vi.stubEnv('NODE_OPTIONS', '--no-warnings')
  vi.stubEnv('LANG', 'de_DE.UTF-8')
  const facts = {
    file: '/a.png',
    record: 'rec',
    operation: 'text',
    folder: '/',
    part: '1-2',
    outputs: ['/a.txt', '/a.md'],
  }
  const command = [process.execPath, '-e', script, outputFile]
  const done = await runCommand(command, facts, 30_000, new AbortController().signal)
  vi.unstubAllEnvs()
  expect(done).toEqual({ ok: true, value: undefined })
  const env = JSON.parse(readFileSync(outputFile, 'utf8')) as NodeJS.ProcessEnv
  expect(env).toMatchObject({
    PATH: process.env['PATH'],
    LANG: 'de_DE.UTF-8',
    FOVEA_FILE: '/a.png',
    FOVEA_PART: '1-2',
    FOVEA_OUTPUTS: '/a.txt\n/a.md',
  })
  expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['FOVEA_DATA']))
  expect(JSON.stringify(env)).not.toMatch(/secret|no-warnings|records/)
})
