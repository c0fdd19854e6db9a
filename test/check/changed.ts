// What differs from the last commit: staged, not staged, and not known to git yet.
import { spawnSync } from 'node:child_process'

export type Changed = { readonly files: readonly string[] } | { readonly why: string }

export function changedFiles(root: string): Changed {
  const args = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames']
  const { stdout, stderr, status, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) return { why: error?.message ?? stderr.trim() }
  return { files: filesIn(stdout) }
}

/** Each entry is two letters, a space, and the path from the top. */
export function filesIn(status: string): string[] {
  return status
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3))
}

export function allFiles(root: string): string[] {
  const args = ['ls-files', '-z', '-co', '--exclude-standard']
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return stdout.split('\0').filter((file) => file !== '')
}
