// Serves app://fovea/: the page's files and the images of records. Nothing outside the page's folder can be reached.
import { net, protocol } from 'electron'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { showsInBrowser } from '../../shared/image/formats.ts'
import { pagePolicy } from '../../shared/page-policy.ts'
import { owner } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'
import { fetchFromDevServer } from './dev-page.ts'
import { toPageFile, isOurPage, scheme } from './origin.ts'

/** Declares the scheme app: to Electron. Must be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ])
}

const imagePath = /^\/api\/records\/([a-z0-9_]+)\/(image|thumbnail|picture)$/

export function serveScheme(pageDir: string, engine: Engine, devPage: string | null): void {
  protocol.handle(scheme, async (request) => {
    if (!isOurPage(request.url) || request.method !== 'GET') return notFound()
    const url = new URL(request.url)
    const { pathname } = url
    const [, recordId, size] = imagePath.exec(pathname) ?? []
    if (recordId === undefined)
      return devPage === null ? pageFile(pageDir, pathname) : fetchFromDevServer(devPage, url)
    if (size === 'picture') return picture(engine, recordId, url.searchParams, request.signal)
    return size === 'image' ? image(engine, recordId) : thumbnail(engine, recordId)
  })
}

/** Answers with a file of the page. */
async function pageFile(pageDir: string, pathname: string): Promise<Response> {
  const file = toPageFile(pageDir, pathname)
  if (file === null) return notFound()
  return sendFile(file, { 'content-security-policy': pagePolicy })
}

/** Answers with the file of a record's image, which may run no script. */
async function image(engine: Engine, recordId: string): Promise<Response> {
  const found = engine.image(recordId, owner)
  if (!found.ok) return notFound()
  const opened = await found.value.open()
  if (!opened.ok) return notFound()
  const { handle, sizeBytes } = opened.value
  return new Response(Readable.toWeb(handle.createReadStream({ end: Math.max(sizeBytes - 1, 0) })), {
    headers: {
      'content-type': found.value.mediaType,
      'content-length': `${sizeBytes}`,
      'content-security-policy': `default-src 'none'; sandbox`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400',
    },
  })
}

/** Answers with a record's thumbnail. */
function thumbnail(engine: Engine, recordId: string): Response {
  const found = engine.thumbnail(recordId, owner)
  if (!found.ok) return notFound()
  return new Response(new Uint8Array(found.value.body), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=604800' },
  })
}

/** The file itself if every browser shows its format, else a JPEG of it. */
async function picture(
  engine: Engine,
  recordId: string,
  params: URLSearchParams,
  signal: AbortSignal,
): Promise<Response> {
  const shown = engine.image(recordId, owner)
  if (shown.ok && showsInBrowser(shown.value.mediaType)) return image(engine, recordId)
  const [page, size] = ['page', 'size'].map((name) => Number(params.get(name)) || undefined)
  const found = await engine.picture(recordId, { page, size }, owner, signal)
  if (!found.ok) return notFound()
  return new Response(new Uint8Array(found.value.body), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=604800' },
  })
}

/** Answers with the content of a file; 404 if it can't be read. */
async function sendFile(file: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  try {
    const answer = await net.fetch(pathToFileURL(file).href)
    const all = new Headers({ ...headers, 'x-content-type-options': 'nosniff' })
    const type = answer.headers.get('content-type')
    if (type !== null && !all.has('content-type')) all.set('content-type', type)
    return new Response(answer.body, { status: 200, headers: all })
  } catch {
    return notFound() // net.fetch rejects for a missing file, the only failure expected here
  }
}

function notFound(): Response {
  return new Response('not found', { status: 404, headers: { 'content-type': 'text/plain' } })
}
