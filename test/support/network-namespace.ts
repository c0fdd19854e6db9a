// A network of its own for processes of a test, joined to this machine by a virtual cable that can be pulled out.
import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'

const run = (...args: string[]) => void execFileSync('ip', args, { stdio: 'ignore' })
let made = 0

export function canMakeNetworks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    const name = `fovea-${process.pid}`
    run('netns', 'add', name)
    run('netns', 'del', name)
    return true
  } catch {
    return false
  }
}

export function openNamespace() {
  const name = `fovea-${process.pid}-${++made}`
  const [near, far] = [`fv${process.pid}n${made}`, `fv${process.pid}f${made}`]
  const address = `10.213.${made}`
  const inside = ['ip', 'netns', 'exec', name]
  run('netns', 'add', name)
  onTestFinished(() => run('netns', 'del', name))
  run('link', 'add', near, 'type', 'veth', 'peer', 'name', far)
  run('link', 'set', far, 'netns', name)
  run('addr', 'add', `${address}.1/24`, 'dev', near)
  run('link', 'set', near, 'up')
  for (const args of [
    ['addr', 'add', `${address}.2/24`, 'dev', far],
    ['link', 'set', far, 'up'],
    ['link', 'set', 'lo', 'up'],
  ])
    run('netns', 'exec', name, 'ip', ...args)
  return {
    /** The address of this machine, as it is seen from inside. */
    host: `${address}.1`,
    /** Put before a command, this runs it inside. */
    inside,
    pullOut: () => run('link', 'set', near, 'down'),
    plugIn: () => run('link', 'set', near, 'up'),
  }
}
