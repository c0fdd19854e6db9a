// File names of a watch folder's results, made from a template such as {year}/{name} {field:invoice_no}. Whatever the
// values are, every file system allows the name, and it stays inside its folder.
import { unseenInNames } from '../unseen.ts'
import { err, ok, type Result } from '../result.ts'
import { reason } from '../reasons.ts'

export const nameTokens = [
  'name',
  'ext',
  'date',
  'time',
  'year',
  'month',
  'day',
  'operation',
  'id',
  'folder',
  'hash',
  'part',
] as const
type NameToken = (typeof nameTokens)[number]

/** The values of the words of a template. */
export type NameFacts = { readonly [T in NameToken]: string } & {
  /** The value of a field by its path, such as items[0].name; null if there is none. */
  readonly field: (path: string) => string | null
}

export interface NameTemplate {
  /** A path separated by /, with `ending`; no part is longer than file systems allow. */
  render(facts: NameFacts, ending: string): string
}

type Part = { readonly text: string } | { readonly token: NameToken } | { readonly field: string }

/** Parses the template; fails if a file name could not be made from it. */
export function parseTemplate(template: string): Result<NameTemplate> {
  const refuse = (why: string) => err('folder.template', { template, why })
  if (/\\/.test(template)) return refuse(reason('folders are separated by /, not by \\'))
  if (template.startsWith('/') || template.endsWith('/')) return refuse(reason('it begins or ends with a /'))
  const segments: Part[][] = []
  for (const segment of template.split('/')) {
    if (segment.trim() === '' || /^\.+$/.test(segment.trim()))
      return refuse(reason('a part of it is empty, . or ..'))
    const parts = parseSegment(segment)
    if (typeof parts === 'string') return refuse(parts)
    segments.push(parts)
  }
  const hasPartToken = segments.flat().some((part) => 'token' in part && part.token === 'part')
  return ok({
    /** Fills the template, and adds the ending. */
    render(facts, ending) {
      const names = segments.map((parts) => parts.map((part) => textOf(part, facts)).join(''))
      // without the part, all documents of one batch would have the same name
      if (facts.part !== '' && !hasPartToken) names.push(`${names.pop() ?? ''} p${facts.part}`)
      return names.map((name, at) => fileName(name, at === names.length - 1 ? ending : '')).join('/')
    },
  })
}

/** The parts of one segment of the template, or the reason why it is invalid. */
function parseSegment(segment: string): Part[] | string {
  const parts: Part[] = []
  for (const piece of segment.split(/(\{[^{}]*\})/).filter(Boolean)) {
    if (!piece.startsWith('{') || !piece.endsWith('}')) {
      if (/[{}]/.test(piece)) return reason('a { or } has no partner')
      parts.push({ text: piece })
      continue
    }
    const word = piece.slice(1, -1).trim()
    const token = nameTokens.find((known) => known === word)
    if (token) parts.push({ token })
    else if (word.startsWith('field:') && word.length > 6) parts.push({ field: word.slice(6).trim() })
    else
      return reason('%{word} is not known; use %{known}', {
        word: `{${word}}`,
        known: [...nameTokens, 'field:NAME'].map((token) => `{${token}}`).join(' '),
      })
  }
  return parts
}

/** The text of one part of the template. */
function textOf(part: Part, facts: NameFacts): string {
  if ('text' in part) return part.text
  return 'token' in part ? facts[part.token] : (facts.field(part.field) ?? '')
}

/** File systems limit the UTF-8 bytes of a name. */
const maxNameBytes = 255
/** Names that Windows reserves for devices, with any ending. */
const devices = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

/** Makes a valid file name of any text: replaces forbidden characters and cuts it to the allowed length. */
export function fileName(text: string, ending: string): string {
  const clean = text
    .replace(unseenInNames, '_')
    .replace(/[<>:"/\\|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '_')
  // A lone surrogate would be written as another character, so that the file would not be found again.
  const cut = cutBytes(clean.toWellFormed(), maxNameBytes - byteLength(ending)).replace(/[. ]+$/, '')
  const name = cut === '' ? '_' : cut
  return (
    (devices.test(name + ending) ? cutBytes(`_${name}`, maxNameBytes - byteLength(ending)) : name) + ending
  )
}

/** The path of attempt `count` if the earlier ones are taken: scan.md, scan (2).md, scan (3).md */
export function appendNumber(path: string, ending: string, count: number): string {
  if (count < 2) return path
  const slash = path.lastIndexOf('/')
  const stem = path.slice(slash + 1, path.length - ending.length)
  const tail = ` (${count})${ending}`
  return path.slice(0, slash + 1) + cutBytes(stem, maxNameBytes - byteLength(tail)) + tail
}

/** Cuts a text to this number of UTF-8 bytes, between two characters. */
function cutBytes(text: string, maxBytes: number): string {
  let length = 0
  let cut = ''
  for (const character of text) {
    length += byteLength(character)
    if (length > maxBytes) break
    cut += character
  }
  return cut
}

/** Counts the UTF-8 bytes of a text. */
function byteLength(text: string): number {
  let length = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return length
}
