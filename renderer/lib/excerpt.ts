// The first words of a result for a list, without Markdown or JSON syntax.
import type { Format } from '../../shared/operations.ts'

/** Fields that were not found are left out. */
const emptyField = /"(?:[^"\\]|\\.)*"\s*:\s*(?:""|\[\s*\])\s*,?/g

/** Returns the line below the title of a record: its file if the title is another text, and its first words after the title. */
export function noteOf(
  record: {
    readonly title: string | null
    readonly filename: string
    readonly excerpt: string
    readonly format: Format
  },
  fieldName: (key: string) => string,
): string {
  const { title, filename } = record
  const excerpt = plainExcerpt(record, fieldName)
  if (title === null) return excerpt
  const rest = excerpt.startsWith(title) ? excerpt.slice(title.length).trim() : excerpt
  return rest === '' ? filename : `${filename} · ${rest}`
}

/** Removes the marks of Markdown or JSON from an excerpt, and names fields as people write them. */
export function plainExcerpt(
  { excerpt, format }: { readonly excerpt: string; readonly format: Format },
  fieldName: (key: string) => string,
): string {
  switch (format) {
    case 'text':
      return excerpt
    case 'markdown':
      return excerpt
        .replace(/(^|\s)(#{1,6}|[-*+]|\||:?-{3,}:?)(?=\s|$)/g, ' ')
        .replace(/\\(?=\s|$)/g, '')
        .replace(/(?<=^|[\s(])(\*{1,3}|`)(\S(?:.*?\S)?)\1(?=$|[\s).,:;!?])/g, '$2')
        .replace(/\s+/g, ' ')
        .trim()
    case 'json':
      return excerpt
        .replace(emptyField, ' ')
        .replace(/"([\w-]+)"\s*:/g, (_, key: string) => ` ${fieldName(key)}: `)
        .replace(/[{}[\]"]/g, ' ')
        .replace(/\s+([,:])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim()
  }
}
