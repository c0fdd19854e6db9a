// Learns rules from corrections, for documents of the same sender. A rule must agree with the records of the sender that
// a person has seen, and a correction counts against the rules that gave another value.
import type { LearnedRule, RuleSender } from '../../../shared/contract/learned-rule.ts'
import type { Rule } from '../../../shared/contract/rule-calls.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Answer, QuestionInput, QuestionName } from '../../understanding/protocol.ts'
import { clientOfRecord } from '../jobs/order.ts'
import type { Correction, CorrectionRepo } from '../db/corrections.ts'
import type { FieldRepo } from '../db/fields.ts'
import type { PageRepo } from '../db/pages.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { RuleRepo } from '../db/rules.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { correctedFields } from './corrected.ts'

export interface LearnParts {
  readonly records: RecordRepo
  readonly fields: FieldRepo
  readonly corrections: CorrectionRepo
  readonly pages: PageRepo
  readonly rules: RuleRepo
  readonly understanding: Understanding
}

export interface Learned {
  readonly learned: readonly LearnedRule[]
  /** The ids of rules that the corrections contradict. */
  readonly contradicted: readonly string[]
}

const nothing: Learned = { learned: [], contradicted: [] }
/** Other records of the sender that a new rule has to agree with, the newest ones. */
const maxOthers = 5

export async function learnRules(
  parts: LearnParts,
  record: RecordRow,
  made: readonly Correction[],
): Promise<Result<Learned>> {
  const { fields, corrections, pages, rules } = parts
  const packed = made.length === 0 ? [] : pages.packedOf(record)
  if (packed.length === 0) return ok(nothing)
  const { id, key_id: keyId } = record
  const read = new Map(fields.list(id).map(({ path, value }) => [path, value]))
  const before = corrections.list(id)
  const lessons = made.map(({ path, value }) => ({ field: path, value, read: read.get(path) ?? '' }))
  const known = correctedFields(fields.list(id), [...before, ...made]).map(({ path: field, value }) => ({
    field,
    value,
  }))
  const learned = await ask(parts, record, 'learn', { pages: packed, lessons, known })
  if (!learned.ok) return learned
  // A second correction of the same field counts only once.
  const fresh = lessons.filter(({ field }) => !before.some(({ path }) => path === field))
  const others = rules.serving(keyId).filter(({ recordId }) => recordId !== id)
  const contradicted = await contradictedBy(parts, record, {
    rules: others.filter((rule) => fresh.some(({ field }) => field === rule.field)),
    known: fresh,
  })
  if (!contradicted.ok) return contradicted
  const agreed = await agreedRules(
    parts,
    learned.value.filter((rule) => rule !== null),
    others,
  )
  return agreed.ok ? ok({ learned: agreed.value, contradicted: contradicted.value }) : agreed
}

/** The rules that give the right values on other records of the sender, which taught rules themselves. */
async function agreedRules(
  parts: LearnParts,
  learned: readonly LearnedRule[],
  others: readonly Rule[],
): Promise<Result<LearnedRule[]>> {
  const sender = learned[0]?.sender
  if (!sender) return ok([...learned])
  const keys = new Set(keysOf(sender))
  const same = others.filter((rule) => rule.sender && keysOf(rule.sender).some((key) => keys.has(key)))
  const ids = [...new Set(same.flatMap(({ recordId }) => recordId ?? []))].slice(0, maxOthers)
  let rules = learned.map((rule, i) => ({ ...rule, id: String(i), contradicted: 0 }))
  for (const id of ids) {
    const other = parts.records.get(id)
    const known = parts.corrections.list(id).map(({ path: field, value }) => ({ field, value }))
    const wrong = other ? await contradictedBy(parts, other, { rules, known }) : ok([])
    if (!wrong.ok) return wrong
    rules = rules.filter((rule) => !wrong.value.includes(rule.id))
  }
  return ok(rules.map(({ id }) => learned[Number(id)]).filter((rule) => rule !== undefined))
}

function keysOf({ taxNumbers, contacts, names }: RuleSender): string[] {
  return [...taxNumbers, ...contacts, ...names]
}

/** Asks which of the rules give other values on the record's pages than the known ones. */
async function contradictedBy(
  parts: LearnParts,
  record: RecordRow,
  asked: Pick<QuestionInput<'contradicted'>, 'rules' | 'known'>,
): Promise<Result<string[]>> {
  const pages = asked.rules.length === 0 ? [] : parts.pages.packedOf(record)
  return pages.length === 0 ? ok([]) : ask(parts, record, 'contradicted', { ...asked, pages })
}

function ask<N extends QuestionName>(
  { understanding }: LearnParts,
  record: RecordRow,
  name: N,
  asked: QuestionInput<N>,
): Promise<Result<Answer<N>>> {
  const client = clientOfRecord(record, { isForPerson: true })
  return understanding.ask({ name, asked, about: record.filename, client })
}
