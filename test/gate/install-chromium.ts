import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '../support/chromium.ts'

/** The tests of the page need a Chromium. Where it is missing and may be installed, it is; else this says how. */
export function installChromium(say: (text: string) => void): boolean {
  if (findChromium()) return true
  const canInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    say('--- installing Chromium by apt-get')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const packages = ['chromium', 'fonts-dejavu-core']
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      env,
    })
  }
  if (findChromium()) return true
  say('The tests of the page need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium),')
  say('or name one: CHROMIUM=/path/to/chrome npm test')
  return false
}
