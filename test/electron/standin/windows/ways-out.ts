// Asks the app about the two ways in which a page may leave it: a navigation and a popup.
import { preventable } from '../core/event.ts'
import { notImplemented } from '../core/loud.ts'
import { record } from '../core/record.ts'
import type { WebContents } from './web-contents.ts'

export type OpenHandler = (details: Electron.HandlerDetails) => Electron.WindowOpenHandlerResponse

/** Emits will-navigate; returns false if the app refuses the navigation. */
export function mayNavigate(contents: WebContents, address: string): boolean {
  // A reload by the page or by Playwright. Electron asks about the former, but they can't be distinguished here.
  if (address === contents.getURL().replace(/#.*$/s, '')) return true
  const frame = contents.mainFrame
  const event = preventable({
    url: address,
    isMainFrame: true,
    isSameDocument: false,
    frame,
    initiator: frame,
  })
  contents.emit('will-navigate', event, address)
  contents.emit('will-frame-navigate', event)
  if (event.defaultPrevented) record('navigation.prevented', address)
  return !event.defaultPrevented
}

/** Asks the app about a popup. Chromium has made it already, but it is closed before it loads: see page-target. */
export function askAboutPopup(handler: OpenHandler | undefined, details: Electron.HandlerDetails): void {
  const action = handler?.(details).action ?? 'allow'
  record('window.open', details.url, action)
  if (action === 'allow') throw notImplemented('a window opened by a page')
}
