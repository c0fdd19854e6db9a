// session.defaultSession. Headless Chromium does not ask for permissions, so a test calls the app's handlers itself:
// `electron.__standin.askPermission('media')`.
import { mustBeReady } from '../core/lifecycle.ts'
import { loud, LoudEmitter } from '../core/loud.ts'
import { protocol } from './protocol.ts'
import { webRequest } from './web-request.ts'

type RequestHandler = Parameters<Electron.Session['setPermissionRequestHandler']>[0]
type CheckHandler = Parameters<Electron.Session['setPermissionCheckHandler']>[0]
type Permission = Parameters<NonNullable<RequestHandler>>[1]
type Surface = 'setPermissionRequestHandler' | 'setPermissionCheckHandler'

class Session extends LoudEmitter implements Pick<Electron.Session, Surface> {
  readonly protocol = protocol
  readonly webRequest = webRequest
  #requestHandler: RequestHandler = null
  #checkHandler: CheckHandler = null

  constructor() {
    super('session', ['will-download'])
  }
  setPermissionRequestHandler(handler: RequestHandler): void {
    this.#requestHandler = handler
  }
  setPermissionCheckHandler(handler: CheckHandler): void {
    this.#checkHandler = handler
  }
  async _ask(
    permission: Permission,
    contents: Electron.WebContents,
    url: string,
  ): Promise<PermissionAnswers> {
    const details = loud('permission details', { requestingUrl: url, isMainFrame: true })
    const handler = this.#requestHandler
    // Electron grants a permission if there is no handler.
    const isGranted = handler
      ? await new Promise<boolean>((resolve) => handler(contents, permission, resolve, details))
      : true
    const check = this.#checkHandler
    return { isGranted, isAllowed: check ? check(contents, permission, new URL(url).origin, details) : true }
  }
}

export interface PermissionAnswers {
  /** The answer of the app's permission request handler. */
  readonly isGranted: boolean
  /** The answer of the app's permission check handler. */
  readonly isAllowed: boolean
}

const onlySession = new Session()

export const session = loud('session', {
  get defaultSession() {
    mustBeReady('Session can not be received')
    return onlySession
  },
})

/** Asks the app's handlers for a permission, on behalf of a page. */
export function askPermission(
  permission: Permission,
  contents: Electron.WebContents,
): Promise<PermissionAnswers> {
  return onlySession._ask(permission, contents, contents.getURL())
}
