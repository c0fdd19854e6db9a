// ipcMain, and what happens to a page's message when it arrives.
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

export async function callHandler(sender: WebContents, channel: string, args: string): Promise<string> {
  const handler = handlers.get(channel)
  if (!handler) throw new Error(`No handler registered for '${channel}'`)
  return codec.encode(await handler(eventFrom(sender), ...decodeArgs(args)))
}

export function hearMessage(
  sender: WebContents,
  channel: string,
  args: string,
  ports: readonly MessagePortMain[],
): void {
  ipcMain.emit(channel, eventFrom(sender, { ports }), ...decodeArgs(args))
}

/** sendSync: the page is stopped until a listener has set event.returnValue. */
export async function answerSync(sender: WebContents, channel: string, args: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const event = eventFrom(sender)
  Object.defineProperty(event, 'returnValue', { set: resolve })
  if (!ipcMain.emit(channel, event, ...decodeArgs(args))) resolve(undefined)
  return codec.encode(await promise)
}

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
  // A part of Electron's event: what is missing from sender and frame throws when it is read.
  return preventable(facts) as unknown as Electron.IpcMainInvokeEvent
}

function decodeArgs(args: string): unknown[] {
  return codec.decode(args) as unknown[]
}
