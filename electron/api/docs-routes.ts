// GET /openapi.json and /docs: what the service is, for programs and for people. Both are open: they hold no secrets.
import type { Hono } from 'hono'
import { openApi } from '../../shared/contract/openapi.ts'
import { answerValue } from './answer.ts'
import { baseUrlOf } from './base-url.ts'
import { docsPage } from './docs-page.ts'
import type { Env } from './env.ts'
import { answerHtml } from './sign-in-page.ts'

export function docsRoutes(app: Hono<Env>, version: string): void {
  app.get('/openapi.json', (c) => answerValue(c, openApi(version, baseUrlOf(c))))
  app.get('/docs', (c) => answerHtml(c, docsPage(version, baseUrlOf(c)), 200))
}
