// Exports records into one file, or into an archive with a file for each.
import { strToU8, zipSync } from 'fflate'
import { bytesToBase64 } from './base64.ts'
import type { Content, Exported, ExportRecord, TableRows } from './exported.ts'
import { writers, type WrittenFormat } from './formats.ts'
import { withoutControls } from '../unseen.ts'
import { defaultTemplate, fillTemplate, safeName, toFreeName } from './name-template.ts'

export interface ExportOptions {
  readonly format: WrittenFormat
  readonly rows?: TableRows
  /** Template of the file names; see name-template.ts. */
  readonly template?: string
}

/** An image file to add to the archive. */
export interface ExportImage {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Exports all records into one file. */
export function exportRecords(records: readonly ExportRecord[], options: ExportOptions): Exported {
  const { extension, mediaType, write } = writers[options.format]
  const name = exportName(records, options.template)
  const file = encodeContent(clean(write(records, { rows: options.rows ?? 'records' })))
  return {
    filename: `${name}.${extension}`,
    mediaType: file.encoding === 'text' ? `${mediaType}; charset=utf-8` : mediaType,
    ...file,
  }
}

/** File name, without ending, of one file with all records. */
export function exportName(records: readonly ExportRecord[], template = defaultTemplate): string {
  const [only] = records
  return only && records.length === 1 ? fillTemplate(template, only, 0) : 'fovea-export'
}

/** Encodes content for a transport: text as it is, bytes in base64. */
export function encodeContent(content: Content): Pick<Exported, 'content' | 'encoding'> {
  return typeof content === 'string'
    ? { content, encoding: 'text' }
    : { content: bytesToBase64(content), encoding: 'base64' }
}

/** The file that a watch folder writes for one result. */
export function resultFile(record: ExportRecord, format: WrittenFormat): Content {
  const { write, writeResult } = writers[format]
  return clean(writeResult?.(record) ?? write([record], { rows: 'records' }))
}

/** Leaves no character in a text that a terminal would act on. */
function clean(content: Content): Content {
  return typeof content === 'string' ? withoutControls(content) : content
}

/** An archive with a file for each record, and the images in a subfolder. */
export function exportEach(
  records: readonly ExportRecord[],
  images: readonly (ExportImage | null)[],
  options: ExportOptions,
): Exported {
  const { extension, write, withImage = (text: string) => text } = writers[options.format]
  const files: Record<string, Uint8Array<ArrayBuffer>> = {}
  const taken = new Set<string>()
  records.forEach((record, at) => {
    const name = toFreeName(fillTemplate(options.template ?? defaultTemplate, record, at), taken)
    taken.add(name.toLowerCase())
    const image = images[at]
    const imageName = image ? `images/${name}.${fileEnding(image.name)}` : null
    if (image && imageName) files[imageName] = new Uint8Array(image.bytes)
    const content = clean(write([record], { rows: options.rows ?? 'records' }))
    files[`${name}.${extension}`] =
      typeof content === 'string' ? strToU8(imageName ? withImage(content, imageName) : content) : content
  })
  return zipFiles(files, 6)
}

/** Packs files into the zip archive of an export; level 0 stores them uncompressed. */
export function zipFiles(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>, level: 0 | 6): Exported {
  return {
    filename: 'fovea-export.zip',
    mediaType: 'application/zip',
    content: bytesToBase64(zipSync({ ...files }, { level })),
    encoding: 'base64',
  }
}

/** The extension of a file name, else img. */
function fileEnding(filename: string): string {
  return safeName(/\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? 'img')
}
