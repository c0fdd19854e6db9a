// Finds or downloads the Electron program: npm installs only its types, and the program is downloaded at first use.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Found = { readonly program: string } | { readonly why: string }

/** The time limit for downloading about 110 MB. */
const fetchLimitMs = 10 * 60_000
/** The time limit without a network: the user's cache may have a copy, which only needs unpacking. */
const unpackLimitMs = 30_000
const reachLimitMs = 8_000

/** Returns the path of the program, or why there is none; `onFetch` is called before a download. */
export async function getElectron(root: string, onFetch: () => void): Promise<Found> {
  const home = homeIn(root)
  if (!existsSync(path.join(home, 'install.js'))) return { why: 'Electron is not installed here' }
  const installed = electronIn(root)
  if (installed !== null) return { program: installed }

  const isReachable = await canReach()
  if (isReachable) onFetch()
  await runInstaller(home, isReachable ? fetchLimitMs : unpackLimitMs)
  const fetched = electronIn(root)
  if (fetched !== null) return { program: fetched }
  return { why: `The Electron program could not be fetched here${isReachable ? '' : ' (no network)'}` }
}

const homeIn = (root: string) => path.join(root, 'node_modules/electron')

/** The path of the program; null if it was not downloaded yet. */
export function electronIn(root: string): string | null {
  const home = homeIn(root)
  const pathFile = path.join(home, 'path.txt')
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? path.join(home, 'dist')
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : 'electron'
  const program = path.join(dist, name)
  return existsSync(program) ? program : null
}

/**
 * Whether the download server can be reached. Checked first, because a download through a firewall that drops
 * packets would wait for very long.
 */
async function canReach(): Promise<boolean> {
  const { env } = process
  // A configured mirror or proxy is assumed to work.
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

/** Runs the installer; the caller checks for the program's file. */
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
