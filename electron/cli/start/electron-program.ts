// The Electron program: npm installs only its types; the program itself comes from another server at first use.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Found = { readonly program: string } | { readonly why: string }

/** The program is about 110 MB; a network that has it in less than this is one worth waiting for. */
const fetchLimitMs = 10 * 60_000
/** Without a network there is still the chance of a copy in the user's cache, which only needs unpacking. */
const unpackLimitMs = 30_000
const reachLimitMs = 8_000

export async function getElectron(root: string, onFetch: () => void): Promise<Found> {
  const home = homeIn(root)
  if (!existsSync(path.join(home, 'install.js'))) return { why: 'Electron is not installed here' }
  const there = electronIn(root)
  if (there !== null) return { program: there }

  const isReachable = await canReach()
  if (isReachable) onFetch()
  await runInstaller(home, isReachable ? fetchLimitMs : unpackLimitMs)
  const fetched = electronIn(root)
  if (fetched !== null) return { program: fetched }
  return { why: `The Electron program could not be fetched here${isReachable ? '' : ' (no network)'}` }
}

const homeIn = (root: string) => path.join(root, 'node_modules/electron')

/** Null where it was not fetched yet. */
export function electronIn(root: string): string | null {
  const home = homeIn(root)
  const note = path.join(home, 'path.txt')
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? path.join(home, 'dist')
  const name = existsSync(note) ? readFileSync(note, 'utf8') : 'electron'
  const program = path.join(dist, name)
  return existsSync(program) ? program : null
}

/** Asked first, because a download through a firewall that drops everything would wait for very long. */
async function canReach(): Promise<boolean> {
  const { env } = process
  // A mirror or a proxy is set up by somebody who knows that it works.
  if (env['ELECTRON_MIRROR'] || env['npm_config_electron_mirror'] || env['HTTPS_PROXY'] || env['https_proxy'])
    return true
  return fetch('https://github.com', {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(reachLimitMs),
  })
    .then(() => true)
    .catch(() => false)
}

/** Whether it worked, the program's file says. */
function runInstaller(home: string, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const installer = spawn(process.execPath, [path.join(home, 'install.js')], {
      stdio: 'ignore',
      timeout: limitMs,
    })
    installer.on('error', () => resolve())
    installer.on('exit', () => resolve())
  })
}
