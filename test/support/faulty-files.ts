// Wraps the file system so that one call fails, or the process is killed before or after it. Calls are counted, so that
// a test can be repeated with each call failing in turn.
import type * as Files from 'node:fs/promises'

type FileHandle = Awaited<ReturnType<typeof Files.open>>

export const failures = ['ENOSPC', 'EIO', 'killed before', 'killed after'] as const
export type Failure = (typeof failures)[number]

/** The result of a call of a killed process: it never settles. */
const never = () => new Promise<never>(() => undefined)

interface Attempt {
  readonly failAt: number
  readonly failure: Failure
  readonly names: string[]
  isDead: boolean
  readonly opened: { close(): unknown }[]
}

let attempt: Attempt | null = null

/** Starts counting calls; the call with this number fails. */
export function arm(failAt = 0, failure: Failure = 'EIO'): Attempt {
  attempt = { failAt, failure, names: [], isDead: false, opened: [] }
  return attempt
}

/** Stops failing, and closes what the killed process had open, as the system would. */
export async function disarm(): Promise<void> {
  const handles = attempt?.opened ?? []
  attempt = null
  for (const handle of handles) await Promise.resolve(handle.close()).catch(() => undefined)
}

/** Registers a handle that the system closes when the process is killed. */
export function closedWithProcess(opened: { close(): unknown }): void {
  attempt?.opened.push(opened)
}

/** A write to the database: it never fails, but the process may be killed before or after it. */
export function databaseWrite<T>(name: string, run: () => T): T {
  if (!attempt) return run()
  if (attempt.isDead) throw new Error('killed')
  attempt.names.push(`database ${name}`)
  if (attempt.names.length !== attempt.failAt || !attempt.failure.startsWith('killed')) return run()
  attempt.isDead = true
  if (attempt.failure === 'killed after') run()
  throw new Error('killed')
}

type Failing = (failure: 'ENOSPC' | 'EIO', name: string) => Error

/** A synchronous call. In a killed process it throws, so that nothing after it runs. */
export function syncCall<T>(
  name: string,
  run: () => T,
  half: () => unknown = () => undefined,
  failing: Failing = fileError,
): T {
  const now = attempt
  if (!now) return run()
  if (now.isDead) throw new Error('killed')
  now.names.push(name)
  if (now.names.length !== now.failAt) return run()
  if (now.failure === 'ENOSPC' || now.failure === 'EIO') {
    half()
    throw failing(now.failure, name)
  }
  if (now.failure === 'killed after') run()
  now.isDead = true
  throw new Error('killed')
}

function fileError(code: 'ENOSPC' | 'EIO', syscall: string): Error {
  return Object.assign(new Error(`${code}: made to fail, ${syscall}`), { code, syscall })
}

export async function fileCall<T>(
  name: string,
  run: () => Promise<T>,
  half?: () => Promise<unknown>,
  failing: Failing = fileError,
): Promise<T> {
  const now = attempt
  if (!now) return run()
  if (now.isDead) return never()
  now.names.push(name)
  if (now.names.length !== now.failAt) return run()
  if (now.failure === 'ENOSPC' || now.failure === 'EIO') {
    await half?.()
    throw failing(now.failure, name)
  }
  if (now.failure === 'killed after') await run()
  now.isDead = true
  return never()
}

const counted = ['copyFile', 'link', 'lstat', 'mkdir', 'realpath', 'rename', 'rm', 'utimes'] as const
const ofHandles = ['appendFile', 'close', 'read', 'readFile', 'stat', 'sync', 'truncate', 'writeFile']

export function faulty(real: typeof Files): typeof Files {
  const calls = counted.map((name) => {
    const call = real[name] as (...args: unknown[]) => Promise<unknown>
    return [name, (...args: unknown[]) => fileCall(name, () => call(...args))] as const
  })
  const open: typeof real.open = (...args) =>
    fileCall('open', async () => {
      const handle = await real.open(...args)
      closedWithProcess(handle)
      return faultyHandle(handle)
    })
  const files = { ...real, ...Object.fromEntries(calls), open }
  return { ...files, default: files } as typeof Files
}

function faultyHandle(handle: FileHandle): FileHandle {
  return new Proxy(handle, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const call = (...args: unknown[]) => Reflect.apply(value, target, args) as Promise<unknown>
      if (typeof name !== 'string' || !ofHandles.includes(name)) return call
      return (...args: unknown[]) => fileCall(name, () => call(...args), halfOf(name, call, args))
    },
  })
}

/** The work that a failing call completes nevertheless: half of a write to a full disk, or the whole of a `close`. */
function halfOf(name: string, call: (...args: unknown[]) => Promise<unknown>, [content]: unknown[]) {
  if (name === 'close') return () => call()
  if (name !== 'writeFile' && name !== 'appendFile') return undefined
  const bytes = typeof content === 'string' ? Buffer.from(content) : (content as Uint8Array)
  return () => call(bytes.subarray(0, Math.floor(bytes.length / 2)))
}
