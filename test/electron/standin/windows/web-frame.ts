// WebFrameMain for main frames: only these have a preload, so only these send messages.
import { loud } from '../core/loud.ts'
import type { WebContents } from './web-contents.ts'
import { schemeOf } from './address.ts'

type Surface =
  | 'url'
  | 'origin'
  | 'name'
  | 'detached'
  | 'isDestroyed'
  | 'send'
  | 'frameTreeNodeId'
  | 'processId'
  | 'routingId'

export interface MainFrame extends Pick<Electron.WebFrameMain, Surface> {
  readonly parent: null
  readonly top: MainFrame
}

export function mainFrameOf(contents: WebContents): MainFrame {
  const url = contents.getURL()
  const frame: MainFrame = loud('webFrameMain', {
    url,
    origin: originOf(url),
    name: '',
    parent: null,
    get top() {
      return frame
    },
    detached: false,
    frameTreeNodeId: contents.id,
    processId: contents.id,
    routingId: 1,
    isDestroyed: () => contents.isDestroyed(),
    send: (channel: string, ...args: unknown[]) => contents.send(channel, ...args),
  })
  return frame
}

function originOf(url: string): string {
  if (!URL.canParse(url)) return 'null'
  const { origin, host } = new URL(url)
  return origin === 'null' && host !== '' ? `${schemeOf(url)}://${host}` : origin
}
