// The same page that the window shows, for a browser that is signed in; its files hold no secrets.
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { answerHtml, signInPage } from './sign-in-page.ts'
import type { ApiContext, Env } from './env.ts'

/** Only our own files; images also from memory, since a preview is shown before it is sent. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Boxes over an image are placed by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function pageRoutes(app: Hono<Env>, pageDir: string): void {
  const files = serveStatic<Env>({
    root: pageDir,
    onFound(path, c) {
      c.header('Content-Security-Policy', pagePolicy)
      c.header('Cache-Control', cachingOf(path))
    },
  })
  app.get('/', async (c, next) => (isOwner(c) ? files(c, next) : answerHtml(c, signInPage('missing'), 200)))
  app.get('/index.html', (c) => c.redirect('/', 303))
  app.use('*', (c, next) => (c.req.path.startsWith('/api/') ? next() : files(c, next)))
}

function isOwner(c: ApiContext): boolean {
  return c.var.who.ok && c.var.who.value.caller.kind === 'owner'
}

/** The build names what is in assets by its content; everything else keeps its name when it changes. */
function cachingOf(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
