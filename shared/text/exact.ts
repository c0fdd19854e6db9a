// Lines from a PDF's text layer are exact: they contain no dirt and no misread characters, and need no repair.
import type { Line, Word } from '../page.ts'
import { joinWords } from './join.ts'
import { restorePunctuation } from './punctuation.ts'

/** The engine name of lines that come from a text layer. */
export const textLayerEngine = 'pdf'

export function isFromTextLayer({ engine }: Pick<Line, 'engine'>): boolean {
  return engine === textLayerEngine
}

/** A word without its line, which keeps whether that came from a text layer. */
export interface LooseWord extends Word {
  readonly isFromTextLayer: boolean
}

/** Marks each word of a line with whether it comes from a text layer. */
export function toLooseWords(line: Pick<Line, 'engine' | 'words'>): LooseWord[] {
  return line.words.map((word) => ({ ...word, isFromTextLayer: isFromTextLayer(line) }))
}

/** Joins the words of a line; in recognised lines, punctuation that recognisers are known to misread is corrected. */
export function textOfWords(line: Line): string {
  const text = joinWords(line)
  return isFromTextLayer(line) ? text : restorePunctuation(text)
}
