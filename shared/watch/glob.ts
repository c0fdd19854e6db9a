// Globs as people write them: * ? [abc] [!abc] {a,b} and ** over folders. A pattern without a slash is about names, at
// any depth; one that ends in a slash is about folders and all that is in them. Case never matters: scanners write
// SCAN001.JPG and scan001.jpg. Names are compared in composed form, since macOS hands them out taken apart.
import { ok, err, type Result } from '../result.ts'
import { reason } from '../reasons.ts'

export interface Glob {
  readonly pattern: string
  /** `file` is the path below the root, with / between its parts. */
  matches(file: string): boolean
}

export function parseGlob(pattern: string): Result<Glob> {
  const text = pattern
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
  if (text === '') return err('folder.pattern', { pattern, why: reason('it is empty') })
  if (text.split('/').includes('..'))
    return err('folder.pattern', { pattern, why: reason('it leads out of the folder by ..') })
  const isFolder = text.endsWith('/')
  const body = isFolder ? text.slice(0, -1) : text
  const source = translate(body)
  if (typeof source !== 'string') return err('folder.pattern', { pattern, why: source.why })
  // A slash anywhere but at the end ties the pattern to the root; else it holds at every depth.
  const isTied = pattern.startsWith('/') || body.includes('/')
  const regex = compile(`^${isTied ? '' : '(?:.*/)?'}${source}${isFolder ? '/.*' : ''}$`)
  if (!regex)
    return err('folder.pattern', { pattern, why: reason('the range between [ and ] runs backwards') })
  return ok({ pattern, matches: (file) => regex.test(file.normalize('NFC')) })
}

/** A regular expression's text, or why it can't be. */
function translate(glob: string): string | { readonly why: string } {
  let out = ''
  let depth = 0
  for (let at = 0; at < glob.length; at++) {
    const char = glob[at] ?? ''
    if (char === '*') {
      const isDouble = glob[at + 1] === '*'
      const fillsPart = (at === 0 || glob[at - 1] === '/') && (at + 2 >= glob.length || glob[at + 2] === '/')
      if (isDouble && fillsPart && glob[at + 2] === '/') {
        out += '(?:[^/]+/)*'
        at += 2
      } else if (isDouble) {
        out += fillsPart ? '.*' : '[^/]*'
        at += 1
      } else out += '[^/]*'
    } else if (char === '?') out += '[^/]'
    else if (char === '[') {
      const end = glob.indexOf(']', at + 2)
      if (end === -1) return { why: reason('a [ is not closed by a ]') }
      const set = glob.slice(at + 1, end)
      const isNot = set.startsWith('!') || set.startsWith('^')
      const characters = (isNot ? set.slice(1) : set).replace(/[\\[\]^]/g, '\\$&')
      out += `(?!/)[${isNot ? '^' : ''}${characters}]`
      at = end
    } else if (char === '{') {
      depth += 1
      out += '(?:'
    } else if (char === '}' && depth > 0) {
      depth -= 1
      out += ')'
    } else if (char === ',' && depth > 0) out += '|'
    else out += char.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  }
  return depth === 0 ? out : { why: reason('a { is not closed by a }') }
}

/** Null where a range of characters ends before it begins; all else was escaped. */
function compile(source: string): RegExp | null {
  try {
    return new RegExp(source, 'isu')
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
