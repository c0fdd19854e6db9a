// `fovea serve`: runs the HTTP service and serves the page, without a desktop.
import type { Arguments } from '../arguments.ts'
import { faultText } from '../../../shared/faults.ts'
import { err, fault, ok, type Result } from '../../../shared/result.ts'
import type { ServicePart } from '../../../shared/settings.ts'
import { choiceRule } from '../../../shared/zod-messages.ts'
import { extraArgument, type Command, type Shell } from '../command.ts'
import type { Output } from '../output.ts'
import type { CreateHosts } from '../own-engine.ts'
import {
  defaultPort,
  isPageBuilt,
  parsePort,
  serveUntilStopped,
  startServing,
  type Serving,
  type ServingOptions,
} from '../serving.ts'
import { bucketOf, imagesOption, passwordOption } from './reader.ts'

export const serveCommand: Command = {
  words: 'serve',
  help: 'Serves the HTTP API and the window in a browser, until you stop it (Ctrl-C).',
  takes: '',
  options: {
    port: {
      kind: 'value',
      placeholder: 'N',
      help: `The port, or 0 for any free one (default: ${defaultPort}).`,
    },
    host: {
      kind: 'value',
      placeholder: 'ADDRESS',
      help: 'The address to listen on; 0.0.0.0 also answers other machines (default: 127.0.0.1).',
    },
    'allow-host': {
      kind: 'list',
      placeholder: 'NAME',
      help: 'Another name of this machine, from a proxy or a name server.',
    },
    'allow-origin': {
      kind: 'list',
      placeholder: 'URL',
      help: 'A website that may use the service with a key, such as https://example.org.',
    },
    with: {
      kind: 'list',
      placeholder: 'PART',
      help: 'Also answers agents (mcp), clients of docling-serve (docling), or of Azure Document Intelligence (azure-read), as the settings can.',
    },
    readers: {
      kind: 'value',
      placeholder: 'ADDRESS',
      help: 'A queue in PostgreSQL for readers on other machines: postgres://USER@HOST/DATABASE. See: fovea help reader',
    },
    local: {
      kind: 'flag',
      help: 'Whether this machine reads too (default); --no-local leaves it to the readers.',
    },
    ...imagesOption,
    ...passwordOption,
  },
  run: serve,
}

const partNames: Readonly<Record<string, ServicePart>> = {
  mcp: 'isMcpOn',
  docling: 'isDoclingOn',
  'azure-read': 'isAzureReadOn',
}

/** Runs the server until a signal ends it; returns the exit code. */
async function serve(args: Arguments, { output, dataDir, version, signal, hosts }: Shell): Promise<number> {
  const extra = extraArgument(serveCommand, args, 0)
  if (extra) return output.fail(extra)
  const port = parsePort(args.value('port') ?? String(defaultPort))
  if (!port.ok) return output.fail(port.error)
  const wanted = args.list('with')
  const unknown = wanted.find((name) => !Object.hasOwn(partNames, name))
  if (unknown !== undefined) {
    const rule = choiceRule(Object.keys(partNames), unknown)
    return output.fail(fault('input.invalid', { path: '--with', rule }))
  }
  const allHosts = await findHosts(args, { dataDir, hosts })
  if (!allHosts.ok) return output.fail(allHosts.error)
  const options = {
    dataDir,
    version,
    hosts: allHosts.value,
    host: args.value('host') ?? '127.0.0.1',
    port: port.value,
    allowedHosts: args.list('allow-host'),
    allowedOrigins: args.list('allow-origin'),
    parts: wanted.flatMap((name) => partNames[name] ?? []),
  }
  const serving = await startServing(options)
  if (!serving.ok) return output.fail(serving.error)
  await announce(serving.value, output)
  return keepServing(serving.value, options, output, signal)
}

/** The hosts of the engine's processes, with the readers on other machines if there are to be any. */
async function findHosts(
  args: Arguments,
  { dataDir, hosts }: Pick<Shell, 'dataDir' | 'hosts'>,
): Promise<Result<CreateHosts | undefined>> {
  const text = args.value('readers')
  const readsHere = !args.has('local') || args.flag('local')
  if (text === undefined)
    return readsHere ? ok(hosts) : err('input.invalid', { path: '--no-local', rule: 'needs --readers' })
  const { parseAddress } = await import('../../readers/address.ts')
  const address = parseAddress(text, { passwordFile: args.value('password-file') })
  if (!address.ok) return address
  const bucket = await bucketOf(args)
  if (!bucket.ok) return bucket
  const { withRemoteReaders } = await import('../remote-readers.ts')
  return ok(withRemoteReaders({ address: address.value, bucket: bucket.value, dataDir, readsHere }, hosts))
}

/** Serves until it is stopped; returns the exit code. */
export async function keepServing(
  serving: Serving,
  options: ServingOptions,
  output: Output,
  signal: AbortSignal,
): Promise<number> {
  const ended = await serveUntilStopped(serving, options, signal, ({ notices }) => {
    for (const notice of notices) output.note(faultText(notice))
  })
  return ended.ok ? 0 : output.fail(ended.error)
}

/** Prints the address of the service, and returns the sign-in link. */
export async function announce(
  serving: Pick<Serving, 'url' | 'warning' | 'signInLink'>,
  output: Pick<Output, 'print' | 'note' | 'fail'>,
  hasPage = isPageBuilt(),
): Promise<string | null> {
  const link = await serving.signInLink()
  output.print(`Fovea is ready at ${serving.url}`)
  if (link.ok) output.print(`Sign in with ${link.value} (it works once)`)
  else output.fail(link.error)
  if (!hasPage) output.note(noPage)
  if (serving.warning !== null) output.note(serving.warning)
  return link.ok ? link.value : null
}

const noPage =
  'The window is not built yet, so a browser shows the API reference instead. For the window, run npm run build and serve again.'
