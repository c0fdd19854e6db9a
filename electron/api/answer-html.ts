// Answers with a self-contained HTML page, whose policy lets it run and load nothing that is not part of it.
import type { ApiContext } from './env.ts'

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/** Answers with a page of HTML. `allowed` are additional directives of the page's content security policy. */
export function answerHtml(
  c: ApiContext,
  html: string,
  status: 200 | 401,
  allowed: readonly string[] = [],
): Response {
  return c.body(html, status, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': [...policy, ...allowed].join('; '),
    'Cache-Control': 'no-store',
  })
}
