// GET /signin/{token}: redeems a one-time link for a session, kept in a cookie that no script can read.
import type { Handler } from 'hono'
import { setCookie } from 'hono/cookie'
import { fault } from '../../shared/result.ts'
import type { Engine } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import { sessionCookie } from './credentials.ts'
import type { Env } from './env.ts'
import { answerHtml } from './answer-html.ts'
import { signInPage } from './sign-in-page.ts'

/** Browsers keep no cookie longer than 400 days; the engine decides when a session ends. */
const cookieSeconds = 400 * 24 * 3600

export function signInRoute(access: Engine['access']): Handler<Env, '/signin/:token'> {
  return (c) => {
    // Mail programs and chats check links with HEAD before a person opens them; that must not use them up.
    if (c.req.method === 'HEAD')
      return answerFault(c, fault('http.method', { method: 'HEAD', path: '/signin', allowed: 'GET' }), {
        Allow: 'GET',
      })
    const link = access.redeemLink(c.req.param('token'), c.req.header('User-Agent') ?? '')
    if (!link.ok)
      return c.req.header('Accept')?.includes('text/html')
        ? answerHtml(c, signInPage('refused'), 401)
        : answerFault(c, link.error)
    setCookie(c, sessionCookie, link.value.session, {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: cookieSeconds,
    })
    c.header('Cache-Control', 'no-store')
    return c.redirect('/', 303)
  }
}
