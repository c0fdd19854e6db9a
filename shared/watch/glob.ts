// Globs: * ? [abc] [!abc] {a,b} and ** for folders. A pattern without a slash matches names at any depth; one that ends
// in a slash matches folders and everything in them. Case is ignored, because scanners write SCAN001.JPG and scan001.jpg.
// Names are compared in NFC, because macOS returns them in NFD.
import { ok, err, type Result } from '../result.ts'
import { reason } from '../reasons.ts'

export interface Glob {
  readonly pattern: string
  /** `file` is the path below the root, separated by / */
  matches(file: string): boolean
}

/** Parses a pattern; fails if it is empty, leads out of the folder, or is malformed. */
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
  // A slash anywhere but at the end anchors the pattern at the root; otherwise it matches at every depth.
  const isAnchored = pattern.startsWith('/') || body.includes('/')
  const regex = compile(`^${isAnchored ? '' : '(?:.*/)?'}${source}${isFolder ? '/.*' : ''}$`)
  if (!regex)
    return err('folder.pattern', { pattern, why: reason('the range between [ and ] runs backwards') })
  return ok({ pattern, matches: (file) => regex.test(file.normalize('NFC')) })
}

/** The source of a regular expression, or why the glob is invalid. */
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

/**
 * Compiles the regular expression of a glob. Returns null for a character range that runs backwards;
 * everything else was escaped.
 */
function compile(source: string): RegExp | null {
  try {
    return new RegExp(source, 'isu')
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
