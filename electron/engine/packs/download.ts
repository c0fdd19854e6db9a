// Downloads a file from an address that the user has seen. What has arrived before is kept, and the rest is requested.
import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { fileFault } from '../../../shared/file-fault.ts'
import { reason } from '../../../shared/reasons.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { systemReason } from '../../../shared/system-reason.ts'
import { withConnectionTo } from '../../network/outgoing.ts'
import type { Clock } from '../ports.ts'

/** No byte for this long ends an attempt. */
const maxSilenceMs = 60_000
const maxRedirects = 3
/** Attempts in a row, each of which must bring at least a byte. */
const maxAttempts = 5

export interface Download {
  readonly url: string
  /** The file that is written. */
  readonly path: string
  /** No more than this is accepted. */
  readonly maxBytes: number
  /** Hosts besides that of the address which a redirect may lead to. */
  readonly hosts: readonly string[]
  readonly onBytes: () => void
  readonly signal: AbortSignal
  readonly clock: Clock
}

/** Resolves when the file is complete on disk. The caller checks its hash. */
export async function download(request: Download): Promise<Result<null>> {
  for (let attempt = 1; ; attempt++) {
    const before = sizeOf(request.path)
    const done = await fetchRest(new URL(request.url), request, maxRedirects)
    const isCut = !done.ok && done.error.code === 'pack.fetch' && sizeOf(request.path) > before
    if (!isCut || attempt === maxAttempts || request.signal.aborted) return done
  }
}

/** The size of a file; 0 if it does not exist. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

/** Requests the part of the file that is missing, and follows redirects to allowed hosts. */
async function fetchRest(from: URL, request: Download, redirectsLeft: number): Promise<Result<null>> {
  const { url, hosts, signal, clock } = request
  const silence = new AbortController()
  let stopTimer = () => {}
  const heard = () => {
    stopTimer()
    stopTimer = clock.after(maxSilenceMs, () => silence.abort())
  }
  const failed = (why: string) => err('pack.fetch', { url, why })
  heard()
  try {
    const have = sizeOf(request.path)
    const answer = await withConnectionTo('pack', from.hostname, async () => {
      const response = await fetch(from, {
        redirect: 'manual',
        signal: AbortSignal.any([signal, silence.signal]),
        // A compressed answer could not be continued.
        headers: { 'accept-encoding': 'identity', ...(have > 0 ? { range: `bytes=${have}-` } : {}) },
      })
      const location = response.headers.get('location')
      if (location === null || response.status < 300 || response.status >= 400)
        return takeBody(response, have, request, heard)
      await response.body?.cancel()
      return URL.parse(location, from.href) ?? failed(reason('there is no such host'))
    })
    if (!(answer instanceof URL)) return answer
    const isAllowed = answer.hostname === new URL(url).hostname || hosts.includes(answer.hostname)
    const isDowngraded = from.protocol === 'https:' && answer.protocol !== 'https:'
    if (!isAllowed || isDowngraded) return err('pack.redirect', { url, host: answer.hostname })
    if (redirectsLeft === 0)
      return failed(reason('it redirects more than %{most} times', { most: maxRedirects }))
    return await fetchRest(answer, request, redirectsLeft - 1)
  } catch (error) {
    return failed(silence.signal.aborted ? reason('it did not answer in time') : systemReason(error))
  } finally {
    stopTimer()
  }
}

/** Appends the answer to the file; begins anew if the server sends the whole file again. */
async function takeBody(
  response: Response,
  have: number,
  request: Download,
  heard: () => void,
): Promise<Result<null>> {
  const { url, path, maxBytes, onBytes } = request
  const isRest = response.status === 206
  const failed = (why: string) => err('pack.fetch', { url, why })
  if (response.status === 416) {
    // Either everything is there, and its hash will show that, or what is there belongs to another file.
    await response.body?.cancel()
    if (have >= maxBytes) return ok(null)
    await rm(path, { force: true })
    return failed(reason('it answered %{status}', { status: response.status }))
  }
  if (response.status !== 200 && !isRest)
    return failed(reason('it answered %{status}', { status: response.status }))
  let size = isRest ? have : 0
  const announced = response.headers.get('content-length')
  const expected = announced === null ? null : size + Number(announced)
  const opened = await openFile(path, isRest ? 'a' : 'w')
  if (!opened.ok) return opened
  try {
    const body: AsyncIterable<Uint8Array> | null = response.body
    onBytes()
    for await (const chunk of body ?? []) {
      heard()
      size += chunk.length
      if (size > maxBytes) {
        await opened.value.truncate(0)
        return failed(reason('it sends more than the %{bytes} bytes that the file has', { bytes: maxBytes }))
      }
      const written = await append(opened.value, chunk, path)
      if (!written.ok) return written
      onBytes()
    }
    if (expected !== null && size < expected) return failed(reason('it ended early'))
    await opened.value.sync()
    return ok(null)
  } finally {
    await opened.value.close()
  }
}

async function openFile(path: string, flags: 'a' | 'w'): Promise<Result<FileHandle>> {
  try {
    return ok(await open(path, flags))
  } catch (error) {
    return fileFault(error, path)
  }
}

async function append(file: FileHandle, chunk: Uint8Array, path: string): Promise<Result<null>> {
  try {
    await file.writeFile(chunk)
    return ok(null)
  } catch (error) {
    return fileFault(error, path)
  }
}
