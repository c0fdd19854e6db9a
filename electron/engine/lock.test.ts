import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempDir } from '../../test/support/temp-dir.ts'
import { readRunning, takeLock } from './lock.ts'

describe('the lock of a data folder', () => {
  it('is given once', () => {
    const dir = tempDir()
    const first = takeLock(dir)
    if (!first.ok) throw new Error('unreachable')
    first.value.announce({ socket: '/s', token: 't' })
    expect(takeLock(dir)).toMatchObject({
      ok: false,
      error: { code: 'engine.locked', data: { pid: process.pid } },
    })
    first.value.release()
    const second = takeLock(dir)
    expect(second.ok).toBe(true)
    if (second.ok) second.value.release()
  })

  it('is free again after its process was killed, and the announcement of that process is gone', async () => {
    const dir = tempDir()
    const script = `
      const { takeLock } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))})
      takeLock(${JSON.stringify(dir)}).value.announce({ socket: '/s', token: 't' })
      process.stdout.write('locked')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    expect(takeLock(dir)).toMatchObject({
      ok: false,
      error: { code: 'engine.locked', data: { pid: child.pid } },
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    const lock = takeLock(dir)
    expect(lock.ok).toBe(true)
    expect(readRunning(dir)).toBeNull()
    if (lock.ok) lock.value.release()
  })
})
