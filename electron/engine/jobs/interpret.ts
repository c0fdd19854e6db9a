// From what was seen to what was asked for: a pure function of a Page, so a stored page needs no second reading.
import type { Field } from '../../../shared/contract/record.ts'
import { extract } from '../../../shared/extract/extract.ts'
import { writeMarkdown } from '../../../shared/markdown/markdown.ts'
import type { Operation } from '../../../shared/operations.ts'
import type { Page } from '../../../shared/page.ts'
import { assertNever } from '../../../shared/result.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { writeText } from '../../../shared/text/text.ts'

export interface Interpretation {
  readonly content: string
  readonly fields: readonly Field[]
}

export interface Wish {
  /** For fields only. */
  readonly schemaText: string | null
  /** Whether plain text has each paragraph as one line. */
  readonly joinsParagraphs: boolean
  /** Whether Markdown has tables with merged cells as HTML. */
  readonly htmlTables: boolean
}

export function interpret(operation: Operation, page: Page, wish: Wish): Interpretation {
  switch (operation) {
    case 'text':
    case 'multilingual':
      return { content: writeText(page, wish), fields: [] }
    case 'markdown':
      return {
        content: writeMarkdown(page, { irregularTables: wish.htmlTables ? 'html' : 'pipes' }),
        fields: [],
      }
    case 'json':
      return fill(page, wish.schemaText)
    default:
      return assertNever(operation)
  }
}

function fill(page: Page, schemaText: string | null): Interpretation {
  const schema = parseSchema(schemaText ?? '')
  // It was parsed when the image was accepted; if it doesn't parse now, that is our bug and not the caller's.
  if (!schema.ok) throw new Error(`a stored schema does not parse: ${schema.error.code}`)
  return extract(page, schema.value)
}
