// Stores what was read on images, compressed, by the hash of the image, the requested options and the reader version.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { pagesWithContent, type Document } from '../../../shared/document/document.ts'
import { stack, type NumberedPage, type Stack } from '../../../shared/document/stack.ts'
import { dataFileSchema, type DataFile } from '../../../shared/facts.ts'
import { pageSchema, type Page } from '../../../shared/page.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import type { Db } from './open.ts'

export interface PageKey {
  readonly hash: string
  /** The requested languages or scope, profile and engine as one text; see optionsKey. */
  readonly asked: string
  readonly reader: string
}

/** The key of a record's stored page. It is null in old records and in records that are copies of others. */
export interface PageOfRecord {
  readonly hash: string | null
  readonly page_asked: string | null
  readonly reader: string | null
  /** It is null for images. */
  readonly document: Document | null
}

/** All that a record was made from, as one Page: the page of an image, or the pages of a document. */
export interface Whole extends Stack {
  readonly isDocument: boolean
}

/** The key part of one page of a document: its pages are stored like images, each with its number. */
export function optionsKeyOfPage(asked: string, number: number): string {
  return `${asked}#${number}`
}

export type PageRepo = ReturnType<typeof createPageRepo>

const bodyRow = z.object({ body: z.instanceof(Uint8Array) })
const filesRow = z.object({
  files: z.string().transform((text) => z.array(dataFileSchema).parse(JSON.parse(text))),
})

export function createPageRepo(db: Db) {
  const insert = db.prepare(`
    INSERT OR REPLACE INTO pages (hash, asked, reader, body, created_at) VALUES (?, ?, ?, ?, ?)`)
  const get = db.prepare(`SELECT body FROM pages WHERE hash = ? AND asked = ? AND reader = ?`)
  const latest = db.prepare(`
    SELECT body FROM pages WHERE hash = ? AND asked NOT GLOB '*#[0-9]*' ORDER BY created_at DESC LIMIT 1`)
  const remove = db.prepare(`DELETE FROM pages WHERE hash = ?`)
  const putData = db.prepare(`INSERT OR REPLACE INTO document_data (hash, files) VALUES (?, ?)`)
  const getData = db.prepare(`SELECT files FROM document_data WHERE hash = ?`)
  const removeData = db.prepare(`DELETE FROM document_data WHERE hash = ?`)

  /**
   * Returns the page that was read on an image; another one of the same image if the exact one is not stored. Pages of a
   * document are only for records that have opened it.
   */
  function pageOfImage({ hash, page_asked, reader }: PageOfRecord): Page | null {
    if (hash === null) return null
    const row = get.get(hash, page_asked, reader) ?? latest.get(hash)
    return row === undefined ? null : unpack(row)
  }

  /** Returns one page of a document as it was read, or null if it is not stored. */
  function pageOfDocument({ hash, page_asked: asked, reader }: PageOfRecord, number: number): Page | null {
    if (asked === null) return null
    const row = get.get(hash, optionsKeyOfPage(asked, number), reader)
    return row === undefined ? null : unpack(row)
  }

  /** Returns the stored pages of a document, with their numbers. */
  function pagesOfDocument(
    record: PageOfRecord,
    { document }: { readonly document: Document },
  ): NumberedPage[] {
    return pagesWithContent(document).flatMap((number) => {
      const page = pageOfDocument(record, number)
      return page ? [{ number, page }] : []
    })
  }

  const insertWithData = db.transaction(({ hash, asked, reader }: PageKey, page: Page, now: number) => {
    insert.run(hash, asked, reader, pack(page), now)
    if (page.data && page.data.length > 0) putData.run(hash, JSON.stringify(page.data))
  })

  const removeWithData = db.transaction((hash: string) => {
    remove.run(hash)
    removeData.run(hash)
  })

  return {
    insert: (key: PageKey, page: Page, now: number) => insertWithData(key, page, now),
    /** Returns the page with exactly this key, or null. */
    get(key: PageKey): Page | null {
      const row = get.get(key.hash, key.asked, key.reader)
      return row === undefined ? null : unpack(row)
    },
    /** Returns the page that a record was made from; if the record doesn't say which, the newest of its image. */
    of(record: PageOfRecord, number?: number): Page | null {
      const { document } = record
      if (document === null) return number === undefined || number === 1 ? pageOfImage(record) : null
      return pageOfDocument(record, number ?? pagesWithContent(document)[0] ?? 1)
    },
    /** Yields each page as it is stored, compressed. */
    *packedOf(record: PageOfRecord): Generator<{ number: number; body: Uint8Array }> {
      const { hash, page_asked: asked, reader, document } = record
      if (document === null) {
        const row = get.get(hash, asked, reader) ?? latest.get(hash)
        if (row !== undefined) yield { number: 1, body: bodyRow.parse(row).body }
        return
      }
      for (const number of pagesWithContent(document)) {
        const row = get.get(hash, optionsKeyOfPage(asked ?? '', number), reader)
        if (row !== undefined) yield { number, body: bodyRow.parse(row).body }
      }
    },
    /** Returns everything that the record was made from as one Page. */
    whole(record: PageOfRecord): Whole | null {
      const { document } = record
      if (document !== null) {
        const pages = pagesOfDocument(record, { document })
        return pages.length === 0 ? null : { ...stack(pages), isDocument: true }
      }
      const page = pageOfImage(record)
      return page && { page, places: [], isDocument: false }
    },
    /** Returns the machine-readable data of a document, if its first page is among those that were read. */
    dataOf({ hash, document }: Pick<PageOfRecord, 'hash' | 'document'>): DataFile[] {
      if (hash === null || !document?.numbers.includes(1)) return []
      const row = getData.get(hash)
      return row === undefined ? [] : filesRow.parse(row).files
    },
    remove: (hash: string) => removeWithData(hash),
  }
}

/** Compresses a page for the database. */
function pack(page: Page): Buffer {
  // Quality 4 takes a millisecond or two for a full page; the default of 11 takes a hundred times as long for 15 %
  // less.
  return brotliCompressSync(JSON.stringify(page), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

/**
 * Unpacks a stored page. Returns null if the bytes are no valid Page, after an update or a disk error; the
 * image is then read again.
 */
function unpack(row: unknown): Page | null {
  return pageSchema.safeParse(decompress(row)).data ?? null
}

/**
 * Whether the stored bytes should be a valid Page but are not. Pages of other reader versions may have another form.
 */
export function isBrokenPage(row: unknown, reader: string): boolean {
  const body = decompress(row)
  return body === undefined || (reader === readerVersion && !pageSchema.safeParse(body).success)
}

/** Unpacks and parses a stored page; undefined if it is damaged. */
function decompress(row: unknown): unknown {
  const { body } = bodyRow.parse(row)
  try {
    return JSON.parse(brotliDecompressSync(body).toString('utf8'))
  } catch {
    return undefined // the bytes were changed on the disk
  }
}
