// The one Chromium of this process: it starts when the app becomes ready, and always ends with it.
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Duplex } from 'node:stream'
import { CdpConnection } from './cdp.ts'
import { findChromium } from './find-chromium.ts'
import { openProfile, whenFree, type Profile } from './profile.ts'

const flags = [
  '--headless=new',
  '--no-sandbox', // as root, in a container, Chromium can't build its sandbox
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-breakpad', // its crash handler would outlive this process
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,OptimizationHints,MediaRouter',
  // Hidden and covered windows keep working, as those of Electron do in a test.
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--force-color-profile=srgb',
  '--password-store=basic',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-startup-window',
  '--remote-debugging-pipe',
]

export interface Browser {
  readonly cdp: CdpConnection
  readonly process: ChildProcess
  readonly profile: Profile
}

let running: Browser | undefined

/** Returns the running Chromium; throws if it was not started. */
export function browser(): Browser {
  if (!running) throw new Error('electron stand-in: Chromium has not been started')
  return running
}

export async function startChromium(
  dataDir: string | undefined,
  extraFlags: readonly string[],
  onGone: () => void,
): Promise<Browser> {
  const profile = openProfile(dataDir)
  await whenFree(profile)
  const child = spawn(
    findChromium(process.env),
    [...flags, `--user-data-dir=${profile.dir}`, ...extraFlags],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    },
  )
  child.on('error', onGone)
  forwardDevToolsLine(child)
  // Chromium ends when its pipe closes, so it ends even if this process is killed.
  const [, , , write, read] = child.stdio
  running = { cdp: new CdpConnection(write as Duplex, read as Duplex, onGone), process: child, profile }
  process.on('exit', () => killChromium())
  await running.cdp.browser.send('Browser.getVersion')
  return running
}

/** Asks Chromium to write its profile and end; kills it after two seconds. */
export async function closeChromium(): Promise<void> {
  if (!running) return
  const { cdp, process: child } = running
  const left = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  cdp.browser.send('Browser.close').catch(() => {}) // it may end before it answers
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 2_000))])
  killChromium()
}

function killChromium(): void {
  running?.process.kill('SIGKILL')
  running?.profile.remove()
}

/** Forwards the line with the DevTools port, for which Playwright waits; other lines only in verbose mode. */
function forwardDevToolsLine(child: ChildProcess): void {
  if (!child.stderr) return
  createInterface(child.stderr).on('line', (line) => {
    if (line.startsWith('DevTools listening')) process.stderr.write(`${line}\n`)
    else if (process.env.ELECTRON_STANDIN_VERBOSE) process.stderr.write(`[chromium] ${line}\n`)
  })
}
