// CPU time of a process and its children, from Linux's /proc. Other systems do not offer it to every user in one way.
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const msPerTick = 10

/**
 * CPU time in ms of a process and its descendants, including those that have ended and were waited for. Processes that a
 * killed parent left behind are missed. Null where there is no /proc.
 */
export function cpuOfTree(root: number): number | null {
  if (process.platform !== 'linux') return null
  const all = new Map(readdirSync('/proc').flatMap((name) => statOf(name) ?? []))
  const isInTree = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined; at = all.get(at)?.parent)
      if (at === root) return true
    return false
  }
  const own = [...all].filter(([pid]) => isInTree(pid))
  return own.reduce((sum, [, { ticks }]) => sum + ticks, 0) * msPerTick
}

function statOf(name: string): [number, { parent: number; ticks: number }][] | null {
  if (!/^\d+$/.test(name)) return null
  try {
    // The name of a program stands in brackets and may contain spaces.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [[Number(name), { parent: Number(fields[1]), ticks }]]
  } catch {
    return null // it has ended meanwhile
  }
}
