// In development the page comes from Vite's server, which reloads it on changes. A packaged app never looks there.

/** The address of that server, as `npm run dev` sets it; null unless it is on this machine. */
export function findDevPage(isPackaged: boolean, env: NodeJS.ProcessEnv): string | null {
  const address = env['FOVEA_DEV_PAGE']
  return !isPackaged && address !== undefined && /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(address)
    ? address
    : null
}

/** Whether this is the WebSocket by which the page hears of changes. */
export function isDevSocket(devPage: string | null, url: string): boolean {
  return devPage !== null && url.startsWith(`${devPage.replace('http:', 'ws:')}/`)
}

/**
 * Forwards a request to the server, which answers missing files itself. Its page brings its own content security
 * policy.
 */
export async function fetchFromDevServer(devPage: string, url: URL): Promise<Response> {
  const { status, headers, body } = await fetch(`${devPage}${url.pathname}${url.search}`)
  const type = headers.get('content-type')
  return new Response(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(type && { 'content-type': type }) },
  })
}
