// ipcMain, and the functions that pass it the messages of a page.
import { EventEmitter } from 'node:events'
import { codec } from '../core/node-codec.ts'
import { preventable } from '../core/event.ts'
import { loud } from '../core/loud.ts'
import type { MessagePortMain } from '../api/message-ports.ts'
import { mainFrameOf } from './web-frame.ts'
import type { WebContents } from './web-contents.ts'

type Handler = (event: Electron.IpcMainInvokeEvent, ...args: unknown[]) => unknown

const handlers = new Map<string, Handler>()

class IpcMain
  extends EventEmitter
  implements Pick<Electron.IpcMain, 'handle' | 'handleOnce' | 'removeHandler'>
{
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  }
  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (event, ...args) => {
      handlers.delete(channel)
      return handler(event, ...args)
    })
  }
  removeHandler(channel: string): void {
    handlers.delete(channel)
  }
}

export const ipcMain = loud('ipcMain', new IpcMain().setMaxListeners(0))

/** Answers an `invoke` of a page by its handler. */
export async function callHandler(sender: WebContents, channel: string, args: string): Promise<string> {
  const handler = handlers.get(channel)
  if (!handler) throw new Error(`No handler registered for '${channel}'`)
  return codec.encode(await handler(eventFrom(sender), ...decodeArgs(args)))
}

/** Emits a message of a page on ipcMain. */
export function hearMessage(
  sender: WebContents,
  channel: string,
  args: string,
  ports: readonly MessagePortMain[],
): void {
  ipcMain.emit(channel, eventFrom(sender, { ports }), ...decodeArgs(args))
}

/** Answers sendSync: the page is blocked until a listener has set event.returnValue. */
export async function answerSync(sender: WebContents, channel: string, args: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const event = eventFrom(sender)
  Object.defineProperty(event, 'returnValue', { set: resolve })
  if (!ipcMain.emit(channel, event, ...decodeArgs(args))) resolve(undefined)
  return codec.encode(await promise)
}

/** The event that listeners get for a message from this page. */
function eventFrom(sender: WebContents, more: object = {}): Electron.IpcMainInvokeEvent {
  const frame = mainFrameOf(sender)
  const reply = (channel: string, ...args: unknown[]): void => sender.send(channel, ...args)
  const facts = {
    type: 'frame',
    sender,
    senderFrame: frame,
    processId: frame.processId,
    frameId: 1,
    ports: [],
    reply,
    ...more,
  }
  // A part of Electron's event: reading a missing property of sender and frame throws.
  return preventable(facts) as unknown as Electron.IpcMainInvokeEvent
}

function decodeArgs(args: string): unknown[] {
  return codec.decode(args) as unknown[]
}
