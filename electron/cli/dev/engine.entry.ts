// The headless server of `npm run dev`, in its own process, so that it can be restarted.
import { once } from 'node:events'
import { argv, exit, stderr } from 'node:process'
import { faultText } from '../../../shared/faults.ts'
import { fileLog } from '../../engine/file-log.ts'
import type { Log } from '../../engine/ports.ts'
import { startServing } from '../serving.ts'
import { appVersion } from '../version.ts'
import type { FromEngine } from './engine-messages.ts'

const [dataDir = '', ...allowedHosts] = argv.slice(2)
// A terminal sends Ctrl-C to the whole process group, but the parent decides when this process ends.
process.on('SIGINT', () => undefined)
const disconnected = once(process, 'disconnect')

const serving = await startServing({
  dataDir,
  version: appVersion(),
  host: '127.0.0.1',
  port: 0,
  allowedHosts,
  log: withStderr(fileLog(dataDir)),
})
if (serving.ok) {
  const { url, signInLink, close } = serving.value
  process.on('message', () => {
    void signInLink().then((link) => {
      send(link.ok ? { type: 'link', link: link.value } : { type: 'failed', why: faultText(link.error) })
    })
  })
  send({ type: 'ready', url })
  await disconnected
  await close()
} else send({ type: 'failed', why: faultText(serving.error) })
exit()

/** Sends a message to the parent process. */
function send(message: FromEngine): void {
  // Errors are ignored: without its parent this process ends anyway.
  process.send?.(message, undefined, undefined, () => undefined)
}

/** Also writes errors to stderr, where the developer sees them. */
function withStderr(log: Log): Log {
  return {
    info: log.info,
    /** Logs the error, and writes it to stderr. */
    error(text, error, facts) {
      log.error(text, error, facts)
      stderr.write(`${text}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    },
  }
}
