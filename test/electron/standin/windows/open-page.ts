// Opens a page, prepared before it runs: the two scripts, the binding between them and the main process,
// and the listeners for its DevTools events.
import type { Session } from '../chromium/cdp.ts'
import { pageWorldScript, preloadWorldName, preloadWorldScript } from '../page/scripts.ts'
import type { PreloadFacts } from '../page/messages.ts'
import { fromPageAddress } from './address.ts'
import { answerBlockingCalls } from './blocking-answers.ts'
import { answerRequests, type NavigationRules } from './page-requests.ts'
import { createTarget } from './page-target.ts'

export interface PagePlan {
  readonly size: Electron.Size
  readonly secret: string
  readonly preload: { readonly facts: PreloadFacts; readonly source: string }
  readonly rules: Omit<NavigationRules, 'isMainFrame'>
  attach(session: Session): void
  answerSend(channel: string, args: string): Promise<string>
  readonly events: PageEvents
}

export interface PageEvents {
  navigated(address: string): void
  movedWithin(address: string): void
  domReady(): void
  loaded(title: string): void
  popup(details: Electron.HandlerDetails): void
  crashed(): void
  closed(): void
}

export interface OpenPage {
  readonly targetId: string
  readonly session: Session
}

/** Opens a page and prepares it before it runs. */
export async function openPage(plan: PagePlan): Promise<OpenPage> {
  const { secret, preload, events } = plan
  const { id: targetId, session } = await createTarget(plan.size, events.closed)
  // In Chromium a page's main frame has its target's id.
  const isMainFrame = (frameId: string): boolean => frameId === targetId
  plan.attach(session)
  hear(session, events, isMainFrame)
  answerBlockingCalls(session, (channel, args) => plan.answerSend(channel, args))
  // All commands are sent before any is awaited, because some are answered only when the page runs.
  const prepared = [
    session.send('Page.enable'),
    session.send('Runtime.enable'),
    session.send('Debugger.enable'),
    session.send('Runtime.addBinding', { name: `post_${secret}`, executionContextName: preloadWorldName }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: pageWorldScript(secret) }),
    session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: preloadWorldScript(secret, preload.facts, preload.source),
      worldName: preloadWorldName,
    }),
    answerRequests(session, { ...plan.rules, isMainFrame }),
    session.send('Runtime.runIfWaitingForDebugger'),
  ]
  await Promise.all(prepared)
  return { targetId, session }
}

/** Translates the DevTools events of a page into page events. */
function hear(session: Session, events: PageEvents, isMainFrame: (frameId: string) => boolean): void {
  session.on('Page.frameNavigated', ({ frame }) => {
    if (isMainFrame(frame.id)) events.navigated(fromPageAddress(frame.url + (frame.urlFragment ?? '')))
  })
  session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
    if (isMainFrame(frameId)) events.movedWithin(fromPageAddress(url))
  })
  session.on('Page.domContentEventFired', () => events.domReady())
  session.on('Page.loadEventFired', () => {
    const title = session.send('Runtime.evaluate', { expression: 'document.title' })
    // A page that is left at once can not return its title; the next page returns its own.
    title.then(({ result }) => events.loaded(String(result.value))).catch(() => {})
  })
  session.on('Page.windowOpen', ({ url, windowName: frameName, windowFeatures }) => {
    const referrer = { url: '', policy: 'strict-origin-when-cross-origin' } as const
    const disposition = windowFeatures.length > 0 ? 'new-window' : 'foreground-tab'
    events.popup({
      url: fromPageAddress(url),
      frameName,
      features: windowFeatures.join(','),
      disposition,
      referrer,
    })
  })
  session.on('Inspector.targetCrashed', () => events.crashed())
}
