// Fills a schema from a page. The understanding process decides each step; this asks a reading process to look at
// doubtful values again, and a language model for missing ones.
import type { FoundField } from '../../../shared/contract/field.ts'
import type { Doubt } from '../../../shared/extract/tell/second-look/doubts.ts'
import type { SecondReadings } from '../../../shared/extract/tell/second-look/decide.ts'
import type { Stack } from '../../../shared/document/stack.ts'
import type { Page } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { Settings } from '../../../shared/settings.ts'
import type { Answer, FillTask } from '../../understanding/protocol.ts'
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

/** The material from which a schema is filled. */
export interface FillSource extends Pick<Stack, 'places'> {
  /** The page of an image, or the pages of a document as they are stored. */
  readonly page: FillTask['page']
  /** The turn of an image; that of a page of a document is in `places`. */
  readonly turn: Page['turn']
  readonly words: number
}

export interface Filler {
  fill(record: RecordRow, whole: FillSource, signal: AbortSignal): Promise<Result<Interpretation>>
  /** Called within the transaction that stores the fields. */
  countUses(fields: readonly FoundField[], now: number): void
}

/** Resolves to null if the image can't be read again. */
export type LookAgain = (
  record: RecordRow,
  whole: FillSource,
  doubts: readonly Doubt[],
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
    whole: FillSource,
    step: Exclude<Answer<'fill'>, { do: 'store' }>,
    signal: AbortSignal,
  ): Promise<FillTask['known']> {
    const { fields } = step
    if (step.do === 'look') {
      const { doubts } = step
      const readings = await lookAgain(record, whole, doubts, signal)
      return { at: 'looked', fields, doubts, readings: readings && new Map(readings) }
    }
    const missing = parseSchema(step.wanted)
    const values = missing.ok ? await model.ask(step.text, missing.value, signal) : null
    return { at: 'told', fields, values: values && new Map(values) }
  }

  return {
    /** Fills the record's schema from its page or pages, step by step. */
    async fill(record, whole, signal) {
      const text = record.result_schema ?? ''
      const schema = parseSchema(text)
      // It was parsed when the image was accepted; if it doesn't parse now, that is a bug and not the caller's
      // mistake.
      if (!schema.ok) throw new Error(`a stored schema does not parse: ${schema.error.code}`)
      const task = {
        page: whole.page,
        words: whole.words,
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
          { name: 'fill', asked, about: record.filename, client: clientOfRecord(record) },
          signal,
        )
      }
      for (let known: FillTask['known'] = { at: 'start' }; ;) {
        const step = await ask(known)
        if (!step.ok) return step
        if (step.value.do === 'store') return ok(step.value.filled)
        known = await carryOut(record, whole, step.value, signal)
      }
    },
    /** Counts the learned rules that found one of these fields. */
    countUses(fields, now) {
      for (const { ruleId } of fields) if (ruleId) rules.countUse(ruleId, now)
    },
  }
}
