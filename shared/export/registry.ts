// The export formats. A new one is a file and its line here; dialog, HTTP and command line list it by themselves.
import { strToU8, zipSync } from 'fflate'
import { bytesToBase64 } from './base64.ts'
import { csv } from './csv.ts'
import type { Exported, ExportRecord, TableRows, Writer } from './exported.ts'
import type { ExportFormat } from './formats.ts'
import { json } from './json.ts'
import { jsonl } from './jsonl.ts'
import { markdown } from './markdown.ts'
import { defaultTemplate, nameOf, safeName, unlike } from './name-template.ts'
import { text } from './text.ts'
import { xlsx } from './xlsx.ts'

export const writers = { markdown, json, jsonl, csv, xlsx, text } satisfies Record<ExportFormat, Writer>

export interface ExportWish {
  readonly format: ExportFormat
  readonly rows?: TableRows
  /** How one file is named, or each. */
  readonly template?: string
}

/** An image to go along, as it lies. */
export interface ExportImage {
  readonly name: string
  readonly bytes: Uint8Array
}

export function exportRecords(records: readonly ExportRecord[], wish: ExportWish): Exported {
  const { extension, mediaType, write } = writers[wish.format]
  const [only] = records
  const name =
    only && records.length === 1 ? nameOf(wish.template ?? defaultTemplate, only, 0) : 'fovea-export'
  const content = write(records, { rows: wish.rows ?? 'items' })
  const filename = `${name}.${extension}`
  return typeof content === 'string'
    ? { filename, mediaType: `${mediaType}; charset=utf-8`, content, encoding: 'text' }
    : { filename, mediaType, content: bytesToBase64(content), encoding: 'base64' }
}

/** A file for each record, in an archive, and the images in a folder beside them. */
export function exportEach(
  records: readonly ExportRecord[],
  images: readonly (ExportImage | null)[],
  wish: ExportWish,
): Exported {
  const { extension, write } = writers[wish.format]
  const files: Record<string, Uint8Array<ArrayBuffer>> = {}
  const taken = new Set<string>()
  records.forEach((record, at) => {
    const name = unlike(nameOf(wish.template ?? defaultTemplate, record, at), taken)
    taken.add(name.toLowerCase())
    const image = images[at]
    const imageName = image ? `images/${name}.${endOf(image.name)}` : null
    if (image && imageName) files[imageName] = new Uint8Array(image.bytes)
    const content = write([record], { rows: wish.rows ?? 'items' })
    files[`${name}.${extension}`] =
      typeof content === 'string' ? strToU8(withImage(wish.format, content, imageName)) : content
  })
  return {
    filename: 'fovea-export.zip',
    mediaType: 'application/zip',
    content: bytesToBase64(zipSync(files, { level: 6 })),
    encoding: 'base64',
  }
}

function withImage(format: ExportFormat, content: string, imageName: string | null): string {
  if (format !== 'markdown' || imageName === null) return content
  return `![](<${imageName}>)\n\n${content}`
}

function endOf(filename: string): string {
  return safeName(/\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? 'img')
}
