// Fills a schema from a page: by what the page says and a second look at what is doubtful, then by what
// corrections taught, then by a language model.
import type { FoundField } from '../../../shared/contract/field.ts'
import { contentOf } from '../../../shared/extract/content-of.ts'
import { extract } from '../../../shared/extract/extract.ts'
import { applyRules } from '../../../shared/extract/learned/apply.ts'
import { acceptValues } from '../../../shared/extract/model/accept.ts'
import { neededPart } from '../../../shared/extract/model/needed.ts'
import { dateOrderOf } from '../../../shared/extract/proof/date.ts'
import { prove } from '../../../shared/extract/proof/prove.ts'
import { decide, type SecondReadings } from '../../../shared/extract/second-look/decide.ts'
import { doubtsOf, type Doubt } from '../../../shared/extract/second-look/doubts.ts'
import type { Page } from '../../../shared/page.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { SchemaObject } from '../../../shared/schema/schema-node.ts'
import { writeText } from '../../../shared/text/text.ts'
import type { Settings } from '../../../shared/settings.ts'
import { withTrust } from '../../../shared/trust.ts'
import type { RuleBook } from '../corrections/rule-book.ts'
import type { RecordRow } from '../db/records.ts'
import type { RuleRepo } from '../db/rules.ts'
import type { LanguageModel } from '../model/ask-model.ts'
import type { Interpretation } from './interpret.ts'

export interface Filler {
  fill(record: RecordRow, page: Page, signal: AbortSignal): Promise<Interpretation>
  /** Within the transaction that stores the fields. */
  countUses(fields: readonly FoundField[], now: number): void
}

/** Null where the image can't be looked at again. */
export type LookAgain = (
  record: RecordRow,
  page: Page,
  doubts: readonly Doubt[],
  signal: AbortSignal,
) => Promise<SecondReadings | null>

export function createFiller(parts: {
  rules: RuleRepo
  ruleBook: RuleBook
  model: LanguageModel
  lookAgain: LookAgain
  settings: () => Settings
}): Filler {
  const { rules, ruleBook, model, lookAgain, settings } = parts

  /** What is doubtful and has a check is looked at again; where that can't be, the first look stands. */
  async function lookedAgain(
    record: RecordRow,
    page: Page,
    fields: readonly FoundField[],
    signal: AbortSignal,
  ): Promise<readonly FoundField[]> {
    const doubts = record.profile === 'precise' ? doubtsOf(page, fields) : []
    if (doubts.length === 0) return fields
    const readings = await lookAgain(record, page, doubts, signal)
    return readings ? decide(fields, doubts, readings, dateOrderOf(page)) : fields
  }

  /** With what the language model knows of the rest, where somebody switched one on. */
  async function asked(
    schema: SchemaObject,
    page: Page,
    fields: readonly FoundField[],
    signal: AbortSignal,
  ): Promise<readonly FoundField[]> {
    const wanted = settings().isModelOn ? neededPart(schema, fields) : null
    if (!wanted || page.lines.length === 0) return fields
    const values = await model.ask(writeText(page, { joinsParagraphs: false }), wanted, signal)
    return values ? acceptValues(withTrust(page), fields, values) : fields
  }

  return {
    async fill(record, page, signal) {
      const schema = parseSchema(record.result_schema ?? '')
      // It was parsed when the image was accepted; if it doesn't parse now, that is our bug and not the caller's.
      if (!schema.ok) throw new Error(`a stored schema does not parse: ${schema.error.code}`)
      const found = extract(page, schema.value).fields
      const serving = ruleBook.serving(record.key_id)
      const ruled = applyRules(page, await lookedAgain(record, page, found, signal), serving)
      const fields = prove(page, await asked(schema.value, page, ruled, signal))
      return { content: contentOf(schema.value, fields), fields }
    },
    countUses(fields, now) {
      for (const { ruleId } of fields) if (ruleId) rules.countUse(ruleId, now)
    },
  }
}
