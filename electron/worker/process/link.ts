// The line to the process that started this one: Electron's utilityProcess or Node's fork, the same from here.
import { flushCompileCache } from 'node:module'

export interface Link<Message> {
  post(message: Message): void
  onMessage(listener: (message: unknown) => void): void
}

/** Electron's addition to `process` in a utility process; nothing of Electron can be imported there. */
interface ParentPort {
  postMessage(message: unknown): void
  on(event: 'message', listener: (event: { data: unknown }) => void): void
}

export function linkToParent<Message>(): Link<Message> {
  // The parent is gone, so nobody waits for answers. Electron ends its utility processes itself.
  process.once('disconnect', () => process.exit(0))
  // Ctrl-C in a terminal reaches the whole group; the parent decides when this process ends.
  process.on('SIGINT', () => undefined)
  return keepingCompiled(electronLink<Message>() ?? forkLink<Message>())
}

/**
 * Writes compiled code for the next process now, since this one is ended by force. It costs nothing if nothing is
 * new.
 */
function keepingCompiled<Message>(link: Link<Message>): Link<Message> {
  setImmediate(flushCompileCache)
  return {
    ...link,
    post(message) {
      link.post(message)
      setImmediate(flushCompileCache)
    },
  }
}

function electronLink<Message>(): Link<Message> | null {
  const port: unknown = Reflect.get(process, 'parentPort')
  if (!isParentPort(port)) return null
  return {
    post: (message) => {
      port.postMessage(message)
    },
    onMessage: (listener) => {
      port.on('message', ({ data }) => {
        listener(data)
      })
    },
  }
}

function isParentPort(port: unknown): port is ParentPort {
  return typeof port === 'object' && port !== null && 'postMessage' in port && 'on' in port
}

function forkLink<Message>(): Link<Message> {
  if (!process.send) throw new Error('This process is started by Fovea and does nothing by itself.')
  const send = process.send.bind(process)
  return {
    post: (message) => {
      // A parent that is gone is told to nobody: the process ends by that, see above.
      send(message, undefined, undefined, () => undefined)
    },
    onMessage: (listener) => {
      process.on('message', listener)
    },
  }
}
