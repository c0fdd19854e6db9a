// Pages as targets of Chromium. Each new one is paused: ours until its scripts are in place, and
// any other (a popup, a middle click) so that it can be closed before it loads anything.
import { browser } from '../chromium/browser.ts'
import type { Session } from '../chromium/cdp.ts'

export interface PageTarget {
  readonly id: string
  readonly session: Session
}

interface Owned {
  readonly onClosed: () => void
}

const owned = new Map<string, Owned>()
const sessions = new Map<string, Session>()
const waiting = new Map<string, (session: Session) => void>()
let creating: Promise<unknown> = Promise.resolve()

/** Attaches to every new target, and closes those that the stand-in did not open. */
export async function watchTargets(): Promise<void> {
  const root = browser().cdp.browser
  root.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const session = browser().cdp.session(sessionId)
    sessions.set(targetInfo.targetId, session)
    waiting.get(targetInfo.targetId)?.(session)
    void creating.then(() => {
      if (!owned.has(targetInfo.targetId)) return refuse(targetInfo.targetId, session)
    })
  })
  root.on('Target.detachedFromTarget', ({ targetId = '' }) => {
    sessions.delete(targetId)
    const page = owned.get(targetId)
    owned.delete(targetId)
    page?.onClosed()
  })
  await root.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'page' }],
  })
}

export async function createTarget(
  { width, height }: Electron.Size,
  onClosed: () => void,
): Promise<PageTarget> {
  const wanted = { url: 'about:blank', width, height, newWindow: true }
  const made = browser().cdp.browser.send('Target.createTarget', wanted)
  // A target that is attached meanwhile could be a popup, so the decision waits for this request.
  creating = Promise.allSettled([creating, made.then(({ targetId }) => owned.set(targetId, { onClosed }))])
  const { targetId: id } = await made
  const session = sessions.get(id) ?? (await new Promise<Session>((resolve) => waiting.set(id, resolve)))
  waiting.delete(id)
  return { id, session }
}

/** Closes a foreign page. It must run to close, as it may share its opener's thread; its requests get no answer. */
async function refuse(targetId: string, session: Session): Promise<void> {
  const steps = [
    session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
    session.send('Runtime.runIfWaitingForDebugger'),
    closeTarget(targetId),
  ]
  await Promise.allSettled(steps) // each fails if the page has closed already
}

export async function closeTarget(targetId: string): Promise<void> {
  await browser()
    .cdp.browser.send('Target.closeTarget', { targetId })
    .catch(() => {}) // it may have closed itself in the meantime
}
