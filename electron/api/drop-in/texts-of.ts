// The texts of the pages of a result that was read with page_breaks=1.
import type { ResultRecord } from '../../../shared/contract/record.ts'

/** Returns the text or Markdown of each page, '' for one without; an image is one page. */
export function textsOf({ content, format, pages }: ResultRecord): string[] {
  if (pages === undefined) return [content]
  return format === 'markdown'
    ? content
        .split(/^<!-- page \d+ -->$/m)
        .slice(1)
        .map((text) => text.trim())
    : content.split('\f').map((text) => text.trimEnd())
}
