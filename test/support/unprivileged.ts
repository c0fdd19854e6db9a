// File permissions do not apply to root, so a test that removes some would prove nothing as root. Linux lets root
// bypass them by two capabilities: a program that is started without these is subject to permissions like any user, and
// does not have to run as another user, who may not be able to read its sources.
import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { onTestFinished } from 'vitest'

const isRoot = process.getuid?.() === 0
const capabilities = '-dac_override,-dac_read_search'
const withoutCapabilities = [`--bounding-set=${capabilities}`, `--inh-caps=${capabilities}`]

/** Whether permissions can be enforced: as root only on Linux, and not in every container. */
export const canDropPrivileges =
  process.platform !== 'win32' &&
  (!isRoot || spawnSync('setpriv', [...withoutCapabilities, 'true'], { stdio: 'ignore' }).status === 0)

/** Runs a program with this Node, subject to file permissions. */
export function runUnprivileged(args: readonly string[], env: NodeJS.ProcessEnv): SpawnSyncReturns<string> {
  const [program, ...rest] = isRoot
    ? ['setpriv', ...withoutCapabilities, process.execPath, ...args]
    : [process.execPath, ...args]
  return spawnSync(program, rest, { encoding: 'utf8', env })
}

const nobody = 65534

/**
 * Makes this process subject to file permissions until the test is over: as root it becomes a user who owns only these
 * folders. Other files, such as the sources, may be unreadable then, so the test must read them beforehand. Only `access`
 * still answers as for root, because it checks the real user of the process, who does not change.
 */
export function dropPrivileges(...folders: readonly string[]): void {
  if (!isRoot) return
  for (const folder of folders) execFileSync('chown', ['-R', String(nobody), folder])
  process.seteuid?.(nobody)
  onTestFinished(() => process.seteuid?.(0))
}
