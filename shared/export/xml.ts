// The parts that Word and Excel files have in common: XML, relations between files, and the archive that holds them.
import { strToU8, zipSync } from 'fflate'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const office = 'http://schemas.openxmlformats.org'
export const documentRelations = `${office}/officeDocument/2006/relationships`

export type File = readonly [name: string, xml: string]

/** Packs the files; the fixed date makes the same records give the same bytes. */
export function zipXml(files: readonly File[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(([name, xml]) => [name, strToU8(head + xml)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1), level: 6 })
}

/** Writes the file that lists the type of each file. */
export function contentTypes(parts: readonly (readonly [name: string, type: string])[]): File {
  const overrides = parts.map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}+xml"/>`)
  return [
    '[Content_Types].xml',
    `<Types xmlns="${office}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  ]
}

/** Writes the file that lists what another file refers to. */
export function relations(targets: readonly (readonly [type: string, target: string])[], mode = ''): string {
  const rows = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${documentRelations}/${type}" Target="${escapeMarkup(target)}"${mode}/>`,
  )
  return `<Relationships xmlns="${office}/package/2006/relationships">${rows.join('')}</Relationships>`
}

/** Escapes text for XML and HTML, and drops the characters that XML forbids. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (/[\t\n]/.test(sign) ? sign : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
