// Extracts the text of the pages of a PDF with `pdftotext`.
import { run } from './tools.ts'

/** The text of the visible part of each page; null if the file can't be opened. */
export function popplerPages(file: string, maxPages: number, password?: string): string[] | null {
  const opening = password === undefined ? [] : ['-upw', password]
  try {
    const text = run('pdftotext', [
      '-cropbox',
      '-enc',
      'UTF-8',
      '-l',
      String(maxPages),
      ...opening,
      file,
      '-',
    ]).toString('utf8')
    return text.split('\f').slice(0, -1)
  } catch {
    return null
  }
}
