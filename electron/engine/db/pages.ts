// Stores what was read on images, compressed, by the hash of the image, the requested options and the reader version.
import { z } from 'zod'
import { pagesWithContent, type Document } from '../../../shared/document/document.ts'
import { dataFileSchema, type DataFile } from '../../../shared/facts.ts'
import { pageSchema, type Page } from '../../../shared/page.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { decompress, unpackPage, type PackedPage } from '../../pages/packed-page.ts'
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

/** A page to be stored, with the machine-readable data of its document. */
export interface PageToStore {
  readonly body: Uint8Array
  readonly data?: readonly DataFile[]
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

  const bodyIn = (row: unknown) => (row === undefined ? null : bodyRow.parse(row).body)

  /**
   * Returns the page that was read on an image; another one of the same image if the exact one is not stored. Pages of a
   * document are only for records that have opened it.
   */
  function bodyOfImage({ hash, page_asked, reader }: PageOfRecord): Uint8Array | null {
    return hash === null ? null : bodyIn(get.get(hash, page_asked, reader) ?? latest.get(hash))
  }

  /** Returns one page of a document as it was read, or null if it is not stored. */
  function bodyOfPage({ hash, page_asked: asked, reader }: PageOfRecord, number: number): Uint8Array | null {
    return asked === null ? null : bodyIn(get.get(hash, optionsKeyOfPage(asked, number), reader))
  }

  const insertWithData = db.transaction(
    ({ hash, asked, reader }: PageKey, { body, data = [] }: PageToStore, now: number) => {
      insert.run(hash, asked, reader, body, now)
      if (data.length > 0) putData.run(hash, JSON.stringify(data))
    },
  )

  const removeWithData = db.transaction((hash: string) => {
    remove.run(hash)
    removeData.run(hash)
  })

  return {
    insert: (key: PageKey, page: PageToStore, now: number) => insertWithData(key, page, now),
    /** Returns the page with exactly this key as it is stored, or null. */
    bodyOf: ({ hash, asked, reader }: PageKey) => bodyIn(get.get(hash, asked, reader)),
    /** Returns the page that a record was made from; if the record doesn't say which, the newest of its image. */
    of(record: PageOfRecord, number?: number): Page | null {
      const { document } = record
      if (document === null && number !== undefined && number !== 1) return null
      const body = document
        ? bodyOfPage(record, number ?? pagesWithContent(document)[0] ?? 1)
        : bodyOfImage(record)
      return body && unpackPage(body)
    },
    /** Returns all pages that the record was made from, as they are stored. */
    packedOf(record: PageOfRecord): PackedPage[] {
      const { document } = record
      const numbers = document ? pagesWithContent(document) : [null]
      return numbers.flatMap((number) => {
        const body = number === null ? bodyOfImage(record) : bodyOfPage(record, number)
        return body ? [{ number, body }] : []
      })
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

/**
 * Whether the stored bytes should be a valid Page but are not. Pages of other reader versions may have another form.
 */
export function isBrokenPage(row: unknown, reader: string): boolean {
  const page = decompress(bodyRow.parse(row).body)
  return page === undefined || (reader === readerVersion && !pageSchema.safeParse(page).success)
}
