// Mounts a disk of a given small size for a test; only if the user may mount one.
import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { tempDir } from './temp-dir.ts'

export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('unshare', ['-m', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export function smallDisk(size: string): string {
  const dir = tempDir('small')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', dir])
  onTestFinished(() => void execFileSync('umount', ['-l', dir]))
  return dir
}

/** A folder that is read-only until the returned function is called, whoever writes to it. */
export function readOnlyFolder(): { dir: string; makeWritable: () => void } {
  const dir = tempDir('read-only')
  const mount = (...args: string[]) => void execFileSync('mount', [...args, dir])
  mount('--bind', dir)
  onTestFinished(() => void execFileSync('umount', ['-l', dir]))
  mount('-o', 'remount,bind,ro')
  return { dir, makeWritable: () => mount('-o', 'remount,bind,rw') }
}
