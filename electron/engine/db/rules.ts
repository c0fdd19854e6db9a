// The rules that were learned from corrections.
import { z } from 'zod'
import type { Rule } from '../../../shared/contract/rule-calls.ts'
import { anchorSchema, senderSchema, type LearnedRule } from '../../../shared/contract/learned-rule.ts'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

export type RuleRepo = ReturnType<typeof createRuleRepo>

const flag = z.number().transform((value) => value === 1)
/** Parses a JSON column by the schema. */
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().transform((text) => schema.parse(JSON.parse(text)))

const rowSchema = z.object({
  id: z.string(),
  recordId: z.string().nullable(),
  field: z.string(),
  layout: json(z.array(z.string())),
  value: z.string(),
  read: z.string(),
  isConstant: flag,
  anchors: json(z.array(anchorSchema)),
  sender: json(senderSchema.nullable()),
  contradicted: z.number(),
  isOn: flag,
  createdAt: z.number(),
  uses: z.number(),
  lastUsedAt: z.number().nullable(),
})

const select = `
  SELECT id, record_id AS recordId, field, layout, value, read, is_constant AS isConstant, anchors, sender, contradicted, is_on AS isOn,
    created_at AS createdAt, uses, last_used_at AS lastUsedAt
  FROM rules`

const maxContradicted = 2

export interface NewRule extends LearnedRule {
  readonly id: string
  readonly recordId: string | null
  readonly keyId: string | null
  readonly createdAt: number
}

export function createRuleRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO rules (id, record_id, key_id, field, layout, value, read, is_constant, anchors, sender, created_at)
    VALUES (@id, @recordId, @keyId, @field, @layout, @value, @read, @isConstant, @anchors, @sender, @createdAt)`)
  const list = db.prepare(`${select} ORDER BY created_at DESC, id`)
  const byId = db.prepare(`${select} WHERE id = ?`)
  const serving = db.prepare(
    `${select} WHERE is_on = 1 AND (key_id IS NULL OR key_id = ?) ORDER BY created_at DESC, id`,
  )
  const setOn = db.prepare(`UPDATE rules SET is_on = ? WHERE id = ?`)
  const countUse = db.prepare(`UPDATE rules SET uses = uses + 1, last_used_at = ? WHERE id = ?`)
  const remove = db.prepare(`DELETE FROM rules WHERE id = ?`)
  const contradict = db.prepare(`UPDATE rules SET contradicted = contradicted + 1 WHERE id = ?`)
  const removeRefuted = db.prepare(`DELETE FROM rules WHERE id = ? AND contradicted >= ?`)
  const forget = db.prepare(`DELETE FROM rules WHERE record_id = ? AND field = ? RETURNING id`)
  const forgetAll = db.prepare(`DELETE FROM rules WHERE record_id = ? RETURNING id`)

  const all = (rows: readonly unknown[]): Rule[] => rows.map((row) => rowSchema.parse(row))
  /** The ids in the rows of a query. */
  const idsOf = (rows: readonly unknown[]) => rows.map((row) => z.object({ id: z.string() }).parse(row).id)
  let revision = 0
  /** Marks cached rules as outdated. */
  const noteChange = <T>(result: T): T => {
    revision++
    return result
  }
  return {
    /** Changes after each change of the rules, except the count of their uses. */
    revision: () => revision,
    insert: (rule: NewRule) =>
      void noteChange(
        insert.run({
          ...rule,
          layout: JSON.stringify(rule.layout),
          isConstant: Number(rule.isConstant),
          anchors: JSON.stringify(rule.anchors),
          sender: JSON.stringify(rule.sender),
        }),
      ),
    list: () => all(list.all()),
    get: (id: string): Rule | null => oneRow(rowSchema, byId.get(id)),
    /** The enabled rules that apply to this key's records, newest first. */
    serving: (keyId: string | null) => all(serving.all(keyId)),
    setOn: (id: string, isOn: boolean) => noteChange(setOn.run(Number(isOn), id).changes),
    countUse: (id: string, now: number) => void countUse.run(now, id),
    remove: (id: string) => noteChange(remove.run(id).changes),
    /** Counts that a correction said otherwise: values of the rule are doubtful from then on, and the second removes it. */
    contradict(id: string): void {
      contradict.run(id)
      noteChange(removeRefuted.run(id, maxContradicted))
    },
    /** Deletes the rules learned from the correction of a field; returns their ids. */
    forget: (recordId: string, field: string): string[] => noteChange(idsOf(forget.all(recordId, field))),
    /** Deletes all rules learned from corrections of the record; returns their ids. */
    forgetRecord: (recordId: string): string[] => noteChange(idsOf(forgetAll.all(recordId))),
  }
}
