import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tempDir } from '../../test/support/temp-dir.ts'

const interrupt = JSON.stringify(path.join(import.meta.dirname, 'interrupt.ts'))

/** Starts a process that handles signals as a command does and, once asked to stop, ends as the code says. */
async function startStopping(limitMs: number, code: string) {
  const script = `
    import { open } from 'node:fs/promises'
    import { exitWhenIdle, listenForInterrupt, whenAborted } from ${interrupt}
    const { signal } = listenForInterrupt(${limitMs})
    ${code}
    process.stdout.write('ready')
    setInterval(() => {}, 1000)
    await whenAborted(signal)
    process.stdout.write('stopping')
    await exitWhenIdle(0)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return { child, ended }
}

function pipeNobodyWritesTo(): string {
  const pipe = path.join(tempDir(), 'pipe')
  execFileSync('mkfifo', [pipe])
  return `void open(${JSON.stringify(pipe)})`
}

it('a signal ends a process that closes cleanly with its own code', async () => {
  const { child, ended } = await startStopping(60_000, '')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it.skipIf(process.platform === 'win32')('a signal ends a process although a file never opens', async () => {
  const { child, ended } = await startStopping(1, pipeNobodyWritesTo())
  child.kill('SIGTERM')
  expect(await ended).toEqual([null, 'SIGTERM'])
})

it.skipIf(process.platform === 'win32')('a second signal does so at once', async () => {
  const { child, ended } = await startStopping(60_000, pipeNobodyWritesTo())
  child.kill('SIGTERM')
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  expect(await ended).toEqual([null, 'SIGINT'])
})
