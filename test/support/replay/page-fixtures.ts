// Pages that the real reader made, kept in test/fixtures/pages: one file per image, named by the SHA-256 of its bytes.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Fault } from '../../../shared/result.ts'
import type { Page } from '../../../shared/page.ts'
import type { FromWorker, ToWorker } from '../../../shared/worker-protocol.ts'

type ReadMessage = Extract<ToWorker, { type: 'read' }>
type RereadMessage = Extract<ToWorker, { type: 'reread' }>
export type Reading = Extract<FromWorker, { type: 'reread' }>['readings'][number]

/** The parts of a read that change its answer. */
export type ReadRequest = Pick<
  ReadMessage,
  'languages' | 'scope' | 'profile' | 'engine' | 'part' | 'layer' | 'password'
> & { readonly number: number; readonly models?: readonly string[] }

/** The parts of a second look at one value that change its answer. */
export type CropRequest = Pick<RereadMessage, 'turn' | 'password'> &
  RereadMessage['crops'][number] & { readonly number: number }

export type ReadAnswer = { readonly page: Page } | { readonly error: Fault }

export interface PageFixture {
  /** The name of the image when it was recorded. */
  readonly image: string
  reads: { readonly request: ReadRequest; readonly answer: ReadAnswer }[]
  crops: { readonly request: CropRequest; readonly reading: Reading }[]
}

/** In the file each Page is stored once, also where several requests have the same answer. */
interface StoredFixture {
  readonly image: string
  readonly pages: readonly Page[]
  readonly reads: readonly {
    readonly request: ReadRequest
    readonly answer: { readonly page: number } | { readonly error: Fault }
  }[]
  readonly crops: PageFixture['crops']
}

export const pagesDir = path.resolve(import.meta.dirname, '../../fixtures/pages')

/** The parts of a read message that identify its fixture. */
export function readRequest(message: ReadMessage, models: readonly string[]): ReadRequest {
  const { languages, scope, profile, engine, part, number = 1, layer, password } = message
  return {
    languages,
    scope,
    profile,
    engine,
    number,
    ...(part && { part }),
    ...(layer && { layer }),
    ...(password !== undefined && { password }),
    ...(models.length > 0 && { models }),
  }
}

/** The parts of a reread message that identify its fixtures. */
export function cropRequests({ turn, number = 1, password, crops }: RereadMessage): CropRequest[] {
  return crops.map(({ line, alphabet }) => ({
    turn,
    number,
    ...(password !== undefined && { password }),
    line,
    alphabet,
  }))
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The text of an answer, line by line; empty for an error. */
export function linesOf(answer: ReadAnswer): string[] {
  return 'page' in answer
    ? answer.page.lines.map(({ words }) => words.map((word) => word.text).join(' '))
    : []
}

export function fixtureFile(hash: string): string {
  return path.join(pagesDir, `${hash}.json.br`)
}

export function loadFixture(hash: string): PageFixture | null {
  const file = fixtureFile(hash)
  if (!existsSync(file)) return null
  const { image, pages, reads, crops } = JSON.parse(
    brotliDecompressSync(readFileSync(file)).toString('utf8'),
  ) as StoredFixture
  const pageAt = (at: number): Page => {
    const page = pages[at]
    if (!page) throw new Error(`${file} has no page ${at}`)
    return page
  }
  return {
    image,
    reads: reads.map(({ request, answer }) => ({
      request,
      answer: 'page' in answer ? { page: pageAt(answer.page) } : answer,
    })),
    crops: [...crops],
  }
}

export function saveFixture(hash: string, { image, reads, crops }: PageFixture): void {
  const pages: Page[] = []
  const placeOf = (page: Page): number => {
    const known = pages.findIndex((each) => isSame(each, page))
    return known === -1 ? pages.push(page) - 1 : known
  }
  const stored: StoredFixture = {
    image,
    pages,
    reads: reads.map(({ request, answer }) => ({
      request,
      answer: 'page' in answer ? { page: placeOf(answer.page) } : answer,
    })),
    crops,
  }
  const file = fixtureFile(hash)
  mkdirSync(pagesDir, { recursive: true })
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const partial = `${file}.${process.pid}.part`
  writeFileSync(partial, brotliCompressSync(JSON.stringify(stored), { params }))
  renameSync(partial, file)
}
