// Hosts the page in the desktop app, which is rebuilt and restarted when its sources change. Its page comes from Vite's
// server.
import { spawn } from 'node:child_process'
import { electronIn } from '../start/electron-program.ts'
import { freePort } from '../start/free-port.ts'
import { browserInstead, whyNoDesktop, type Screen } from '../start/no-desktop.ts'
import { buildProcesses } from './build-processes.ts'
import { isDesktopFile } from './engine-files.ts'
import type { DevContext, DevHost } from './host.ts'
import { createRestartable, type Instance } from './restartable.ts'

const firstDebugPorts = { main: 9229, page: 9222 } as const
const maxQuitMs = 5000

/** Returns the reason, in the words of npm start, if the desktop app can't run. */
export async function inDesktop(
  context: DevContext,
  screen: Screen,
  onQuit: () => void,
): Promise<DevHost | { readonly why: string }> {
  const { root, dataDir, address, port } = context
  const why = whyNoDesktop(screen)
  if (why !== null) return { why }
  const program = electronIn(root)
  if (program === null)
    return { why: browserInstead('The Electron program is not here (npx install-electron fetches it)') }
  const main = await freePort(address, firstDebugPorts.main)
  const page = await freePort(address, firstDebugPorts.page)
  const args = [
    `--inspect=${address}:${main}`,
    `--remote-debugging-port=${page}`,
    // Otherwise Chromium would not let the page, which has no http address, connect to a server on this machine.
    '--disable-features=LocalNetworkAccessChecks',
    // Its own settings and its own lock, so that the installed app can run at the same time.
    `--user-data-dir=${dataDir}`,
    '.',
  ]
  const env = { ...process.env, FOVEA_DATA: dataDir, FOVEA_DEV_PAGE: `http://${address}:${port}` }
  const begin = () => beginApp({ program, args, env, context, onQuit })
  return {
    process: createRestartable(begin),
    isSource: isDesktopFile,
    readyText: `Fovea is in its window and listens to debuggers on ${address}:${main} (main process) and ${address}:${page} (page). Stop with Ctrl-C.`,
    link: null,
    handle: () => false,
  }
}

interface AppOptions {
  readonly program: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly context: DevContext
  readonly onQuit: () => void
}

/** Builds the processes, and starts the app. */
function beginApp({ program, args, env, context, onQuit }: AppOptions): Instance<true> {
  const ending = new AbortController()
  const running = buildProcesses(context.root, context.report).then((isBuilt) => {
    if (!isBuilt || ending.signal.aborted) return null
    const app = spawn(program, args, { cwd: context.root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    const ended = new Promise<void>((resolve) => {
      app.once('error', (error) => {
        context.report(`The Electron program can't be run: ${error.message}`)
        resolve()
      })
      app.once('exit', (code) => {
        resolve()
        if (ending.signal.aborted) return
        if (code === 0) onQuit()
        else context.report(`The desktop app has ended (code ${code}); it begins anew with a change.`)
      })
    })
    return { app, ended }
  })
  return {
    ready: running.then((found) => (found ? true : null)),
    /** Ends the app, by force if it takes too long. */
    async end() {
      ending.abort()
      const found = await running
      if (!found) return
      found.app.kill()
      const timer = setTimeout(() => found.app.kill('SIGKILL'), maxQuitMs)
      await found.ended
      clearTimeout(timer)
    },
  }
}
