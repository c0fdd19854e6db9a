// What processes used: CPU and peak memory as Linux counts them. On other systems there is no answer, and null says so.
import { readFileSync } from 'node:fs'

/** Linux counts CPU in ticks of 10 ms on every platform that Node runs on. */
const tickMs = 10

export interface CpuTimes {
  /** User and system time of the process itself. */
  readonly ownMs: number
  /** The same of its children that have ended and were waited for. */
  readonly endedChildrenMs: number
}

export function cpuTimes(pid: number | 'self'): CpuTimes | null {
  const stat = readProc(pid, 'stat')
  return stat === null ? null : parseStat(stat)
}

/** The most memory that a process ever held. */
export function peakBytes(pid: number | 'self'): number | null {
  return memory(pid, 'VmHWM')
}

/** The memory that a process holds now. */
export function residentBytes(pid: number | 'self'): number | null {
  return memory(pid, 'VmRSS')
}

/** The processes that a process started and that still run. */
export function childrenOf(pid: number): number[] {
  const children = readProc(pid, `task/${pid}/children`)?.trim() ?? ''
  return children === '' ? [] : children.split(' ').map(Number)
}

function memory(pid: number | 'self', row: string): number | null {
  const status = readProc(pid, 'status')
  const kilobytes = status === null ? undefined : new RegExp(`^${row}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}

/**
 * All the CPU that this process and its children used up to now: its own, that of the children that ended, and that of
 * those that live. The difference of two such figures is what lay between them, whichever processes came and went.
 */
export function cpuOfTreeMs(livingChildren: Iterable<number>): number | null {
  const self = cpuTimes('self')
  if (!self) return null
  let sum = self.ownMs + self.endedChildrenMs
  for (const pid of livingChildren) sum += cpuTimes(pid)?.ownMs ?? 0
  return sum
}

export function parseStat(stat: string): CpuTimes {
  // The second field is the command's name in brackets, and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = (field: number) => Number(fields[field - 3] ?? 0)
  return { ownMs: (ticks(14) + ticks(15)) * tickMs, endedChildrenMs: (ticks(16) + ticks(17)) * tickMs }
}

function readProc(pid: number | 'self', file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}
