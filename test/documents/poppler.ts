// Extracts the text of a PDF's pages with `pdftotext`.
import { run } from './tools.ts'

/** As it prints them of what is shown of each page; null where it opens nothing. */
export function popplerPages(file: string, mostPages: number, password?: string): string[] | null {
  const opening = password === undefined ? [] : ['-upw', password]
  try {
    const text = run('pdftotext', [
      '-cropbox',
      '-enc',
      'UTF-8',
      '-l',
      String(mostPages),
      ...opening,
      file,
      '-',
    ]).toString('utf8')
    return text.split('\f').slice(0, -1)
  } catch {
    return null
  }
}
