// Fills a schema from a page. The understanding process decides each step; this asks a reading process to look at
// doubtful values again, and a language model for missing ones.
import type { FoundField } from '../../../shared/contract/field.ts'
import type { SecondReadings } from '../../../shared/extract/tell/second-look/decide.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { Settings } from '../../../shared/settings.ts'
import type { PackedPage } from '../../pages/packed-page.ts'
import type { Answer, FillTask, Look } from '../../understanding/protocol.ts'
import type { RuleBook } from '../corrections/rule-book.ts'
import type { RecordRow } from '../db/records.ts'
import type { RuleRepo } from '../db/rules.ts'
import type { LanguageModel } from '../model/ask-model.ts'
import { clientOfRecord } from './order.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** The content of a record: text, or the fields of a schema. */
export interface Interpretation {
  readonly content: string
  readonly fields: readonly FoundField[]
}

/** The pages of a record, as they are stored, and how many words they have. */
export interface FillSource {
  readonly pages: readonly PackedPage[]
  readonly words: number
}

export interface Filler {
  fill(record: RecordRow, source: FillSource, signal: AbortSignal): Promise<Result<Interpretation>>
  /** Called within the transaction that stores the fields. */
  countUses(fields: readonly FoundField[], now: number): void
}

/** Resolves to null if the image can't be read again. */
export type LookAgain = (
  record: RecordRow,
  looks: readonly Look[],
  signal: AbortSignal,
) => Promise<SecondReadings | null>

/** Returns what fills schemas, and counts the rules that were used. */
export function createFiller(parts: {
  rules: RuleRepo
  ruleBook: RuleBook
  model: LanguageModel
  understanding: Understanding
  lookAgain: LookAgain
  settings: () => Settings
}): Filler {
  const { rules, ruleBook, model, understanding, lookAgain, settings } = parts

  /** Carries out the step that the understanding process asks for. */
  async function carryOut(
    record: RecordRow,
    step: Exclude<Answer<'fill'>, { do: 'store' }>,
    signal: AbortSignal,
  ): Promise<FillTask['known']> {
    const { fields } = step
    if (step.do === 'look') {
      const { looks } = step
      const readings = await lookAgain(record, looks, signal)
      return { at: 'looked', fields, looks, readings: readings && new Map(readings) }
    }
    const missing = parseSchema(step.wanted)
    const values = missing.ok ? await model.ask(step.text, missing.value, signal) : null
    return { at: 'told', fields, values: values && new Map(values) }
  }

  return {
    /** Fills the record's schema from its page or pages, step by step. */
    async fill(record, { pages, words }, signal) {
      const text = record.result_schema ?? ''
      const schema = parseSchema(text)
      // It was parsed when the image was accepted; if it doesn't parse now, that is a bug and not the caller's
      // mistake.
      if (!schema.ok) throw new Error(`a stored schema does not parse: ${schema.error.code}`)
      const task = {
        pages: [...pages],
        schema: text,
        settings: record.field_settings,
        rules: ruleBook.serving(record.key_id, schema.value),
        looksAgain: record.profile === 'precise',
        asksModel: settings().isModelOn,
      }
      /** Asks the understanding process for the next step, with the answers that are known so far. */
      const ask = (known: FillTask['known']) => {
        const asked = { ...task, known }
        return understanding.ask(
          { name: 'fill', asked, words, about: record.filename, client: clientOfRecord(record) },
          signal,
        )
      }
      for (let known: FillTask['known'] = { at: 'start' }; ;) {
        const step = await ask(known)
        if (!step.ok) return step
        if (step.value.do === 'store') return ok(step.value.filled)
        known = await carryOut(record, step.value, signal)
      }
    },
    /** Counts the learned rules that found one of these fields. */
    countUses(fields, now) {
      for (const { ruleId } of fields) if (ruleId) rules.countUse(ruleId, now)
    },
  }
}
