import { existsSync, readFileSync } from 'node:fs'
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

const noFacts = { file: '', record: '', operation: '', folder: '', part: '', outputs: [] }

it.skipIf(process.platform === 'win32')(
  'ends what the program has started, when it stops the program',
  async () => {
    const pidFile = path.join(tempDir(), 'pid')
    const script = 'sleep 600 & echo $! > "$0.new"; mv "$0.new" "$0"; wait'
    const stopping = new AbortController()
    const run = runCommand(['sh', '-c', script, pidFile], noFacts, 60_000, stopping.signal)
    await vi.waitUntil(() => existsSync(pidFile), { timeout: 20_000 })
    const pid = Number(readFileSync(pidFile, 'utf8'))
    stopping.abort()
    expect(await run).toMatchObject({ ok: false, error: { code: 'hook.command' } })
    await vi.waitUntil(() => isGone(pid), { timeout: 20_000 })
  },
)

it('puts no control character of what the program says into its message', async () => {
  const script = `process.stderr.write('\\u001b[31mno paper\\0'); process.exit(3)`
  const done = await runCommand(
    [process.execPath, '-e', script],
    noFacts,
    30_000,
    new AbortController().signal,
  )
  expect(done).toMatchObject({ ok: false, error: { data: { why: 'it ended with 3: [31mno paper' } } })
})

/** Whether the process has ended. One that nobody waits for any more stays as a zombie in some containers. */
function isGone(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}
