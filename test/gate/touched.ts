// Decides whether a change concerns the tests that the gate leaves out otherwise: Electron's stand-in and packing.
import { spawnSync } from 'node:child_process'

/** The files that those tests read, or that decide what is packed. */
const concerned =
  /^((test\/(electron|package)|electron\/(main|preload|cli\/build))\/|(electron-builder\.yml|package(-lock)?\.json|vite\.config\.ts)$)/

export interface Decision {
  readonly isNeeded: boolean
  readonly why: string
}

/** Compares with the point where the branch left main. Where git can't tell, they are needed. */
export function decideOnChange(root: string): Decision {
  const git = (...args: string[]) => {
    const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout : null
  }
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main')
  const committed =
    base === null ? null : git('diff', '--name-only', '--no-renames', '-z', base.trim(), 'HEAD')
  const uncommitted = git('status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames')
  if (committed === null || uncommitted === null)
    return { isNeeded: true, why: 'git does not say what differs from main' }
  return decide([...namesIn(committed), ...namesIn(uncommitted).map((entry) => entry.slice(3))])
}

export function decide(changed: readonly string[]): Decision {
  const found = changed.find((file) => concerned.test(file))
  return found === undefined
    ? { isNeeded: false, why: 'no file that they depend on differs from main; npm run test:all runs them' }
    : { isNeeded: true, why: `${found} differs from main` }
}

const namesIn = (list: string) => list.split('\0').filter((name) => name !== '')
