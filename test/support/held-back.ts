// Rights hold nobody back who is root, and a test that takes some away proves nothing then. Linux lets root pass them by
// two capabilities: a program that is started without these is held back like any owner of files, and has no need to be
// another user, who may not reach what it is made of.
import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { onTestFinished } from 'vitest'

const isRoot = process.getuid?.() === 0
const powers = '-dac_override,-dac_read_search'
const withoutPowers = [`--bounding-set=${powers}`, `--inh-caps=${powers}`]

/** Root can only be held back where it may give something away: on Linux, and not in every container. */
export const canHoldBack =
  process.platform !== 'win32' &&
  (!isRoot || spawnSync('setpriv', [...withoutPowers, 'true'], { stdio: 'ignore' }).status === 0)

/** Runs a program with this Node, as somebody whom the rights of a file hold back. */
export function runHeldBack(args: readonly string[], env: NodeJS.ProcessEnv): SpawnSyncReturns<string> {
  const [program, ...rest] = isRoot
    ? ['setpriv', ...withoutPowers, process.execPath, ...args]
    : [process.execPath, ...args]
  return spawnSync(program, rest, { encoding: 'utf8', env })
}

const nobody = 65534

/**
 * This process itself, until its test is over: as root it becomes a user who owns these folders and no more. What lies
 * elsewhere may be out of its reach then, the clone as well, so what a test needs from there is read beforehand. Only
 * `access` still answers as for root: it asks for the real user of a process, who stays.
 */
export function holdBack(...folders: readonly string[]): void {
  if (!isRoot) return
  for (const folder of folders) execFileSync('chown', ['-R', String(nobody), folder])
  process.seteuid?.(nobody)
  onTestFinished(() => process.seteuid?.(0))
}
