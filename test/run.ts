// `npm test`: every check of the gate, two steps at a time, and one closing line that counts them. A check that fails does
// not hide the others. `npm run test:all` (--all) is the long run.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installForTests } from './gate/install-for-tests.ts'
import { runInLanes } from './gate/lanes.ts'
import { parseOptions, planSteps, usage } from './gate/plan.ts'
import { slowest } from './gate/reports.ts'
import { inSeconds, runCommand } from './gate/run-command.ts'
import type { Counted, Outcome, Step, TimedFile } from './gate/step.ts'
import { formatTimes, mergeTimes, readCpuLog, readReasons, readTimes, tooSlow } from './gate/times.ts'
import { decideOnChange } from './gate/touched.ts'

const root = path.join(import.meta.dirname, '..')
// Beside the caches, as a temporary folder may be full.
const reports = path.join(root, '.cache/reports')
const cpuLog = path.join(reports, 'cpu.jsonl')
const places = {
  vitestReport: path.join(reports, 'vitest.json'),
  playwrightReport: path.join(reports, 'playwright.json'),
}

const options = parseOptions(process.argv.slice(2))
if (options === null) {
  say(usage)
  process.exit(64)
}
if (!installForTests(say)) {
  say('0 passed, 1 failed')
  process.exit(1)
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const environment = {
  ...process.env,
  ...(options.isLong ? { FOVEA_TESTS: 'all' } : {}),
}
const decision = decideOnChange(root)
const began = performance.now()
const outcomes = await runInLanes(planSteps(options, decision.isNeeded, places), 2, runStep)
const files = withCpu(outcomes.flatMap((outcome) => outcome.files))
const slow = options.isLong ? [] : tooSlow(files, readReasons(root))
printTimes()
if (!options.isLong && !decision.isNeeded)
  say(`\nSkipped the tests of Electron's stand-in and the packing: ${decision.why}.`)
printFailures()
if (options.shouldWriteTimes) writeTimes()
const total = (pick: (outcome: Outcome) => number) => outcomes.reduce((sum, each) => sum + pick(each), 0)
const failed = total((each) => each.failed) + slow.length
const skipped = total((each) => each.skipped)
say(`${total((each) => each.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

async function runStep({ title, command, report }: Step): Promise<Outcome> {
  const log = path.join(reports, `${title.replace(/\W+/g, '-')}.log`)
  say(`... ${title}: ${path.relative(root, log)}`)
  const env = { ...environment, ...(report ? { FOVEA_CPU_LOG: cpuLog, ...report.env } : {}) }
  const { passed, said, ms } = await runCommand([...command, ...(report?.args ?? [])], root, { env, log })
  say(`\n--- ${title} (${inSeconds(ms)})\n${said}`)
  const counted: Counted = report
    ? report.read(readReport(report.file))
    : { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, files: [], broken: [] }
  // A runner that failed without a failed test (no test ran, it crashed) must not look green; nor one that ran none.
  const isHidden = counted.failed === 0 && (!passed || counted.passed === 0)
  if (!isHidden) return { title, ms, ...counted }
  const broken = [
    { file: log, test: 'the runner itself', why: said.trimEnd().split('\n').slice(-40).join('\n') },
  ]
  return { title, ms, ...counted, failed: 1, broken }
}

/** Names files from the root, and adds the CPU time that the runners measured. */
function withCpu(timed: readonly TimedFile[]): TimedFile[] {
  const cpu = readCpuLog(existsSync(cpuLog) ? readFileSync(cpuLog, 'utf8') : '')
  return timed.map(({ file, ms }) => {
    const cpuMs = cpu.get(file)
    return { file: path.relative(root, file), ms, ...(cpuMs === undefined ? {} : { cpuMs }) }
  })
}

function printTimes(): void {
  say('\n--- the slowest ten test files (wall, CPU)')
  for (const { file, ms, cpuMs } of slowest(files, 10))
    say(`${inSeconds(ms).padStart(8)}${(cpuMs === undefined ? '' : inSeconds(cpuMs)).padStart(9)}  ${file}`)
  say('\n--- time by step, two at a time')
  for (const { title, ms, failed } of outcomes)
    say(`${inSeconds(ms).padStart(8)}  ${title}${failed > 0 ? `: ${failed} failed` : ''}`)
  say(`${inSeconds(performance.now() - began).padStart(8)}  from the first to the last`)
}

/** At the very end, where it is still seen when only the last lines were kept. */
function printFailures(): void {
  for (const { file, test, why } of outcomes.flatMap(({ broken }) => broken))
    say(`\n--- failed: ${path.relative(root, file)}: ${test}\n${why.split('\n').slice(0, 40).join('\n')}`)
  for (const sentence of slow) say(`\n--- failed: ${sentence}`)
}

function writeTimes(): void {
  const isThere = (file: string) => existsSync(path.join(root, file))
  writeFileSync(
    path.join(root, 'test/gate/times.json'),
    formatTimes(mergeTimes(readTimes(root), files, isThere)),
  )
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
