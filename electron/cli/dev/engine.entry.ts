// The engine beside the page that is developed: the headless server, in a process of its own that can begin anew.
import { once } from 'node:events'
import { argv, exit, stderr } from 'node:process'
import { faultText } from '../../../shared/faults.ts'
import { fileLog } from '../../engine/file-log.ts'
import type { Log } from '../../engine/ports.ts'
import { startServing } from '../serving.ts'
import { appVersion } from '../version.ts'
import type { FromEngine } from './engine-messages.ts'

const [dataDir = '', ...allowedHosts] = argv.slice(2)
// Ctrl-C in a terminal reaches the whole group; when this process ends is for its parent to say.
process.on('SIGINT', () => undefined)
const isLeft = once(process, 'disconnect')

const serving = await startServing({
  dataDir,
  version: appVersion(),
  host: '127.0.0.1',
  port: 0,
  allowedHosts,
  log: outLoud(fileLog(dataDir)),
})
if (serving.ok) {
  const { url, signInLink, close } = serving.value
  process.on('message', () => {
    void signInLink().then((link) => {
      tell(link.ok ? { type: 'link', link: link.value } : { type: 'failed', why: faultText(link.error) })
    })
  })
  tell({ type: 'ready', url })
  await isLeft
  await close()
} else tell({ type: 'failed', why: faultText(serving.error) })
exit()

function tell(message: FromEngine): void {
  // A parent that is gone is told to nobody: the process ends by that.
  process.send?.(message, undefined, undefined, () => undefined)
}

/** Also prints errors to the terminal, where a developer looks. */
function outLoud(log: Log): Log {
  return {
    info: log.info,
    error(text, error, facts) {
      log.error(text, error, facts)
      stderr.write(`${text}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    },
  }
}
