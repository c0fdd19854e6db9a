// A person's word against what was read: kept beside it, told to everybody, taken back when they say so.
import type { Field } from '../../../shared/contract/field.ts'
import { evidenceIn, type Evidence } from '../../../shared/extract/grounding/evidence.ts'
import { ground } from '../../../shared/extract/grounding/ground.ts'
import { pageTextOf } from '../../../shared/extract/grounding/page-text.ts'
import { learn } from '../../../shared/extract/learned/learn.ts'
import type { Box, Page } from '../../../shared/page.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { withTrust } from '../../../shared/trust.ts'
import type { Correction, CorrectionRepo } from '../db/corrections.ts'
import type { FieldRepo } from '../db/fields.ts'
import type { Db } from '../db/open.ts'
import type { PageRepo } from '../db/pages.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { RuleRepo } from '../db/rules.ts'
import { correctionPath } from './check-correction.ts'
import { correctedContent, correctedFields } from './corrected.ts'

export interface CorrectionParts {
  readonly db: Db
  readonly records: RecordRepo
  readonly fields: FieldRepo
  readonly corrections: CorrectionRepo
  readonly pages: PageRepo
  readonly rules: RuleRepo
  readonly newId: (kind: string) => string
  readonly now: () => number
}

export interface Wished {
  readonly field?: string | undefined
  readonly value?: string | undefined
  readonly box?: Box | undefined
  readonly learns: boolean
}

/** Answers the ids of the rules that came or went with it. */
export function correct(parts: CorrectionParts, record: RecordRow, wished: Wished): Result<string[]> {
  const fields = fieldsNow(parts, record)
  const path = correctionPath(
    record,
    wished.field,
    fields.map((field) => field.path),
  )
  if (!path.ok) return path
  const page = parts.pages.of(record)
  const made = correctionOf(path.value, wished, page, parts.now())
  if (!made.ok) return made
  return ok(
    parts.db.transaction(() => {
      parts.corrections.put(record.id, made.value)
      tell(parts, record)
      const forgotten = path.value === '' ? [] : parts.rules.forget(record.id, path.value)
      const taught = wished.learns && page ? teach(parts, record, made.value, page) : null
      return taught === null ? forgotten : [...forgotten, taught]
    })(),
  )
}

/** A field, or all that was found, is right as it stands. */
export function confirm(parts: CorrectionParts, record: RecordRow, field?: string): Result<string[]> {
  const fields = fieldsNow(parts, record)
  const asked = correctionPath(
    record,
    field ?? fields[0]?.path,
    fields.map(({ path }) => path),
  )
  if (!asked.ok) return asked
  const meant = fields.filter(({ path, value }) => value !== '' && (field === undefined || path === field))
  const page = parts.pages.of(record)
  return ok(
    parts.db.transaction(() =>
      meant
        .filter(({ correction }) => correction === null)
        .flatMap(({ path, value, raw, box, confidence }) => {
          const made = { path, value, raw, box, confidence, at: parts.now() }
          parts.corrections.put(record.id, made)
          tell(parts, record)
          const taught = page ? teach(parts, record, made, page) : null
          return taught === null ? [] : [taught]
        }),
    )(),
  )
}

function fieldsNow({ fields, corrections }: CorrectionParts, { id }: RecordRow): Field[] {
  return correctedFields(fields.list(id), corrections.list(id))
}

/** One correction, or all of them; what they taught goes with them. */
export function revert(parts: CorrectionParts, record: RecordRow, field?: string): Result<string[]> {
  const path = field ?? ''
  const isAll = field === undefined
  return parts.db.transaction(() => {
    const removed = isAll ? parts.corrections.clear(record.id) : parts.corrections.remove(record.id, path)
    if (removed === 0) return err('field.notCorrected', { field: path })
    tell(parts, record)
    return ok(isAll ? parts.rules.forgetRecord(record.id) : parts.rules.forget(record.id, path))
  })()
}

function correctionOf(
  path: string,
  { value, box }: Wished,
  page: Page | null,
  at: number,
): Result<Correction> {
  const inBox = box && page ? evidenceIn(withTrust(page), box) : null
  if (value === undefined) {
    if (!box)
      return err('input.invalid', {
        path: 'value',
        rule: 'is missing: give the value, or the box where it stands',
      })
    return inBox ? ok({ path, value: inBox.raw, ...proofOf(inBox), at }) : err('box.empty', {})
  }
  if (box) return ok({ path, value, raw: inBox?.raw ?? '', box, confidence: inBox?.confidence ?? null, at })
  const found = page && path !== '' ? ground(pageTextOf(withTrust(page)), value) : null
  return ok({ path, value, ...proofOf(found), at })
}

function proofOf(found: Evidence | null): Pick<Correction, 'raw' | 'box' | 'confidence'> {
  return found
    ? { raw: found.raw, box: found.box, confidence: found.confidence }
    : { raw: '', box: null, confidence: null }
}

/** Writes down what the record says from now on. */
function tell({ records, fields, corrections }: CorrectionParts, record: RecordRow): void {
  const made = corrections.list(record.id)
  if (made.length === 0) records.revert(record.id)
  else if (record.operation !== 'json') records.correct(record.id, made[0]?.value ?? '')
  else
    records.correct(
      record.id,
      correctedContent(record.result_schema ?? '', correctedFields(fields.list(record.id), made)),
    )
}

function teach(
  parts: CorrectionParts,
  record: RecordRow,
  { path, value }: Correction,
  page: Page,
): string | null {
  const read = parts.fields.list(record.id).find((field) => field.path === path)?.value ?? ''
  const rule = path === '' ? null : learn(page, { field: path, value, read })
  if (!rule) return null
  const id = parts.newId('rul')
  parts.rules.insert({ ...rule, id, recordId: record.id, keyId: record.key_id, createdAt: parts.now() })
  return id
}
