// Hostile clients for the measurement: each does one thing over and over that could keep other clients waiting.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { makeTextImage } from '../support/images.ts'
import { drawLines, makePdf, slowPdf, streamOf, writtenPdf } from '../support/pdfs.ts'
import type { Server } from '../support/server-process.ts'

export interface Target {
  readonly server: Pick<Server, 'url' | 'call'>
  /** The key of the hostile client. */
  readonly key: string
  /** An empty folder for files. */
  readonly dir: string
  readonly signal: AbortSignal
}

export interface HostileClient {
  readonly name: string
  /** Prepares what one round needs, once. */
  prepare(target: Target): Promise<() => Promise<unknown>>
}

type Options = { readonly query?: string; readonly type?: string; readonly signal?: AbortSignal }

/** Sends a document, and returns the body of the answer. */
async function post({ server, key, signal }: Target, body: Uint8Array, options: Options = {}) {
  const { query = '', type = 'application/pdf' } = options
  const answer = await fetch(`${server.url}/api/documents?key=${key}${query}`, {
    method: 'POST',
    body: body as BodyInit,
    headers: { 'Content-Type': type },
    signal: AbortSignal.any([signal, ...(options.signal ? [options.signal] : [])]),
  })
  return (await answer.json()) as { id?: string }
}

function get(
  { server, key, signal }: Target,
  address: string,
  until: AbortSignal = signal,
): Promise<unknown> {
  const url = `${server.url}${address}${address.includes('?') ? '&' : '?'}key=${key}`
  return fetch(url, { signal: AbortSignal.any([signal, until]) }).then((answer) => answer.arrayBuffer())
}

/** Connections that announce 50 MB and send nine bytes. */
async function openUploads({ server, key, signal }: Target, count: number): Promise<void> {
  const { hostname, port } = new URL(server.url)
  const head = `POST /api/documents?key=${key} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/pdf\r\n`
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    socket.write(`${head}Content-Length: 50000000\r\n\r\n%PDF-1.7\n`)
    return socket
  })
  await delay(10_000, undefined, { signal }).catch(() => undefined)
  for (const socket of sockets) socket.destroy()
}

/** A PDF of a few KB with an object stream that unpacks to 2 GB. */
function packedTwice(): Uint8Array {
  const blanks = deflateSync(Buffer.alloc(200_000_000, 32), { level: 1 })
  const packed = deflateSync(Buffer.concat([blanks])).toString('latin1')
  return writtenPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    4: streamOf(packed, '/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]'),
  })
}

/** A workbook whose rows are never closed. */
function endlessRows(): Uint8Array {
  const text = (xml: string) => new TextEncoder().encode(xml)
  const sheet = `<worksheet><sheetData>${'<row r="1">'.repeat(400_000)}</sheetData></worksheet>`
  return zipSync({
    'xl/workbook.xml': text('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': text('<r><Relationship Id="r1" Target="worksheets/sheet1.xml"/></r>'),
    'xl/worksheets/sheet1.xml': text(sheet),
  })
}

/** Watches a new folder, and returns its path. */
async function watched({ server, dir }: Target, name: string, rule: object = {}): Promise<string> {
  const folder = path.join(dir, name)
  mkdirSync(folder, { recursive: true })
  await server.call('folders.add', { path: folder, settleMs: 300, ...rule })
  return folder
}

export const hostileClients: readonly HostileClient[] = [
  {
    name: 'H3 pipes in place of read images',
    async prepare(target) {
      const folder = await watched(target, 'pipes')
      const files = Array.from({ length: 5 }, (_, i) => path.join(folder, `${i}.png`))
      for (const [i, file] of files.entries()) writeFileSync(file, await makeTextImage(`Image ${i}`))
      const read = async () => (await target.server.call('records.list', { limit: 50 })).records
      const isRead = (records: Awaited<ReturnType<typeof read>>) =>
        records.filter(({ status, folderId }) => status === 'done' && folderId !== null).length >=
        files.length
      while (!isRead(await read())) await delay(200)
      const ids = (await read()).flatMap(({ id, folderId }) => (folderId === null ? [] : [id]))
      for (const file of files) {
        rmSync(file)
        execFileSync('mkfifo', [file])
      }
      return () =>
        Promise.all(
          ids.map((id) =>
            target.server.call('records.export', {
              ids: [id],
              format: 'text',
              files: 'each',
              withImages: true,
            }),
          ),
        )
    },
  },
  {
    name: 'H4 pages that take minutes to draw',
    prepare: (target) => Promise.resolve(() => Promise.all([1, 2].map(() => post(target, slowPdf())))),
  },
  {
    name: 'H5 forms of 600,000 parts',
    prepare(target) {
      const part = '--x\r\nContent-Disposition: form-data; name="f"\r\n\r\na\r\n'
      const form = Buffer.from(`${part.repeat(600_000)}--x--\r\n`)
      return Promise.resolve(() => post(target, form, { type: 'multipart/form-data; boundary=x' }))
    },
  },
  {
    name: 'H6 half-open uploads',
    prepare: (target) => Promise.resolve(() => openUploads(target, 12)),
  },
  {
    name: 'H7 a PDF that unpacks to gigabytes',
    async prepare(target) {
      const { id } = await post(target, packedTwice())
      return () => get(target, `/api/records/${id}/pdf`)
    },
  },
  {
    name: 'H8 fields of 700 pages',
    async prepare(target) {
      const lines = Array.from(
        { length: 44 },
        (_, i) => `Item ${i} of the list costs ${i * 7}.50 and is sold by us`,
      )
      const document = await makePdf({ pages: Array.from({ length: 700 }, () => drawLines(...lines)) })
      const schema = JSON.stringify({ total: '', date: '', seller: '', items: [{ name: '', price: '' }] })
      const query = `&operation=key-information-extraction&result_schema=${encodeURIComponent(schema)}`
      return () => post(target, document, { query })
    },
  },
  {
    name: 'M2 a workbook of endless rows',
    async prepare(target) {
      const sheet = path.join(target.dir, 'book.xlsx')
      const folder = await watched(target, 'books', { sheet: 'xlsx', sheetPath: sheet })
      let count = 0
      return async () => {
        writeFileSync(sheet, endlessRows())
        writeFileSync(path.join(folder, `${count}.png`), await makeTextImage(`Receipt ${count++}`))
        await delay(5000, undefined, { signal: target.signal })
      }
    },
  },
  {
    name: 'M4 pictures whose client has left',
    async prepare(target) {
      const { id } = await post(target, slowPdf({ pages: 2 }), { query: '&pages=1' })
      let size = 3000
      return async () => {
        const leave = AbortSignal.timeout(300)
        const pictures = Array.from({ length: 6 }, () =>
          get(target, `/api/records/${id}/picture?page=2&size=${size++}`, leave),
        )
        await Promise.allSettled(pictures)
        if (size > 3900) size = 3000
      }
    },
  },
]
