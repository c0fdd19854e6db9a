// The wire between a page's preload world and the main process.
import type { Session } from '../chromium/cdp.ts'
import type { FromPage, ToPage } from '../page/messages.ts'

export interface PageLink {
  /** Said to a page that is there or on its way; to nobody otherwise, as in Electron. */
  post(message: ToPage): void
  /** A page is on its way: what is posted from now on waits for it. */
  expectPage(): void
  attach(session: Session): void
  /** The page's world is gone for good. */
  close(): void
}

export interface PageLinkListener {
  message(message: FromPage): void
  /** The world is gone, with all that was wired to it. */
  lost(): void
}

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
        // The page may go while this is under way; nobody is told then, nor in Electron.
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
