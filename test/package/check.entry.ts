// `npm run package:check`: packages the application with a stub in place of Electron, audits the archive, starts its
// reading process, checks its fuses, and runs the end-to-end suite from the archive's own files. It needs no network.
// `--built` uses an existing build.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { extractAll } from '@electron/asar'
import { z } from 'zod'
import { missingBeside, readArchive } from './archive.ts'
import { formatMegabytes, largest, findProblems, sizeBudget } from './audit.ts'
import { readingProblems } from './packed-reader.ts'
import { makeStubElectron } from './stub-electron.ts'

const root = path.join(import.meta.dirname, '../..')
const work = path.join(root, '.cache/package')
const stub = path.join(work, 'electron')
const app = path.join(work, 'release/linux-unpacked')
const archive = path.join(app, 'resources/app.asar')
const expanded = path.join(work, 'release/expanded')
const standin = path.join(root, 'test/electron/standin/electron')
const desktopSpecs = ['app', 'shell', 'service', 'security', 'contract', 'stories'].map(
  (name) => `test/e2e/${name}.spec.ts`,
)
const isQuick = process.argv.includes('--no-e2e')
const isBuilt = process.argv.includes('--built')

rmSync(work, { recursive: true, force: true })
run('npm', ['run', '-s', 'build', '--', isBuilt ? '--current' : '--clean'])
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(root, 'node_modules/electron/package.json'), 'utf8')))
await makeStubElectron(stub, standin, version)
run('npx', [
  'electron-builder',
  '--linux',
  'dir',
  '--publish',
  'never',
  `-c.electronDist=${path.relative(root, stub)}`,
  `-c.electronVersion=${version}`,
  `-c.directories.output=${path.relative(root, path.join(work, 'release'))}`,
])

const files = readArchive(archive)
const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
say(`\n${files.length} files, ${formatMegabytes(total)} of ${formatMegabytes(sizeBudget)}; the largest:`)
for (const line of largest(files, 12)) say(line)
const problems = [
  ...findProblems(files),
  ...missingBeside(archive, files).map((file) => `not beside the archive: ${file}`),
]
extractAll(archive, expanded)
problems.push(...(await readingProblems(expanded)), ...commandProblems())
for (const problem of problems) say(`PROBLEM ${problem}`)

run('npx', ['electron-fuses', 'read', '--app', path.join(app, 'fovea')])
if (!isQuick && problems.length === 0) {
  run('npx', ['playwright', 'test', ...desktopSpecs, '--grep-invert', 'In the browser'], {
    E2E_EXECUTABLE: path.join(app, 'fovea'),
  })
}
say(problems.length === 0 ? 'The archive holds what it should.' : `${problems.length} problems`)
process.exitCode = problems.length === 0 && existsSync(archive) ? 0 : 1

/** The problems of the packaged program as the command line: its version, a reading, and an unknown command. */
function commandProblems(): string[] {
  const fovea = (...args: string[]) =>
    spawnSync(path.join(app, 'fovea'), args, {
      encoding: 'utf8',
      env: { ...process.env, FOVEA_DATA: path.join(work, 'data') },
    })
  const read = fovea('read', path.join(root, 'samples/letter.png'))
  const unknown = fovea('reed')
  return [
    ...(/^\d+\.\d+\.\d+$/m.test(fovea('--version').stdout) ? [] : ['fovea --version prints no version']),
    ...(read.stdout.startsWith('Westport Garden Society')
      ? []
      : [`fovea read: ${read.stderr}${read.stdout}`]),
    ...(unknown.status === 64 ? [] : [`fovea reed ends with ${unknown.status}`]),
  ]
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
