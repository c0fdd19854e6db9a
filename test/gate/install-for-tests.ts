import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '../support/chromium.ts'
import { findPostgres } from '../support/postgres.ts'

/**
 * The tests of the page need a Chromium, those that draw Chinese and read it need its letters, and those of readers on other
 * machines need PostgreSQL. Where they are missing and may be installed, they are; else this says how.
 */
export function installForTests(say: (text: string) => void): boolean {
  const isComplete = () => findChromium() !== null && hasHan() && findPostgres() !== undefined
  if (isComplete()) return true
  const canInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    say('--- installing Chromium, fonts and PostgreSQL by apt-get')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const packages = [
      ...(findChromium() ? [] : ['chromium']),
      'fonts-dejavu-core',
      'fonts-noto-cjk',
      'postgresql',
    ]
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      env,
    })
  }
  // Without PostgreSQL, only the tests that need it fail.
  if (findChromium() && hasHan()) return true
  if (findChromium()) {
    say('The tests draw Chinese: install a font that has it (Debian: sudo apt-get install fonts-noto-cjk).')
    return false
  }
  say('The tests of the page need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium),')
  say('or name one: CHROMIUM=/path/to/chrome npm test')
  return false
}

/** Elsewhere than on Linux the system brings them. */
function hasHan(): boolean {
  if (process.platform !== 'linux') return true
  const { stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  return typeof stdout === 'string' && stdout.trim() !== ''
}
