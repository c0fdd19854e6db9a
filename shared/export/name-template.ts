// File names of exports, made from a template with words in braces. Watch folders have their own: shared/watch.
import { readNode } from '../schema/json-reader.ts'
import { unseenInNames } from '../unseen.ts'
import type { ExportRecord } from './exported.ts'

/** {name} file name without extension · {n} number in the export · {date} {time} {operation} {id} · {field:total} a field */
export const templateWords = ['name', 'n', 'date', 'time', 'operation', 'id', 'field:…'] as const

export const defaultTemplate = '{name}'
const maxCharacters = 120

/** Returns the file name of a record; `at` is its index in the export. Unknown words stay as they are. */
export function fillTemplate(template: string, record: ExportRecord, at: number): string {
  const filled = template.replace(
    /\{([^{}]+)\}/g,
    (whole, word: string) => wordValue(word.trim(), record, at) ?? whole,
  )
  return safeName(filled)
}

/** Replaces characters that a file system does not allow, and an empty name by fovea-export. */
export function safeName(name: string): string {
  const safe = name
    .replace(unseenInNames, '_')
    .replace(/[<>:"/\\|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = Array.from(safe).slice(0, maxCharacters).join('').trim()
  return short || 'fovea-export'
}

/** Appends a number to a name that is taken: scan (2). `taken` is in lowercase. */
export function toFreeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name
  let turn = 2
  while (taken.has(`${name} (${turn})`.toLowerCase())) turn++
  return `${name} (${turn})`
}

/** Returns the value of a word such as name or field:total; null if the word is unknown. */
function wordValue(word: string, record: ExportRecord, at: number): string | null {
  const time = new Date(record.timestamp).toISOString()
  if (word.startsWith('field:')) return fieldValue(record, word.slice('field:'.length).trim())
  switch (word) {
    case 'name':
      return record.filename.replace(/\.[^.]{1,5}$/, '')
    case 'n':
      return String(at + 1).padStart(3, '0')
    case 'date':
      return time.slice(0, 10)
    case 'time':
      return time.slice(11, 19).replaceAll(':', '.')
    case 'operation':
      return record.operation
    case 'id':
      return record.id
    default:
      return null
  }
}

/** The text of a field; empty if it is missing or has no value. */
function fieldValue(record: ExportRecord, path: string): string {
  const read = record.format === 'json' ? readNode(record.content) : null
  let node = read && 'node' in read ? read.node : null
  for (const key of path.split('.')) {
    if (node?.kind !== 'object') return ''
    node = node.entries.find((entry) => entry.key === key)?.value ?? null
  }
  return node?.kind === 'string' ? node.value : ''
}
