// Lines that nobody had to read, as a text layer told them: nothing of them is dirt, and no sign of them another.
import type { Line, Word } from '../page.ts'
import { joinWords } from './join.ts'
import { restorePunctuation } from './punctuation.ts'

/** Who read a line that a text layer told. */
export const textLayerEngine = 'pdf'

export function isFromTextLayer({ engine }: Pick<Line, 'engine'>): boolean {
  return engine === textLayerEngine
}

/** A word apart from its line, which told this of it. */
export interface LooseWord extends Word {
  readonly isFromTextLayer: boolean
}

export function toLooseWords(line: Pick<Line, 'engine' | 'words'>): LooseWord[] {
  return line.words.map((word) => ({ ...word, isFromTextLayer: isFromTextLayer(line) }))
}

/** Of the words of a line, with what recognisers are known to misread put right. */
export function textOfWords(line: Line): string {
  const text = joinWords(line)
  return isFromTextLayer(line) ? text : restorePunctuation(text)
}
