// `fovea serve`: the service and the page, without a desktop.
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Arguments } from '../arguments.ts'
import { extraArgument, type Command, type Shell } from '../command.ts'
import { defaultPort, pageDir, parsePort, startServing } from '../serving.ts'
import { whenAborted } from '../interrupt.ts'

export const serveCommand: Command = {
  words: 'serve',
  help: 'Serves the HTTP API and the page until it is stopped (Ctrl-C).',
  takes: '',
  options: {
    port: {
      kind: 'value',
      placeholder: 'N',
      help: `The port; 0 takes any free one (default: ${defaultPort}).`,
    },
    host: {
      kind: 'value',
      placeholder: 'ADDRESS',
      help: 'The address to listen on; 0.0.0.0 lets other machines in (default: 127.0.0.1).',
    },
  },
  run: serve,
}

async function serve(args: Arguments, { output, dataDir, version, signal }: Shell): Promise<number> {
  const extra = extraArgument(serveCommand, args, 0)
  if (extra) return output.fail(extra)
  const port = parsePort(args.value('port') ?? String(defaultPort))
  if (!port.ok) return output.fail(port.error)
  const host = args.value('host') ?? '127.0.0.1'

  const serving = await startServing({ dataDir, version, host, port: port.value })
  if (!serving.ok) return output.fail(serving.error)
  const link = await serving.value.signInLink()
  output.print(`Fovea is ready at ${serving.value.url}`)
  if (link.ok) output.print(`Sign in, once, with ${link.value}`)
  else output.fail(link.error)
  if (!isLoopbackName(host)) output.note(openToOthers(host))
  if (!existsSync(path.join(pageDir, 'index.html'))) output.note(noPage)

  await whenAborted(signal)
  output.progress('Closing: what is being read is finished, or kept for the next start.')
  await serving.value.close()
  return 0
}

const noPage = 'The page is not built yet; the API answers without it. Build it with: npm run build'

function openToOthers(host: string): string {
  return `Listening on ${host}: every machine that can reach this one can ask Fovea. They need an API key or the sign-in link, but nothing is encrypted; use it in a network you trust, or behind a proxy with TLS.`
}

function isLoopbackName(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host)
}
