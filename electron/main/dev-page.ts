// While the app is developed its page comes from the server that follows changes of it. A packed app never looks there.

/** Where that server is, as `npm run dev` names it: on this machine, or nowhere. */
export function devPageOf(isPackaged: boolean, env: NodeJS.ProcessEnv): string | null {
  const named = env['FOVEA_DEV_PAGE']
  return !isPackaged && named !== undefined && /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(named) ? named : null
}

/** The line by which the page hears of changes. */
export function isDevSocket(devPage: string | null, url: string): boolean {
  return devPage !== null && url.startsWith(`${devPage.replace('http:', 'ws:')}/`)
}

/** What is not there is told by the server itself. Its page brings the rules for what a page may load along. */
export async function fromDevServer(devPage: string, asked: URL): Promise<Response> {
  const { status, headers, body } = await fetch(`${devPage}${asked.pathname}${asked.search}`)
  const type = headers.get('content-type')
  return new Response(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(type && { 'content-type': type }) },
  })
}
