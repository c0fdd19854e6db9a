// The connection between a page's preload world and the main process.
import type { Session } from '../chromium/cdp.ts'
import type { FromPage, ToPage } from '../page/messages.ts'

export interface PageLink {
  /** Sends a message to a page that is open or loading; otherwise it is dropped, as in Electron. */
  post(message: ToPage): void
  /** A page begins to load: messages wait for it from now on. */
  expectPage(): void
  attach(session: Session): void
  /** The page was closed. */
  close(): void
}

export interface PageLinkListener {
  message(message: FromPage): void
  /** The page's world has ended, with everything that was connected to it. */
  lost(): void
}

/** Creates the connection; `secret` is part of the names that the two sides use. */
export function createPageLink(secret: string, listener: PageLinkListener): PageLink {
  let state: 'none' | 'loading' | 'open' = 'none'
  let deliver: (message: ToPage) => void = () => {}
  let queue: ToPage[] = []

  const lose = (): void => {
    if (state === 'none') return
    if (state === 'open') listener.lost()
    state = 'none'
  }

  return {
    post(message) {
      if (state === 'open') deliver(message)
      else if (state === 'loading') queue.push(message)
    },
    expectPage() {
      lose()
      state = 'loading'
    },
    attach(session) {
      let context = 0
      deliver = (message) => {
        const expression = `take_${secret}(${JSON.stringify(JSON.stringify(message))})`
        // The page may end meanwhile; the message is then lost, as in Electron.
        session.send('Runtime.evaluate', { contextId: context, expression }).catch(() => {})
      }
      session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
        if (name !== `post_${secret}`) return
        const message = JSON.parse(payload) as FromPage
        if (message.type !== 'ready') return listener.message(message)
        context = executionContextId
        state = 'open'
        for (const waiting of queue.splice(0)) deliver(waiting)
      })
      session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
        if (executionContextId === context && state === 'open') lose()
      })
      session.on('Runtime.executionContextsCleared', () => {
        if (state === 'open') lose()
      })
    },
    close() {
      lose()
      queue = []
    },
  }
}
