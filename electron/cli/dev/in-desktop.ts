// The page in the desktop app, which is built and started anew when it changes; its page still comes from Vite's server.
import { spawn } from 'node:child_process'
import { electronIn } from '../start/electron-program.ts'
import { freePort } from '../start/free-port.ts'
import { instead, whyNoDesktop, type Screen } from '../start/no-desktop.ts'
import { buildProcesses } from './build-processes.ts'
import { isDesktopFile } from './engine-files.ts'
import type { DevHost, Place } from './host.ts'
import { renewed, type Life } from './renewed.ts'

const firstDebugPorts = { main: 9229, page: 9222 } as const
const mostToQuitMs = 5000

/** Or why it can't be, in the words of npm start. */
export async function inDesktop(
  place: Place,
  screen: Screen,
  onQuit: () => void,
): Promise<DevHost | { readonly why: string }> {
  const { root, address, port } = place
  const why = whyNoDesktop(screen)
  if (why !== null) return { why }
  const program = electronIn(root)
  if (program === null)
    return { why: instead('The Electron program is not here (npx install-electron fetches it)') }
  const main = await freePort(address, firstDebugPorts.main)
  const page = await freePort(address, firstDebugPorts.page)
  const words = [
    `--inspect=${address}:${main}`,
    `--remote-debugging-port=${page}`,
    // Else Chromium would not let a page that is none of a server's speak with one of this machine.
    '--disable-features=LocalNetworkAccessChecks',
    // Its own window and its own lock: the app that one uses may run beside it.
    `--user-data-dir=${place.dataDir}`,
    '.',
  ]
  const env = { ...process.env, FOVEA_DATA: place.dataDir, FOVEA_DEV_PAGE: `http://${address}:${port}` }
  const begin = () => beginApp({ program, words, env, place, onQuit })
  return {
    process: renewed(begin),
    isMadeOf: isDesktopFile,
    where: `Fovea is in its window and listens to debuggers on ${address}:${main} (main process) and ${address}:${page} (page). Stop with Ctrl-C.`,
    link: null,
    answer: () => false,
  }
}

interface Wish {
  readonly program: string
  readonly words: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly place: Place
  readonly onQuit: () => void
}

function beginApp({ program, words, env, place, onQuit }: Wish): Life<true> {
  const ending = new AbortController()
  const running = buildProcesses(place.root, place.say).then((isBuilt) => {
    if (!isBuilt || ending.signal.aborted) return null
    const app = spawn(program, words, { cwd: place.root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    const ended = new Promise<void>((resolve) => {
      app.once('error', (error) => {
        place.say(`The Electron program can't be run: ${error.message}`)
        resolve()
      })
      app.once('exit', (code) => {
        resolve()
        if (ending.signal.aborted) return
        if (code === 0) onQuit()
        else place.say(`The desktop app has ended (code ${code}); it begins anew with a change.`)
      })
    })
    return { app, ended }
  })
  return {
    ready: running.then((found) => (found ? true : null)),
    async end() {
      ending.abort()
      const found = await running
      if (!found) return
      found.app.kill()
      const timer = setTimeout(() => found.app.kill('SIGKILL'), mostToQuitMs)
      await found.ended
      clearTimeout(timer)
    },
  }
}
