// Makes searchable PDFs as the reading process does, and opens them to check their content.
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createPdfCache, type Pdf } from '../../electron/worker/documents/pdf.ts'
import { createFiles } from '../../electron/worker/process/files.ts'
import type { SearchableJob } from '../../electron/worker/searchable/task.ts'
import { isPdf } from '../../shared/image/other-files.ts'
import type { Box, Page } from '../../shared/page.ts'
import type { Result } from '../../shared/result.ts'

export interface ReadFile {
  readonly bytes: Uint8Array
  readonly name?: string
  /** The readings of its first pages. */
  readonly pages: readonly (Page | null)[]
  /** The attached JSON result. */
  readonly result?: string
}

/** Makes a searchable PDF of these files, as the reading process does. */
export async function searchableOf(
  files: readonly ReadFile[],
  {
    archival = false,
    removesScripts = false,
  }: Partial<Pick<SearchableJob, 'archival' | 'removesScripts'>> = {},
): Promise<Result<Uint8Array>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'fovea-searchable-'))
  const [pagesFile, out] = [path.join(dir, 'pages'), path.join(dir, 'out.pdf')]
  const packed: Buffer[] = []
  let at = 0
  const sources = files.map(({ bytes, pages, result, name = 'a.pdf' }, i) => {
    const file = path.join(dir, `${i} ${name}`)
    writeFileSync(file, bytes)
    return {
      path: file,
      name,
      hash: createHash('sha256').update(bytes).digest('hex'),
      isDocument: isPdf(bytes),
      pages: pages.flatMap((page, index) => {
        if (!page) return []
        const body = brotliCompressSync(JSON.stringify(page))
        packed.push(body)
        at += body.length
        return [{ number: index + 1, at: at - body.length, length: body.length }]
      }),
      ...(result !== undefined && { result: { filename: 'result.json', content: result } }),
    }
  })
  writeFileSync(pagesFile, Buffer.concat(packed))
  const mark = '0123456789abcdef0123456789abcdef'
  const createdAt = Date.UTC(2026, 10, 26)
  const job: SearchableJob = {
    type: 'searchable',
    job: 'j',
    ...{ sources, pagesFile, out, title: 'A title', mark, createdAt, archival, removesScripts },
  }
  try {
    const written = await createFiles().searchable(job)
    return written.ok ? { ok: true, value: readFileSync(out) } : written
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** Opens a written PDF to check its content. */
export async function openedPdf(bytes: Uint8Array): Promise<Pdf> {
  const pdf = await createPdfCache().open({ hash: String(bytes.length), name: 'written.pdf' }, bytes)
  if (!pdf.ok) throw new Error(pdf.error.code)
  return pdf.value
}

export interface PageOptions {
  readonly width?: number
  readonly height?: number
  readonly turn?: Page['turn']
}

/** A Page of these words with boxes of different heights; right-to-left text starts at the right. */
export function pageOfWords(
  lines: readonly (readonly string[])[],
  { width = 1000, height = 1400, turn = 0 }: PageOptions = {},
): Page {
  const rows = lines.map((texts, row) => {
    let x = 60
    const isFromRight = /[\u0590-\u06ff]/.test(texts[0] ?? '')
    const words = texts.map((text, i) => {
      const [y0, y1] = [60 + row * 80 + (i % 2) * 6, 100 + row * 80 - (i % 3) * 5]
      const [x0, x1] = [x, x + 20 * Array.from(text).length]
      x = x1 + 20
      const box = isFromRight ? { x0: width - x1, x1: width - x0, y0, y1 } : { x0, x1, y0, y1 }
      return { text, box, confidence: 1 }
    })
    return {
      box: { x0: 0, y0: 60 + row * 80, x1: width, y1: 100 + row * 80 },
      words,
      ...{ block: row, paragraph: row, rowHeight: 40, engine: 'a reader' },
    }
  })
  const kind = 'prose'
  return {
    ...{ width, height, turn, angleDegrees: 0, kind, languages: [], confidence: 1, lines: rows, rules: [] },
  }
}

/** The largest distance between the edges of two boxes, as a fraction of the page's shorter side. */
export function edgeDistance(a: Box, b: Box, { width, height }: Pick<Page, 'width' | 'height'>): number {
  const distances = [a.x0 - b.x0, a.y0 - b.y0, a.x1 - b.x1, a.y1 - b.y1].map(Math.abs)
  return Math.max(...distances) / Math.min(width, height)
}
