// session.webRequest: only onBeforeRequest. The later stages are not implemented.
import { loud } from '../core/loud.ts'

type Listener = (
  details: Electron.OnBeforeRequestListenerDetails,
  callback: (response: Electron.CallbackResponse) => void,
) => void
type Asked = Pick<
  Electron.OnBeforeRequestListenerDetails,
  'id' | 'url' | 'method' | 'resourceType' | 'webContentsId'
>

let filter: RegExp[] = []
let listener: Listener | undefined

export const webRequest = loud('webRequest', {
  onBeforeRequest(first: Electron.WebRequestFilter | Listener | null, second?: Listener | null) {
    filter = first !== null && 'urls' in first ? first.urls.map(patternToRegExp) : []
    listener = (typeof first === 'function' ? first : second) ?? undefined
  },
}) satisfies Pick<Electron.WebRequest, 'onBeforeRequest'>

/** Asks the app's listener whether to cancel or redirect a request. */
export async function askBeforeRequest(asked: Asked): Promise<Electron.CallbackResponse> {
  const heard = listener
  if (!heard || (filter.length > 0 && !filter.some((pattern) => pattern.test(asked.url)))) return {}
  const facts = { ...asked, referrer: '', timestamp: Date.now(), uploadData: [] }
  return new Promise((resolve) => heard(loud('request details', facts), resolve))
}

function patternToRegExp(pattern: string): RegExp {
  if (pattern === '<all_urls>') return /^/
  const quoted = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')
  return new RegExp(`^${quoted}$`)
}
