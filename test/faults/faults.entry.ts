// `npm run faults`: makes everything fail that the table of docs/SECURITY.md lists, and prints the table with today's
// outcome. `npm run faults -- --readers` does so for the table of docs/scale.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { runCommand } from '../gate/run-command.ts'
import { triedReaders } from '../readers/tried-readers.ts'
import { tableOfTried, tried, type Tried } from './tried.ts'

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})
type Report = z.output<typeof reportSchema>

const root = path.join(import.meta.dirname, '../..')
const rows = process.argv.includes('--readers') ? triedReaders : tried
const files = [...new Set(rows.flatMap(({ tests }) => tests.map((test) => test.split(': ')[0] ?? '')))]
const dir = mkdtempSync(path.join(tmpdir(), 'faults-'))
const file = path.join(dir, 'report.json')
const command = ['npx', 'vitest', 'run', '--reporter=json', `--outputFile=${file}`, ...files]
// Tests of the long run do not run without this.
const env = rows === tried ? process.env : { ...process.env, FOVEA_TESTS: 'all', FOVEA_PAGES: 'replay' }
const { passed, said } = await runCommand(command, root, { env })
const report =
  passed || said.includes('JSON report') ? reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
rmSync(dir, { recursive: true })
if (report === null) process.stderr.write(said)
else process.stdout.write(`${tableOfTried(rows, (row) => outcomeOf(row, report))}\n`)
process.exitCode = passed ? 0 : 1

/** Counts the tests of a row by how they ended: '12 passed, 1 skipped'. */
function outcomeOf({ tests }: Tried, { testResults }: Report): string {
  const statuses = tests.flatMap((test) => {
    const [name = '', title = ''] = test.split(': ')
    const found = testResults.find((result) => path.relative(root, result.name) === name)
    return (found?.assertionResults ?? []).flatMap((one) => (one.fullName.includes(title) ? one.status : []))
  })
  const counts = Object.entries(Object.groupBy(statuses, (status) => status))
  return counts.map(([status, of]) => `${of?.length ?? 0} ${status}`).join(', ') || 'not run'
}
