// Writes searchable PDFs of records, with processes of its own, into files on loan. A process gets the read pages in a
// file too, compressed as they are stored, so that a long document blocks nobody.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileFormats } from '../../../shared/image/formats.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { PageRepo } from '../db/pages.ts'
import type { RecordRow } from '../db/records.ts'
import type { ProductBudgets } from '../jobs/document-budget.ts'
import type { ImageStore } from '../intake/image-store.ts'
import type { Passwords } from '../passwords.ts'
import { createTurns, type Claim, type Client } from '../turns.ts'
import type { Pool } from './pool.ts'
import type { SearchableRequest } from './requests.ts'

export interface PdfOptions {
  readonly pdfa: boolean
  readonly attachResult: boolean
}

/** A file that exists until it is given back. */
export interface PdfOnLoan {
  readonly path: string
  readonly sizeBytes: number
  giveBack(): Promise<void>
}

export type SearchablePdfs = ReturnType<typeof createSearchablePdfs>
/** A file name for an attachment with characters that every viewer accepts; a record's own name may have others. */
function resultName(at: number, count: number): string {
  return count === 1 ? 'result.json' : `result-${String(at + 1).padStart(3, '0')}.json`
}

type Source = SearchableRequest['sources'][number]

const cpuLimitMs = { base: 300_000, perPage: 5000 } as const
const markLength = 32

export function createSearchablePdfs(parts: {
  /** Is used for nothing else. */
  pool: Pool
  budgets: ProductBudgets
  pages: PageRepo
  store: ImageStore
  passwords: Passwords
  /** The folder for files that are being written. Files that a killed engine left there are deleted first. */
  dir: string
  resultOf: (record: RecordRow) => string
  /** Whether scripts of the originals are taken out. */
  removesScripts: () => boolean
}) {
  const { pool, budgets, pages, store, passwords, dir } = parts
  const turns = createTurns({ capacity: pool.size, maxShare: 1 })
  const closing = new AbortController()
  const emptied = rm(dir, { recursive: true, force: true })
  const writing = new Set<Promise<unknown>>()

  /** Waits for the client's turn, then does the work. */
  async function inTurn(claim: Claim, work: () => Promise<Result<PdfOnLoan>>): Promise<Result<PdfOnLoan>> {
    await emptied
    const place = await turns.take(claim)
    if (!place) return err('read.cancelled', { name: 'PDF' })
    try {
      return await work()
    } finally {
      place.release()
    }
  }

  /** Writes the PDF of these records into a temporary folder, which the caller gives back. */
  async function write(
    records: readonly RecordRow[],
    options: PdfOptions,
    signal: AbortSignal,
  ): Promise<Result<PdfOnLoan>> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(path.join(dir, 'pdf-'))
    const giveBack = () => rm(folder, { recursive: true, force: true })
    let isLent = false
    try {
      const out = path.join(folder, 'out.pdf')
      const request = await createRequest(records, options, path.join(folder, 'pages'), out)
      if (!request.ok) return request
      const files = records.flatMap(({ hash, filename: name, document }) =>
        hash === null ? [] : [{ hash, name, pageCount: document?.total ?? 1 }],
      )
      const written = await budgets.charge(files, (onUsed) =>
        pool.searchable({ ...request.value, onUsed }, signal),
      )
      if (!written.ok) return written
      isLent = true
      return ok({ path: out, sizeBytes: (await stat(out)).size, giveBack })
    } finally {
      if (!isLent) await giveBack()
    }
  }

  /** Writes the pages into a file, and makes the request that refers to it. */
  async function createRequest(
    records: readonly RecordRow[],
    { pdfa, attachResult }: PdfOptions,
    pagesFile: string,
    out: string,
  ): Promise<Result<SearchableRequest>> {
    const [first] = records
    if (!first) return err('record.unknown', { id: '' })
    const removesScripts = parts.removesScripts()
    const mark = createHash('sha256').update(JSON.stringify({ pdfa, attachResult, removesScripts }))
    const sources: Source[] = []
    let [at, count] = [0, 0]
    const file = await open(pagesFile, 'wx', 0o600)
    try {
      for (const record of records) {
        const { id, hash, status } = record
        if (hash === null) return err('image.unknown', { id })
        const places: Source['pages'][number][] = []
        for (const { number, body } of pages.packedOf(record)) {
          await file.writeFile(body)
          mark.update(body)
          places.push({ number: number ?? 1, at, length: body.length })
          at += body.length
        }
        if (places.length === 0) return err('record.notDone', { id, status })
        count += record.document?.total ?? 1
        mark.update(hash)
        const result = attachResult
          ? { filename: resultName(sources.length, records.length), content: parts.resultOf(record) }
          : undefined
        sources.push({ ...createSource(record, hash), pages: places, ...(result && { result }) })
      }
    } finally {
      await file.close()
    }
    const name = first.filename
    return ok({
      ...{ sources, pagesFile, out, name },
      job: `pdf ${out}`,
      title: name.replace(/\.[^.]{1,5}$/, ''),
      mark: mark.digest('hex').slice(0, markLength),
      createdAt: first.completed_at ?? first.created_at,
      archival: pdfa,
      removesScripts,
      cpuLimitMs: cpuLimitMs.base + count * cpuLimitMs.perPage,
    })
  }

  /** Describes where the image of a record is, for the process. */
  function createSource(record: RecordRow, hash: string): Omit<Source, 'pages' | 'result'> {
    const name = record.filename
    return {
      path: record.source_path ?? store.pathOf(hash),
      ...{ name, hash, password: passwords.of(record.id) },
      isDocument: fileFormats.pdf.mediaTypes.some((type) => type === record.media_type),
    }
  }

  return {
    /** Writes one PDF of all these records, when it is the turn of this client. */
    of(
      records: readonly RecordRow[],
      options: PdfOptions,
      { signal, ...client }: Client & { readonly signal?: AbortSignal | undefined },
    ): Promise<Result<PdfOnLoan>> {
      const end = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])
      const written = inTurn({ ...client, signal: end }, () => write(records, options, end))
      writing.add(written)
      void written.finally(() => writing.delete(written)).catch(() => undefined)
      return written
    },
    async close(): Promise<void> {
      closing.abort()
      await pool.close()
      await Promise.allSettled(writing)
    },
  }
}
