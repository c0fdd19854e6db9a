// Corrections by people: stored next to what was read, shown instead of it, and removed on request.
import { clientOfRecord } from '../jobs/order.ts'
import type { Field } from '../../../shared/contract/field.ts'
import { joinPages, textsOfPages, type Document } from '../../../shared/document/document.ts'
import type { Box } from '../../../shared/page.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { findSetting } from '../../../shared/schema/field-settings.ts'
import type { Correction } from '../db/corrections.ts'
import type { Db } from '../db/open.ts'
import type { RecordRow } from '../db/records.ts'
import { correctionPath } from './check-correction.ts'
import { correctedContent, correctedFields } from './corrected.ts'
import { learnRules, type Learned, type LearnParts } from './learn-rules.ts'
import { reason } from '../../../shared/reasons.ts'

export interface CorrectionParts extends LearnParts {
  readonly db: Db
  readonly newId: (kind: string) => string
  readonly now: () => number
}

export interface CorrectionRequest {
  readonly field?: string | undefined
  readonly value?: string | undefined
  readonly box?: Box | undefined
  /** For a document: the page of the box, or the page whose text is corrected. */
  readonly page?: number | undefined
  readonly learns: boolean
  /** Whether a program makes it for a person. */
  readonly isAgent: boolean
}

/** Stores a person's correction; returns the ids of the rules that were added or removed by it. */
export async function correct(
  parts: CorrectionParts,
  record: RecordRow,
  request: CorrectionRequest,
): Promise<Result<string[]>> {
  const fields = currentFields(parts, record)
  const path = correctionPath(
    record,
    request.field,
    fields.map((field) => field.path),
  )
  if (!path.ok) return path
  const made = await makeCorrection(parts, record, path.value, request)
  if (!made.ok) return made
  const isLesson = request.learns && path.value !== ''
  const learned = await learnRules(parts, record, isLesson ? [made.value] : [])
  if (!learned.ok) return learned
  return commit(parts, record, () => {
    parts.corrections.put(record.id, made.value)
    storeContent(parts, record)
    const forgotten = path.value === '' ? [] : parts.rules.forget(record.id, path.value)
    return [...forgotten, ...storeRules(parts, record, learned.value)]
  })
}

/** Confirms that a field, or all fields that were found, are right as they are. Returns the ids of new rules. */
export async function confirm(
  parts: CorrectionParts,
  record: RecordRow,
  { field, isAgent }: Partial<Pick<CorrectionRequest, 'field'>> & Pick<CorrectionRequest, 'isAgent'>,
): Promise<Result<string[]>> {
  const fields = currentFields(parts, record)
  const asked = correctionPath(
    record,
    field ?? fields[0]?.path,
    fields.map(({ path }) => path),
  )
  if (!asked.ok) return asked
  const made = fields
    .filter(({ path, value }) => value !== '' && (field === undefined || path === field))
    .filter(({ correction }) => correction === null)
    .map(({ path, value, raw, box, page, confidence, normalised }) => ({
      path,
      value,
      raw,
      box,
      page,
      confidence,
      normalised,
      at: parts.now(),
      isAgent,
    }))
  const learned = await learnRules(parts, record, made)
  if (!learned.ok) return learned
  return commit(parts, record, () => {
    for (const one of made) parts.corrections.put(record.id, one)
    if (made.length > 0) storeContent(parts, record)
    return storeRules(parts, record, learned.value)
  })
}

/**
 * Makes the change in one transaction if the record is still there. The record may have been deleted while
 * its page was being looked at.
 */
function commit(parts: CorrectionParts, { id }: RecordRow, change: () => string[]): Result<string[]> {
  if (!parts.records.get(id)) return err('record.unknown', { id })
  return ok(parts.db.transaction(change)())
}

/** Returns the record's fields as they are now, with their corrections. */
function currentFields({ fields, corrections }: CorrectionParts, { id }: RecordRow): Field[] {
  return correctedFields(fields.list(id), corrections.list(id))
}

/** Removes one correction, or all of them, with the rules learned from them. Returns the ids of those rules. */
export function revert(parts: CorrectionParts, record: RecordRow, field?: string): Result<string[]> {
  const path = field ?? ''
  const isAll = field === undefined
  return parts.db.transaction(() => {
    const removed = isAll ? parts.corrections.clear(record.id) : parts.corrections.remove(record.id, path)
    if (removed === 0) return err('field.notCorrected', { field: path })
    storeContent(parts, record)
    return ok(isAll ? parts.rules.forgetRecord(record.id) : parts.rules.forget(record.id, path))
  })()
}

/** Makes the correction of a request: finds the value in the box, or the place of the value on the page. */
async function makeCorrection(
  { understanding, pages, now }: CorrectionParts,
  record: RecordRow,
  path: string,
  { value, box, page: number, isAgent }: CorrectionRequest,
): Promise<Result<Correction>> {
  const { filename: about, field_settings: settings, content, document } = record
  if (value === undefined && !box)
    return err('input.invalid', {
      path: 'value',
      rule: reason('is missing: give the value, or the box around it'),
    })
  const unplaced = { raw: '', box: null, page: null, confidence: null, normalised: null }
  // A correction of the whole text has no single place on the page.
  if (path === '' && value !== undefined && !box) {
    const text = document && number !== undefined ? withPage(content ?? '', document, number, value) : value
    return ok({ path, value: text, ...unplaced, at: now(), isAgent })
  }
  const said = findSetting(settings, path)
  const placed = await understanding.ask({
    ...{
      name: 'place',
      asked: { pages: pages.packedOf(record), field: path, said, value, box, number },
      about,
    },
    client: clientOfRecord(record, { isForPerson: true }),
  })
  if (!placed.ok) return placed
  const { found, ...place } = placed.value
  if (value === undefined && !found) return err('box.empty', {})
  return ok({ path, ...unplaced, ...found, ...place, value: value ?? found?.raw ?? '', at: now(), isAgent })
}

/** Replaces the text of one page within the text of a document. */
function withPage(content: string, document: Document, number: number, text: string): string {
  return joinPages([...textsOfPages(content, document)].map(([at, was]) => (at === number ? text : was)))
}

/** Stores the content of the record as it is with its present corrections. */
function storeContent({ records, fields, corrections }: CorrectionParts, record: RecordRow): void {
  const made = corrections.list(record.id)
  if (made.length === 0) records.revert(record.id)
  else if (record.operation !== 'json') records.correct(record.id, made[0]?.value ?? '')
  else
    records.correct(
      record.id,
      correctedContent(record.result_schema ?? '', correctedFields(fields.list(record.id), made)),
    )
}

/** Stores what was learned and returns the ids of all rules that changed. */
function storeRules(
  { rules, newId, now }: CorrectionParts,
  { id: recordId, key_id: keyId }: RecordRow,
  { learned, contradicted }: Learned,
): string[] {
  for (const id of contradicted) rules.contradict(id)
  const added = learned.map((rule) => {
    const id = newId('rul')
    rules.insert({ ...rule, id, recordId, keyId, createdAt: now() })
    return id
  })
  return [...contradicted, ...added]
}
