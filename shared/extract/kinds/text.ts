// Any text, without the marks around it; a ticked or empty box stands for itself.
import type { Kind } from './kind.ts'
import type { Recogniser } from './recogniser.ts'
import { anything } from './written.ts'

const box = /^[\s:]*(?<value>\[ ?[xXvV<✓✔]? ?\]|[☐☑☒□■✓✔✗])(?=\s|$)/u

export const recogniseText: Recogniser = (folded) => {
  const ticked = box.exec(folded)?.groups?.['value']
  if (ticked !== undefined) {
    const start = folded.indexOf(ticked)
    return [{ start, end: start + ticked.length, sureness: 0.8 }]
  }
  const start = folded.search(/[\p{L}\p{N}(#+$€£¥"'“‘《（]|[-<>≤≥](?= ?\d)/u)
  // a text that ends in a colon is the next label
  if (start === -1 || /[:：]\s*$/u.test(folded)) return []
  const end = folded
    .replace(/[\s|_—~=<>«»*•·]+$/u, '')
    .replace(/(?<=\S\s)[-:;,|.]+$/u, '')
    .trimEnd().length
  return end > start && /[\p{L}\p{N}]/u.test(folded.slice(start, end)) ? [{ start, end, sureness: 0.7 }] : []
}

export const text: Kind = {
  recognise: recogniseText,
  form: null,
  clue: 0,
  family: 'words',
  traits: ['party'],
  mayBe: (look) => look !== 'cipher',
  canBe: anything,
}
