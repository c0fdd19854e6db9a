// `npm test`: every check of this project, two at a time, and one closing line that counts them. A check that fails does not
// hide the others.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installForTests } from './gate/install-for-tests.ts'
import { runInLanes } from './gate/lanes.ts'
import { countPlaywright, countVitest, slowest } from './gate/reports.ts'
import { inSeconds, runCommand } from './gate/run-command.ts'
import type { Counted, Outcome, Step } from './gate/step.ts'

const root = path.join(import.meta.dirname, '..')
// Beside the caches, as a temporary folder may be full.
const reports = path.join(root, '.cache/reports')
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')
const npm = (script: string, ...args: string[]) => ['npm', 'run', '-s', script, ...args]

// The longest go first, so that no lane ends long before the other.
const steps: readonly Step[] = [
  { title: 'build', command: npm('build', '--', '--logLevel', 'warn') },
  { title: 'format', command: npm('check:format') },
  {
    title: 'end-to-end tests',
    command: npm('test:e2e'),
    after: ['build'],
    report: { file: playwrightReport, env: { FOVEA_E2E_REPORT: playwrightReport }, read: countPlaywright },
  },
  {
    title: 'unit, flow, API, command line and component tests',
    command: npm('test:unit', '--', '--reporter=default', '--reporter=json'),
    // some of them start what was built, and would build it if it were not
    after: ['build'],
    report: { file: vitestReport, args: [`--outputFile.json=${vitestReport}`], read: countVitest },
  },
  { title: 'lint', command: npm('check:lint') },
  { title: 'types', command: npm('check:types') },
  {
    title: 'packing',
    command: npm('package:check', '--', '--no-e2e', '--built'),
    after: ['build'],
  },
]

if (!installForTests(say)) {
  say('0 passed, 1 failed')
  process.exit(1)
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const began = performance.now()
const outcomes = await runInLanes(steps, 2, runStep)
tellTimes()
tellBroken()
const total = (pick: (outcome: Outcome) => number) => outcomes.reduce((sum, each) => sum + pick(each), 0)
const failed = total((each) => each.failed)
const skipped = total((each) => each.skipped)
say(`${total((each) => each.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

async function runStep({ title, command, report }: Step): Promise<Outcome> {
  const log = path.join(reports, `${title.replace(/\W+/g, '-')}.log`)
  say(`... ${title}: ${path.relative(root, log)}`)
  const env = { ...process.env, ...report?.env }
  const { passed, said, ms } = await runCommand([...command, ...(report?.args ?? [])], root, { env, log })
  say(`\n--- ${title} (${inSeconds(ms)})\n${said}`)
  const counted: Counted = report
    ? report.read(readJson(report.file))
    : { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, files: [], broken: [] }
  // A runner that failed without a failed test (no test ran, it crashed) must not look green; nor one that ran none.
  const isHidden = counted.failed === 0 && (!passed || counted.passed === 0)
  if (!isHidden) return { title, ms, ...counted }
  const broken = [
    { file: log, test: 'the runner itself', why: said.trimEnd().split('\n').slice(-40).join('\n') },
  ]
  return { title, ms, ...counted, failed: 1, broken }
}

function tellTimes(): void {
  say('\n--- the slowest ten test files')
  const files = outcomes.flatMap((outcome) => outcome.files)
  for (const { file, ms } of slowest(files, 10))
    say(`${inSeconds(ms).padStart(8)}  ${path.relative(root, file)}`)
  say('\n--- time by step, two at a time')
  for (const { title, ms, failed } of outcomes)
    say(`${inSeconds(ms).padStart(8)}  ${title}${failed > 0 ? `: ${failed} failed` : ''}`)
  say(`${inSeconds(performance.now() - began).padStart(8)}  from the first to the last`)
}

/** At the very end, where it is still seen when only the last lines were kept. */
function tellBroken(): void {
  for (const { file, test, why } of outcomes.flatMap(({ broken }) => broken))
    say(`\n--- failed: ${path.relative(root, file)}: ${test}\n${why.split('\n').slice(0, 40).join('\n')}`)
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
