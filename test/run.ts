// `npm test`: every check of this project, one after the other, and one closing line that counts them.
// A check that fails does not hide the ones after it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './support/chromium.ts'

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface Step {
  readonly title: string
  readonly command: readonly string[]
  /** Tests are counted one by one from their runner's report; any other check counts as one. */
  readonly count?: (report: string) => Counts
}

const root = path.join(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(os.tmpdir(), 'fovea-reports-'))
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')

const steps: readonly Step[] = [
  { title: 'format', command: ['npm', 'run', '-s', 'check:format'] },
  { title: 'types', command: ['npm', 'run', '-s', 'check:types'] },
  { title: 'lint', command: ['npm', 'run', '-s', 'check:lint'] },
  { title: 'build', command: ['npm', 'run', '-s', 'build', '--', '--logLevel', 'warn'] },
  {
    title: 'unit, architecture, contract, flow, API, command line and component tests',
    command: [
      'npm',
      'run',
      '-s',
      'test:unit',
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: countVitest,
  },
  {
    title: 'packing, and what is in the archive',
    command: ['npm', 'run', '-s', 'package:check', '--', '--no-e2e'],
  },
  { title: 'end-to-end tests', command: ['npm', 'run', '-s', 'test:e2e'], count: countPlaywright },
]

installChromium()
const counts = steps.map(runStep)
rmSync(reports, { recursive: true, force: true })
const total = (pick: (counts: Counts) => number) => counts.reduce((sum, each) => sum + pick(each), 0)
const failed = total((each) => each.failed)
const skipped = total((each) => each.skipped)
say(`${total((each) => each.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

function runStep({ title, command, count }: Step): Counts {
  say(`\n--- ${title}`)
  const [program = '', ...args] = command
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FOVEA_E2E_REPORT: playwrightReport },
  })
  const counted = count
    ? count(title)
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  // A runner that failed without a failed test (no test ran, it crashed) must not look green.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function countVitest(): Counts {
  const report = readReport(vitestReport)
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests'),
    skipped: number(report, 'numPendingTests'),
  }
}

function countPlaywright(): Counts {
  const stats = readReport(playwrightReport)['stats']
  const of = (name: string) => (isObject(stats) ? number(stats, name) : 0)
  return { passed: of('expected') + of('flaky'), failed: of('unexpected'), skipped: of('skipped') }
}

function readReport(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {}
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isObject(report) ? report : {}
}

function number(report: Record<string, unknown>, name: string): number {
  const value = report[name]
  return typeof value === 'number' ? value : 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The tests of the page need a Chromium. Where it is missing and may be installed, it is; elsewhere it is said how. */
function installChromium(): void {
  if (findChromium()) return
  const canInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    say('--- installing Chromium by apt-get')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
      {
        stdio: 'inherit',
        env,
      },
    )
  }
  if (findChromium()) return
  say('The tests of the page need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium),')
  say('or name one: CHROMIUM=/path/to/chrome npm test')
  say('0 passed, 1 failed')
  process.exit(1)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
