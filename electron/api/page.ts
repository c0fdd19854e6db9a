// The same page that the window shows, for a browser that is signed in; its files hold no secrets.
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

const signedIn: MiddlewareHandler<Env> = async (c, next) => {
  const { who } = c.var
  if (!who.ok || who.value.caller.kind !== 'owner') return answerHtml(c, signInPage('missing'), 200)
  await next()
  return undefined
}

function pageFiles(pageDir: string): MiddlewareHandler<Env> {
  const files = serveStatic<Env>({ root: pageDir })
  return async (c, next) => {
    const found = await files(c, next)
    // Where no file was found, what comes next has answered already.
    if (!(found instanceof Response)) return undefined
    found.headers.set('Content-Security-Policy', pagePolicy)
    found.headers.set('Cache-Control', cachingOf(c.req.path))
    return found
  }
}

/** The build names what is in assets by its content; everything else keeps its name when it changes. */
function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
