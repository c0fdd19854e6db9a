// Intercepts every request of a page: navigations that the app may refuse, webRequest, the app's schemes.
import { complain } from '../core/complain.ts'
import { handlerFor } from '../api/protocol.ts'
import { askBeforeRequest } from '../api/web-request.ts'
import type { Session } from '../chromium/cdp.ts'
import { fromPageAddress, toPageAddress } from './address.ts'

interface PausedRequest {
  readonly requestId: string
  readonly frameId: string
  readonly resourceType: string
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly postDataEntries?: readonly { readonly bytes?: string }[]
  }
}

/** The navigation rules of the page's contents. */
export interface NavigationRules {
  readonly webContentsId: number
  isMainFrame(frameId: string): boolean
  /** Returns true once for an address that the app itself loads, which is not subject to will-navigate. */
  isExpected(address: string): boolean
  mayNavigate(address: string): boolean
}

/** Intercepts all requests of a page. */
export function answerRequests(session: Session, rules: NavigationRules): Promise<unknown> {
  session.on('Fetch.requestPaused', (paused) => {
    // Requests of a closing page end without an answer.
    answerRequest(session, rules, paused).catch(() => {})
  })
  return session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
}

/** Answers one request: refuses, redirects, calls the app's handler or lets Chromium load it. */
async function answerRequest(
  session: Session,
  rules: NavigationRules,
  paused: PausedRequest,
): Promise<unknown> {
  const { requestId, request, resourceType } = paused
  const url = fromPageAddress(request.url)
  const fail = (errorReason: 'Aborted' | 'Failed' | 'BlockedByClient'): Promise<unknown> =>
    session.send('Fetch.failRequest', { requestId, errorReason })

  const isNavigation = resourceType === 'Document' && rules.isMainFrame(paused.frameId)
  if (isNavigation && !rules.isExpected(url) && !rules.mayNavigate(url)) return fail('Aborted')

  const kind = isNavigation ? 'mainFrame' : electronKind(resourceType)
  const details = {
    id: 0,
    url,
    method: request.method,
    resourceType: kind,
    webContentsId: rules.webContentsId,
  }
  const { cancel, redirectURL } = await askBeforeRequest(details)
  if (cancel) return fail('BlockedByClient')
  if (redirectURL) return redirect(session, requestId, redirectURL)

  const handler = handlerFor(url)
  if (!handler)
    return url === request.url ? session.send('Fetch.continueRequest', { requestId }) : fail('Failed')
  try {
    const response = await handler(toRequest(url, request))
    return await fulfill(session, requestId, response)
  } catch (error) {
    complain(`electron stand-in: the handler for ${url} failed`, error)
    return fail('Failed')
  }
}

function redirect(session: Session, requestId: string, address: string): Promise<unknown> {
  const responseHeaders = [{ name: 'location', value: toPageAddress(address) }]
  return session.send('Fetch.fulfillRequest', { requestId, responseCode: 307, responseHeaders })
}

function toRequest(url: string, request: PausedRequest['request']): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    fromPageAddress(value),
  ])
  const parts = (request.postDataEntries ?? []).map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))
  const body = parts.length > 0 ? { body: Buffer.concat(parts) } : {}
  return new Request(url, { method: request.method, headers, ...body })
}

/** Returns the whole body at once, because DevTools has no streams: a test can't see when parts are sent. */
async function fulfill(session: Session, requestId: string, response: Response): Promise<unknown> {
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  const responseHeaders = [...response.headers].map(([name, value]) => ({ name, value }))
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders,
    body,
  })
}

/** Electron's name for a resource type of DevTools. */
function electronKind(resourceType: string): Electron.OnBeforeRequestListenerDetails['resourceType'] {
  switch (resourceType) {
    case 'Document':
      return 'subFrame'
    case 'Stylesheet':
      return 'stylesheet'
    case 'Script':
      return 'script'
    case 'Image':
      return 'image'
    case 'Font':
      return 'font'
    case 'XHR':
    case 'Fetch':
      return 'xhr'
    case 'Media':
      return 'media'
    case 'WebSocket':
      return 'webSocket'
    default:
      return 'other'
  }
}
