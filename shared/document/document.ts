// What is known of a file of several pages once it was opened.
import { z } from 'zod'
import type { Operation } from '../operations.ts'

export const documentSchema = z.object({
  /** How many pages the file has. */
  total: z.number().int().min(1),
  /** Those that were read, or tried. */
  numbers: z.array(z.number().int().min(1)),
  /** Those that could not be read, and why. */
  failed: z.array(
    z.object({
      number: z.number().int(),
      error: z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) }),
    }),
  ),
})

export type Document = z.infer<typeof documentSchema>

/** The pages that hold something. */
export function pagesWithContent({ numbers, failed }: Document): number[] {
  const broken = new Set(failed.map(({ number }) => number))
  return numbers.filter((number) => !broken.has(number))
}

/** Parts the pages of a document's text, as printers do it. Whoever shows the text as one takes it for a blank. */
const pageBreak = '\n\n\f'

export function joinPages(texts: readonly string[]): string {
  return texts.map((text) => text.trimEnd()).join(pageBreak)
}

export function splitPages(content: string): string[] {
  return content.split('\f').map((text) => text.trimEnd())
}

/** A text as somebody wants it who sees no pages; with `breaks` it tells where each of them begins. */
export function documentText(
  content: string,
  { operation, document }: { readonly operation: Operation; readonly document: Document | null },
  withPageBreaks: boolean,
): string {
  if (document === null || operation === 'json') return content
  if (!withPageBreaks) return content.replaceAll('\f', '')
  return operation === 'markdown' ? withPageMarks(content, document) : content
}

/** Markdown that says where each page begins. */
function withPageMarks(content: string, document: Document): string {
  const numbers = pagesWithContent(document)
  return splitPages(content)
    .map((text, i) => `<!-- page ${numbers[i] ?? i + 1} -->\n\n${text}`)
    .join('\n\n')
}
