// Dispatches the messages of a page.
import { complain } from '../core/complain.ts'
import { preventable } from '../core/event.ts'
import type { FromPage } from '../page/messages.ts'
import { callHandler, hearMessage } from './ipc-main.ts'
import type { PageLink } from './page-link.ts'
import type { PagePortEnds } from './page-port-ends.ts'
import type { WebContents } from './web-contents.ts'

export interface Receiver {
  readonly contents: WebContents
  readonly link: PageLink
  readonly ports: PagePortEnds
  readonly preloadPath: string
}

/** Passes a message of a page to its receiver. */
export function takeMessage(message: FromPage, receiver: Receiver): void {
  const { contents, ports } = receiver
  switch (message.type) {
    case 'send':
      return hearMessage(contents, message.channel, message.args, [])
    case 'post':
      return hearMessage(contents, message.channel, message.args, ports.adopt(message.ports))
    case 'invoke':
      return void answerInvoke(message.id, message.channel, message.args, receiver)
    case 'port':
    case 'port-closed':
      return ports.take(message)
    case 'preload-failed':
      return tellOfPreload(message.message, receiver)
    case 'ready': // the link's own
  }
}

/** Answers an `invoke` with the value or the error of its handler. */
async function answerInvoke(
  id: number,
  channel: string,
  args: string,
  { contents, link }: Receiver,
): Promise<void> {
  try {
    link.post({ type: 'reply', id, value: await callHandler(contents, channel, args) })
  } catch (error) {
    complain(`Error occurred in handler for '${channel}':`, error)
    link.post({ type: 'refusal', id, message: String(error) })
  }
}

/** Reports an error of the preload, as Electron does. */
function tellOfPreload(message: string, { contents, preloadPath }: Receiver): void {
  complain(`Unable to load preload script: ${preloadPath}\n${message}`)
  contents.emit('preload-error', preventable({}), preloadPath, new Error(message))
}
