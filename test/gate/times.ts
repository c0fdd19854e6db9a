// The times of the test files: those of a run, those that are committed (times.json), and the limit that the gate holds them
// to.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { TimedFile } from './step.ts'

/** A file above this much CPU fails the gate, unless slow-files.json lists it with a reason. */
export const cpuLimitMs = 15_000

const timesSchema = z.record(z.string(), z.object({ cpu: z.number().optional(), wall: z.number() }))
/** Seconds by file. */
export type Times = z.infer<typeof timesSchema>

const logSchema = z.object({ file: z.string(), cpuMs: z.number() })

/** Adds up the lines of a log that the runners appended to. */
export function readCpuLog(text: string): Map<string, number> {
  const cpuMs = new Map<string, number>()
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const entry = logSchema.parse(JSON.parse(line))
    cpuMs.set(entry.file, (cpuMs.get(entry.file) ?? 0) + entry.cpuMs)
  }
  return cpuMs
}

/** The files of a run that used more CPU than they may, as sentences. */
export function tooSlow(files: readonly TimedFile[], reasons: Readonly<Record<string, string>>): string[] {
  return files
    .filter(({ file, cpuMs }) => (cpuMs ?? 0) > cpuLimitMs && reasons[file] === undefined)
    .map(
      ({ file, cpuMs = 0 }) =>
        `${file} used ${(cpuMs / 1000).toFixed(1)} s of CPU, and a file of the gate may use ${cpuLimitMs / 1000}. ` +
        'Make it cheaper, move a part to a *.long file, or list it with a reason in test/gate/slow-files.json.',
    )
}

/** The committed times with those of a run in their place; files that are gone are left out. */
export function mergeTimes(
  known: Times,
  files: readonly TimedFile[],
  isThere: (file: string) => boolean,
): Times {
  const seconds = (ms: number) => Number((ms / 1000).toFixed(1))
  const measured = files.map(({ file, ms, cpuMs }): [string, Times[string]] => [
    file,
    { ...(cpuMs === undefined ? {} : { cpu: seconds(cpuMs) }), wall: seconds(ms) },
  ])
  const all = Object.entries({ ...known, ...Object.fromEntries(measured) })
  return Object.fromEntries(all.filter(([file]) => isThere(file)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Splits items into parts of about the same sum: each item, largest first, goes to the part that has the least. */
export function shareOut<T>(items: readonly T[], sizeOf: (item: T) => number, count: number): T[][] {
  const parts = Array.from({ length: count }, () => ({ items: [] as T[], sum: 0 }))
  for (const item of items.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const least = parts.reduce((a, b) => (b.sum < a.sum ? b : a))
    least.items.push(item)
    least.sum += sizeOf(item)
  }
  return parts.map((part) => part.items)
}

export const readTimes = (root: string): Times => readJson(root, 'times.json', timesSchema)

export const readReasons = (root: string): Record<string, string> =>
  readJson(root, 'slow-files.json', z.record(z.string(), z.string().min(10)))

function readJson<T extends z.ZodType<object>>(root: string, name: string, schema: T): z.infer<T> {
  const file = path.join(root, 'test/gate', name)
  return schema.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
}

/** One line a file, so that a change shows which one it was. */
export function formatTimes(times: Times): string {
  const lines = Object.entries(times).map(([file, { cpu, wall }]) => {
    const parts = [...(cpu === undefined ? [] : [`"cpu": ${cpu}`]), `"wall": ${wall}`]
    return `  ${JSON.stringify(file)}: { ${parts.join(', ')} }`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
