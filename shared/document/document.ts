// The page numbers of an opened multi-page file, and the text of its pages as one.
import { z } from 'zod'
import type { Operation } from '../operations.ts'

export const documentSchema = z.object({
  /** The number of pages of the file. */
  total: z.number().int().min(1),
  /** The pages that were read, or tried. */
  numbers: z.array(z.number().int().min(1)),
  /** The pages that could not be read, and why. */
  failed: z.array(
    z.object({
      number: z.number().int(),
      error: z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) }),
    }),
  ),
})

export type Document = z.infer<typeof documentSchema>

/** Returns the numbers of the pages that were read successfully. */
export function pagesWithContent({ numbers, failed }: Document): number[] {
  const broken = new Set(failed.map(({ number }) => number))
  return numbers.filter((number) => !broken.has(number))
}

/** Separates the pages of a document's text by a form feed, which a display of the whole text shows as a blank. */
const pageBreak = '\n\n\f'

/** Joins the texts of pages with page breaks. */
export function joinPages(texts: readonly string[]): string {
  return texts.map((text) => text.trimEnd()).join(pageBreak)
}

/** Splits a content into the texts of its pages, by page number; '' for a page that could not be read. */
export function textsOfPages(content: string, document: Document): ReadonlyMap<number, string> {
  const texts = splitPages(content)
  // Records of older versions have no text, not even an empty one, for a page that could not be read.
  const numbers = texts.length < document.numbers.length ? pagesWithContent(document) : document.numbers
  return new Map(document.numbers.map((number) => [number, texts[numbers.indexOf(number)] ?? '']))
}

function splitPages(content: string): string[] {
  return content.split('\f').map((text) => text.trimEnd())
}

/** Returns a record's content without page breaks, or with them: text keeps its form feeds, Markdown gets comments. */
export function documentText(
  content: string,
  { operation, document }: { readonly operation: Operation; readonly document: Document | null },
  withPageBreaks: boolean,
): string {
  if (document === null || operation === 'json') return content
  if (!withPageBreaks) return splitPages(content).filter(Boolean).join('\n\n')
  return operation === 'markdown' ? withPageMarks(content, document) : content
}

/** Returns Markdown with a comment at the beginning of each page. */
function withPageMarks(content: string, document: Document): string {
  return [...textsOfPages(content, document)]
    .map(([number, text]) => `<!-- page ${number} -->\n\n${text}`.trimEnd())
    .join('\n\n')
}
