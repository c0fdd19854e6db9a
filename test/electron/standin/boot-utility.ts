// Entry of a utility process: replaces Node's channel by process.parentPort, then runs the module.
import { pathToFileURL } from 'node:url'
import { complain } from './core/complain.ts'
import { dressProcess } from './dress-process.ts'
import { serveElectron } from './serve-electron.ts'
import { ChildPort, deliverToPort } from './utility/child-ports.ts'
import { ParentPort } from './utility/parent-port.ts'
import type { Wire } from './utility/wire.ts'

dressProcess('utility')
serveElectron(new URL('./electron-utility.ts', import.meta.url))

const channel = process.send?.bind(process)
const send = (message: Wire): void => {
  // a message to an app that is ending is lost silently
  if (process.connected) channel?.(message, undefined, {}, () => {})
}
const parentPort = new ParentPort(send)
process.on('message', (message: Wire) => {
  if (message.type !== 'message') return deliverToPort(message)
  parentPort._take({ data: message.data, ports: message.ports.map((id) => new ChildPort(id, send)) })
})
// The app has ended or was killed, so this process must end too.
process.on('disconnect', () => process.exit(0))
// Since Electron 37 an unhandled rejection in a utility process is only a warning.
process.on('unhandledRejection', (reason) => complain('Unhandled rejection in a utility process:', reason))
Object.defineProperty(process, 'parentPort', { value: parentPort })
// Electron has neither, so code that uses them must fail here too.
for (const name of ['send', 'disconnect']) Object.defineProperty(process, name, { value: undefined })

const [node = '', , module = '', ...words] = process.argv
process.argv = [process.env.ELECTRON_STANDIN_EXE ?? node, module, ...words]
await import(pathToFileURL(module).href)
