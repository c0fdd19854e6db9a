import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkerProcess } from '../engine/ports.ts'
import { exitOf } from '../../test/support/reading.ts'
import { childHost, type ChildHostOptions } from './child-host.ts'

let dir = ''
const workers: WorkerProcess[] = []
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'fovea-child-'))
})
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill()
  rmSync(dir, { recursive: true })
})

/** Starts a process that runs this code. */
function start(code: string, options: ChildHostOptions = {}): WorkerProcess {
  const entry = path.join(dir, 'entry.mjs')
  writeFileSync(entry, code)
  const worker = childHost({ entry, ...options }).start()
  workers.push(worker)
  return worker
}

function firstMessage(worker: WorkerProcess): Promise<unknown> {
  return new Promise((resolve) => {
    worker.onMessage(resolve)
  })
}

const echo = `process.on('message', (message) => process.send(message))`
const warm = { type: 'warm', languages: ['eng'], engine: 'best' } as const

describe('childHost', () => {
  it('carries messages both ways', async () => {
    const worker = start(echo)
    worker.send({ ...warm, languages: ['eng'] })
    expect(await firstMessage(worker)).toEqual(warm)
  })

  it('reports the exit exactly once, with the reason', async () => {
    const worker = start(echo)
    const ends = vi.fn()
    worker.onExit(ends)
    worker.kill()
    worker.kill()
    await exitOf(worker)
    expect(ends.mock.calls).toEqual([['signal SIGKILL']])
  })

  it('reports an exit that came before the listener was added', async () => {
    const worker = start('process.exit(3)')
    expect(await exitOf(worker)).toBe('code 3')
    expect(await exitOf(worker)).toBe('code 3')
  })

  it('reports a process that could not be started', async () => {
    const worker = start(echo, { node: path.join(dir, 'no-such-node') })
    const ends = vi.fn()
    worker.onExit(ends)
    worker.send({ ...warm, languages: ['eng'] })
    expect(await exitOf(worker)).toContain('ENOENT')
    expect(ends).toHaveBeenCalledTimes(1)
    expect(worker.pid).toBeUndefined()
  })

  it('ignores messages to a process that is gone', async () => {
    const worker = start(echo)
    const exit = exitOf(worker)
    worker.kill()
    worker.send({ ...warm, languages: ['eng'] })
    await exit
    expect(() => worker.send({ ...warm, languages: ['eng'] })).not.toThrow()
    worker.kill()
  })

  it('passes stderr on line by line, and discards stdout', async () => {
    const notes: string[] = []
    const write = vi.spyOn(process.stdout, 'write')
    const worker = start(`console.log('loud'); console.error('one\\ntwo')`, {
      onNote: (line) => notes.push(line),
    })
    await exitOf(worker)
    await vi.waitFor(() => expect(notes).toEqual(['one', 'two']), 60_000)
    expect(write.mock.calls.flat().join('')).not.toContain('loud')
    write.mockRestore()
  })

  it('starts its children without the flags of this process and without secrets of its environment', async () => {
    vi.stubEnv('NODE_OPTIONS', '--no-warnings')
    vi.stubEnv('SOME_PASSWORD', 'secret')
    const worker = start(`process.send([process.env, process.execArgv])`)
    vi.unstubAllEnvs()
    const [env, execArgv] = (await firstMessage(worker)) as [NodeJS.ProcessEnv, string[]]
    expect(env).toMatchObject({ PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' })
    expect(JSON.stringify(env)).not.toMatch(/secret|no-warnings/)
    expect(execArgv).toEqual(['--max-old-space-size=1024'])
  })

  it('limits the heap of its children', async () => {
    const worker = start(
      `import v8 from 'node:v8'; process.send(v8.getHeapStatistics().heap_size_limit / 2 ** 20)`,
    )
    expect(await firstMessage(worker)).toBeLessThan(1300)
  })
})
