// Serves the page that the window shows to a browser that is signed in. Its other files hold no secrets and are open.
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { pagePolicy } from '../../shared/page-policy.ts'
import { answerHtml } from './answer-html.ts'
import { signInPage } from './sign-in-page.ts'
import type { Env } from './env.ts'

export function pageRoutes(app: Hono<Env>, pageDir: string): void {
  app.get('/', signedIn)
  app.get('/index.html', (c) => c.redirect('/', 303))
  app.use(pageFiles(pageDir))
}

/** Answers a browser that is not signed in with the sign-in page. */
const signedIn: MiddlewareHandler<Env> = async (c, next) => {
  const { identity } = c.var
  if (!identity.ok || identity.value.caller.kind !== 'owner') return answerHtml(c, signInPage('missing'), 200)
  await next()
  return undefined
}

/** Serves the files of the page, with its security headers. */
function pageFiles(pageDir: string): MiddlewareHandler<Env> {
  const files = serveStatic<Env>({ root: pageDir })
  return async (c, next) => {
    const found = await files(c, next)
    // If no file was found, the next handler has answered already.
    if (!(found instanceof Response)) return undefined
    found.headers.set('Content-Security-Policy', pagePolicy)
    found.headers.set('Cache-Control', cacheControlOf(c.req.path))
    return found
  }
}

/**
 * How long a browser may cache a file. Files in assets are named by their content; all others keep their name
 * when they change.
 */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
