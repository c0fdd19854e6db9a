// The first words of a result as one reads them in a list: without the signs of its format.
import type { Format } from '../../shared/operations.ts'

/** A field that was not found says nothing in a list. */
const emptyField = /"(?:[^"\\]|\\.)*"\s*:\s*(?:""|\[\s*\])\s*,?/g

export function plainExcerpt(excerpt: string, format: Format): string {
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
        .replace(/[{}[\]"]/g, ' ')
        .replace(/\s+([,:])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim()
  }
}
