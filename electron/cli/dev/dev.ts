// `npm run dev`: serves the page from Vite's dev server, which shows a change as soon as it is saved, and runs the
// engine, which restarts when its sources change. Both have one address.
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { listen, listenFault } from '../../api/listen.ts'
import { parseArguments, type OptionRows } from '../arguments.ts'
import { commandHelp } from '../help.ts'
import { whenAborted } from '../interrupt.ts'
import type { Output } from '../output.ts'
import { root } from '../root.ts'
import { parsePort } from '../serving.ts'
import { openBrowser } from '../start/open-browser.ts'
import { engineFolders, fromRoot } from './engine-files.ts'
import { inBrowser } from './in-browser.ts'
import { inDesktop } from './in-desktop.ts'
import { servePage } from './page-server.ts'

const address = '127.0.0.1'
const defaultPort = 7879
const ownDataDir = path.join(root, '.cache/dev')

const options: OptionRows = {
  data: { kind: 'value', placeholder: 'DIR', help: 'The data folder (default: .cache/dev of this project).' },
  port: {
    kind: 'value',
    placeholder: 'N',
    help: `Where the page is; 0 takes any free one (default: ${defaultPort}).`,
  },
  desktop: {
    kind: 'flag',
    help: 'In the desktop app instead of a browser, where the Electron program is there.',
  },
  open: { kind: 'flag', help: '--no-open does not open the browser by itself.' },
  help: { kind: 'flag', help: 'Shows this.' },
}

export async function develop(argv: readonly string[], output: Output, signal: AbortSignal): Promise<number> {
  const args = parseArguments('npm run dev', options, argv)
  if (!args.ok) return output.fail(args.error)
  if (args.value.flag('help')) {
    output.print(
      commandHelp('npm run dev --', 'Starts Fovea from its sources, and follows their changes.', options),
    )
    return 0
  }
  const [extra] = args.value.positionals
  if (extra !== undefined)
    return output.fail({ code: 'cli.extraArgument', data: { command: 'npm run dev', argument: extra } })
  const chosenPort = parsePort(args.value.value('port') ?? String(defaultPort))
  if (!chosenPort.ok) return output.fail(chosenPort.error)

  const handler = Promise.withResolvers<RequestListener>()
  const http = createServer((req, res) => void handler.promise.then((handle) => handle(req, res)))
  // The desktop app reuses connections, and a request on one that we just closed would lose it a file of the page.
  http.keepAliveTimeout = 0
  const refused = await listen(http, { host: address, port: chosenPort.value })
  if (refused) return output.fail(listenFault(refused, address, chosenPort.value))
  const bound = http.address()
  const port = typeof bound === 'object' && bound ? bound.port : chosenPort.value

  const data = args.value.value('data')
  const dataDir = data === undefined ? ownDataDir : path.resolve(data)
  const context = { root, dataDir, address, port, report: output.note }
  const screen = { platform: process.platform, env: process.env, isRoot: process.getuid?.() === 0 }
  const quit = new AbortController()
  const desktop = args.value.flag('desktop') ? await inDesktop(context, screen, () => quit.abort()) : null
  if (desktop && 'why' in desktop) output.note(desktop.why)
  const host = desktop && 'process' in desktop ? desktop : await inBrowser(context)

  const page = await servePage(root, http, port)
  page.watcher.add(engineFolders.map((folder) => path.join(root, folder)))
  page.watcher.on('all', (_, file) => {
    if (host.isSource(fromRoot(root, file))) host.process.restart()
  })
  handler.resolve((req, res) => {
    if (!host.handle(req, res)) page.middlewares(req, res)
  })

  const stopped = whenAborted(AbortSignal.any([signal, quit.signal]))
  await Promise.race([host.process.current(), stopped])
  if (!signal.aborted) {
    output.print(host.readyText)
    if (host.link !== null && (!args.value.has('open') || args.value.flag('open')))
      openBrowser(screen, host.link)
  }
  await stopped
  http.closeAllConnections()
  await Promise.all([host.process.close(), page.close(), new Promise((resolve) => http.close(resolve))])
  return 0
}
