// The first words of a result for a list, without Markdown or JSON syntax.
import type { Format } from '../../shared/operations.ts'

/** Fields that were not found are left out. */
const emptyField = /"(?:[^"\\]|\\.)*"\s*:\s*(?:""|\[\s*\])\s*,?/g

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
