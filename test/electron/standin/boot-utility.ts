// Where a utility process starts: take Node's channel away, put process.parentPort in its place, run the module.
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
// The app is gone, perhaps killed: nothing of it may stay.
process.on('disconnect', () => process.exit(0))
// From Electron 37 on a forgotten rejection is a warning in a utility process, not its end.
process.on('unhandledRejection', (reason) => complain('Unhandled rejection in a utility process:', reason))
Object.defineProperty(process, 'parentPort', { value: parentPort })
// Electron has neither; code that leans on them would fail there.
for (const name of ['send', 'disconnect']) Object.defineProperty(process, name, { value: undefined })

const [node = '', , module = '', ...words] = process.argv
process.argv = [process.env.ELECTRON_STANDIN_EXE ?? node, module, ...words]
await import(pathToFileURL(module).href)
