// GET /openapi.json and /docs: the reference of the service, for programs and for people. Both are open; they hold no
// secrets.
import type { Hono } from 'hono'
import { openApi } from '../../shared/contract/openapi.ts'
import { answerValue } from './answer.ts'
import { answerHtml } from './answer-html.ts'
import { baseUrlOf } from './base-url.ts'
import { docsPage } from './docs-page.ts'
import { tryScriptHash } from './docs-try.ts'
import type { Env } from './env.ts'

/** Allows the page's own script, requests to this server, and a preview of the chosen image. */
const tryPolicy = [`script-src ${tryScriptHash}`, "connect-src 'self'", 'img-src blob:']

export function docsRoutes(app: Hono<Env>, version: string): void {
  app.get('/openapi.json', (c) => answerValue(c, openApi(version, baseUrlOf(c))))
  app.get('/docs', (c) => answerHtml(c, docsPage(version, baseUrlOf(c)), 200, tryPolicy))
}
