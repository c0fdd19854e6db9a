// Reads the comments of TypeScript, JavaScript, CSS and Svelte files, and finds those that open without a subject.
import type { Source } from './floors.ts'

/** `//` counts at the start of a line or after a space, so that addresses (https://) in strings are no comments. */
const comment = /(?<=^|[^\S\n])\/\/+[^\S\n]*(?<line>\S.*)|\/\*[\s*]*(?<block>[^\s*].*)|<!--\s*(?<html>\S.*)/gm

const headless = /^(?:What|Of|Who|Whoever|So many|Those that|Null for what)\s/i

/** The headless comments, each as file, line, text and a hint. Only the first line of a comment counts. */
export function headlessComments({ file, text }: Source): string[] {
  return [...text.matchAll(comment)].flatMap(({ 0: all, index, groups = {} }) => {
    const words = groups['line'] ?? groups['block'] ?? groups['html'] ?? ''
    if (!headless.test(words) || (all.startsWith('//') && continuesComment(text, index))) return []
    const line = text.slice(0, index + all.length).split('\n').length
    return [`${file}:${line} "${words}"\n  ${hint}`]
  })
}

/** Whether a `//` fills its line and the line above it does too. */
function continuesComment(text: string, at: number): boolean {
  const [above = '', before = ''] = text.slice(0, at).split('\n').slice(-2)
  return before.trim() === '' && above.trim().startsWith('//')
}

const hint =
  'Name the subject first, then say what it does: "Of what was read the first line" -> ' +
  '"Returns the first line that was read"; "Null for what has none" -> "Returns null if the page has no text layer."'
