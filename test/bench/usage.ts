// CPU time and memory of processes, from Linux's /proc; null on other systems.
import { readFileSync } from 'node:fs'

/** Linux counts CPU time in ticks of 10 ms on every platform that Node supports. */
const tickMs = 10

export interface CpuTimes {
  /** User plus system time of the process itself. */
  readonly ownMs: number
  /** The same for its children that have ended and were waited for. */
  readonly endedChildrenMs: number
}

export function cpuTimes(pid: number | 'self'): CpuTimes | null {
  const stat = readProc(pid, 'stat')
  return stat === null ? null : parseStat(stat)
}

/** Peak memory of a process. */
export function peakBytes(pid: number | 'self'): number | null {
  return memory(pid, 'VmHWM')
}

/** Current memory of a process. */
export function residentBytes(pid: number | 'self'): number | null {
  return memory(pid, 'VmRSS')
}

/** The running children of a process. */
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
 * CPU time so far of this process, its ended children and its running children. The difference of two such values is the
 * CPU used in between, whichever processes came and went.
 */
export function cpuOfTreeMs(livingChildren: Iterable<number>): number | null {
  const self = cpuTimes('self')
  if (!self) return null
  let sum = self.ownMs + self.endedChildrenMs
  for (const pid of livingChildren) sum += cpuTimes(pid)?.ownMs ?? 0
  return sum
}

export function parseStat(stat: string): CpuTimes {
  // the second field is the command's name in brackets, which may contain spaces and brackets
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
