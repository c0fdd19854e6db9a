// `npm start`: runs the desktop app if possible, else the same app in the browser, without asking anything.
import { homedir } from 'node:os'
import path from 'node:path'
import { parseArguments, type Arguments } from '../arguments.ts'
import type { OptionRows } from '../arguments.ts'
import { buildFault, buildWhereStale } from '../build/build.ts'
import { isFresh } from '../build/fresh.js'
import { announce, keepServing } from '../commands/serve.ts'
import { defaultDataDir } from '../data-dir.ts'
import { commandHelp } from '../help.ts'
import type { Output } from '../output.ts'
import { root } from '../root.ts'
import { defaultPort, parsePort, startServing } from '../serving.ts'
import { appVersion } from '../version.ts'
import { runDesktop } from './desktop.ts'
import { getElectron } from './electron-program.ts'
import { freePort } from './free-port.ts'
import { browserInstead, whyNoDesktop, type Screen } from './no-desktop.ts'
import { openBrowser } from './open-browser.ts'

const options: OptionRows = {
  data: { kind: 'value', placeholder: 'DIR', help: 'The data folder.' },
  port: {
    kind: 'value',
    placeholder: 'N',
    help: `The port, where the app is served (default: ${defaultPort}).`,
  },
  browser: { kind: 'flag', help: 'Serves the app to the browser, also where the desktop app could run.' },
  open: { kind: 'flag', help: '--no-open does not open the browser by itself.' },
  help: { kind: 'flag', help: 'Shows this.' },
}

const host = '127.0.0.1'

/** Returns the exit code of the app or of the server. */
export async function start(argv: readonly string[], output: Output, signal: AbortSignal): Promise<number> {
  const args = parseArguments('npm start', options, argv)
  if (!args.ok) return output.fail(args.error)
  if (args.value.flag('help')) {
    output.print(commandHelp('npm start --', 'Starts Fovea.', options))
    return 0
  }
  const [extra] = args.value.positionals
  if (extra !== undefined) {
    return output.fail({ code: 'cli.extraArgument', data: { command: 'npm start', argument: extra } })
  }
  const port = parsePort(args.value.value('port') ?? String(defaultPort))
  if (!port.ok) return output.fail(port.error)

  if (!isFresh(root, 'window')) {
    output.note('Building the window...')
    try {
      await buildWhereStale(root, ['window'])
    } catch (error) {
      return output.fail(buildFault(error))
    }
  }
  const screen = { platform: process.platform, env: process.env, isRoot: process.getuid?.() === 0 }
  const desktop = await tryDesktop(args.value, screen, output, signal)
  if ('exitCode' in desktop) return desktop.exitCode
  if (signal.aborted) return 0
  output.note(desktop.why)
  return serveToBrowser(args.value, port.value, screen, output, signal)
}

type Tried = { readonly exitCode: number } | { readonly why: string }

/** Runs the desktop app; returns why that is not possible if it isn't. */
async function tryDesktop(
  args: Arguments,
  screen: Screen,
  output: Output,
  signal: AbortSignal,
): Promise<Tried> {
  if (args.flag('browser')) return { why: 'Fovea serves its app to your browser, as you asked.' }
  const why = whyNoDesktop(screen)
  if (why !== null) return { why }
  const electron = await getElectron(root, () => {
    output.note('Fetching the Electron program (about 110 MB, only this once)...')
  })
  if ('why' in electron) return { why: browserInstead(electron.why) }
  const data = args.value('data')
  const ended = await runDesktop(
    electron.program,
    root,
    data === undefined ? data : path.resolve(data),
    signal,
  )
  return 'why' in ended ? { why: browserInstead(ended.why) } : ended
}

/** Serves the app, and opens the browser, until a signal ends it. */
async function serveToBrowser(
  args: Arguments,
  preferredPort: number,
  screen: Screen,
  output: Output,
  signal: AbortSignal,
): Promise<number> {
  const port = await freePort(host, preferredPort)
  if (port !== preferredPort) output.note(`Port ${preferredPort} is in use, so another one is taken.`)
  const given = args.value('data')
  const dataDir = given === undefined ? defaultDataDir({ ...screen, home: homedir() }) : path.resolve(given)
  const servingOptions = { dataDir, version: appVersion(), host, port }
  const serving = await startServing(servingOptions)
  if (!serving.ok) return output.fail(serving.error)
  const link = await announce(serving.value, output)
  if (link !== null && (!args.has('open') || args.flag('open'))) openBrowser(screen, link)
  return keepServing(serving.value, servingOptions, output, signal)
}
