// Explains why a file was or was not read: first the answer, then the evidence for it.
import { finding, type Finding } from '../../../shared/watch/findings.ts'
import { parseFileFilter } from '../../../shared/watch/file-filter.ts'
import type { DeliveryRepo } from '../db/deliveries.ts'
import type { FilePlace, FileState, FolderFileRepo } from '../db/folder-files.ts'
import type { FolderRow } from '../db/folders.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { WrittenFileRepo } from '../db/written-files.ts'
import { sizeToFit } from '../../../shared/image/fitted.ts'
import type { PixelSize } from '../../../shared/image/size/header-size.ts'
import { hasImageExtension } from '../../../shared/image/filename.ts'
import type { Runner } from '../jobs/runner.ts'
import { checkImageFile } from '../intake/check-image-file.ts'
import { placeOf } from '../../files/place-of.ts'
import { isSameState } from './settle.ts'
import { stateOf } from './walk.ts'
import type { Watchers } from './watchers.ts'

export interface FileDoctorParts {
  readonly watchers: Watchers
  readonly folderFiles: FolderFileRepo
  readonly records: RecordRepo
  readonly jobs: JobRepo
  readonly deliveries: DeliveryRepo
  readonly written: WrittenFileRepo
  readonly runner: Runner
  readonly now: () => number
}

interface Answer {
  readonly recordId: string | null
  readonly findings: readonly Finding[]
}

export type FileKind = 'file' | 'folder' | 'missing' | { readonly special: string }

/** More than the clocks of two machines usually differ. */
const futureMs = 120_000

/** Returns the findings about a file, and the id of its record if it has one. */
export async function diagnoseFile(
  parts: FileDoctorParts,
  file: string,
  kind: FileKind,
  folder: FolderRow | null,
): Promise<Answer> {
  const place = folder && placeOf(folder.path, file)
  if (kind === 'missing' && !(place && parts.folderFiles.get(folder.id, place)))
    return { recordId: null, findings: [finding('file.missing', {})] }
  if (!folder || !place) {
    const known = parts.records.latestOfFile(file)
    const record = known === null ? null : parts.records.get(known)
    const documentFindings = findingsOfResult(parts, record?.part_of ?? null)
    if (record)
      return {
        recordId: record.id,
        findings: documentFindings.length > 0 ? documentFindings : recordFindings(parts, record),
      }
    return { recordId: null, findings: [...(await imageFindings(file)), finding('file.notWatched', {})] }
  }
  if (typeof kind !== 'string')
    return { recordId: null, findings: [finding('file.special', { kind: kind.special })] }
  const skipReason = findSkipReason(folder, place)
  if (skipReason) return { recordId: null, findings: [...(await imageFindings(file)), skipReason] }
  return diagnoseWatched(parts, file, place, folder)
}

/** Findings about the image itself: it would be refused or reduced in size; [] if neither. */
async function imageFindings(file: string): Promise<Finding[]> {
  const image = await checkImageFile(file)
  if (!image.ok) {
    // a file that can't be opened now says nothing about its content
    const isRefused = image.error.code.startsWith('image.')
    return isRefused ? [finding('file.refused', { problem: image.error })] : []
  }
  const smaller = sizeToFit(image.value)
  return smaller ? [finding('file.madeSmaller', { from: sizeText(image.value), to: sizeText(smaller) })] : []
}

function sizeText({ width, height }: PixelSize): string {
  return `${width}x${height}`
}

/** Why the rule of the folder skips the file; null if it does not. */
function findSkipReason({ rule, path }: FolderRow, place: FilePlace): Finding | null {
  const file = place.dir + place.name
  if (place.dir !== '' && !rule.includesSubfolders) return finding('file.inSubfolder', { folder: path })
  const sieve = parseFileFilter(rule)
  const verdict = sieve.ok ? sieve.value.verdict(file) : ({ kind: 'read' } as const)
  if (verdict.kind === 'ignored') return finding('file.ignored', { pattern: verdict.pattern })
  if (verdict.kind === 'usual') return finding('file.usual', { pattern: verdict.pattern })
  if (!hasImageExtension(place.name)) return finding('file.notImage', {})
  return verdict.kind === 'notIncluded'
    ? finding('file.notIncluded', { patterns: rule.include.join(', ') })
    : null
}

/** Explains what was or will be done with a file of a watched folder. */
async function diagnoseWatched(
  parts: FileDoctorParts,
  file: string,
  place: FilePlace,
  folder: FolderRow,
): Promise<Answer> {
  const state = await stateOf(folder.path, place)
  const seen = parts.folderFiles.get(folder.id, place)
  const ahead = state ? futureFindings(state, parts.now()) : []
  const made = findingsOfResult(parts, seen?.recordId ?? null)
  const recordId = made.length > 0 ? (seen?.recordId ?? null) : null
  if (seen && (!state || isSameState(seen, state))) {
    const found =
      recordId !== null
        ? made
        : seen.duplicateOf !== null
          ? [finding('file.duplicate', { of: nameOf(parts, seen.duplicateOf) })]
          : [seen.recordId === null ? notReadFinding(parts, file) : finding('file.removed', {})]
    return { recordId: recordId ?? seen.duplicateOf, findings: [...found, ...ahead] }
  }
  const changed = seen ? [finding('file.changed', {})] : []
  return {
    recordId,
    findings: [
      findWaitReason(parts, place, folder),
      ...(await imageFindings(file)),
      ...changed,
      ...made,
      ...ahead,
    ],
  }
}

/** The reason why a file is not read: it is skipped, or Fovea wrote it. */
function notReadFinding({ written }: FileDoctorParts, file: string): Finding {
  return written.sourceOf(file) === null ? finding('file.skipped', {}) : finding('file.own', {})
}

/** Why the file is not read yet. */
function findWaitReason({ watchers, now }: FileDoctorParts, place: FilePlace, folder: FolderRow): Finding {
  if (folder.isPaused) return finding('file.paused', {})
  const watch = watchers.watchOf(folder.id)
  if (!watch) return finding('file.nobodyWatches', {})
  const { state, opensAt } = watchers.statusOf(folder)
  if (state === 'offline') return finding('file.offline', {})
  if (state === 'asking') return finding('file.asking', {})
  if (state === 'resting' && opensAt !== null) return finding('file.resting', { opensAt })
  if (state === 'full') return finding('file.diskFull', {})
  const entry = watch.pendingAt(place)
  if (!entry) return finding('file.unnoticed', {})
  const { settling, error, refusals, checkAt } = entry
  if (error) return finding('file.busy', { problem: error, nextAt: checkAt, looks: refusals })
  const sinceMs = now() - (settling?.since ?? entry.since)
  if (settling?.state.sizeBytes === 0) return finding('file.empty', { sinceMs })
  return finding('file.settling', { sinceMs, leftMs: Math.max(0, checkAt - now()) })
}

/** Findings about a record. If a batch scan was split, those of its documents, even if its own record is gone. */
function findingsOfResult(parts: FileDoctorParts, recordId: string | null): Finding[] {
  const record = recordId === null ? null : parts.records.get(recordId)
  if (record?.removed_at === null) return recordFindings(parts, record)
  const documents = parts.records.partsOf(recordId ?? '').flatMap((id) => parts.records.get(id) ?? [])
  if (documents.length === 0) return record ? recordFindings(parts, record) : []
  return [finding('file.parted', { documents: documents.length }), ...documents.flatMap(findingsOfPart)]

  /** The findings about one document of a split batch scan, without that it is done. */
  function findingsOfPart(part: RecordRow): Finding[] {
    return recordFindings(parts, part).filter(({ code }) => code !== 'file.done')
  }
}

/** Explains the state of a file's record. */
function recordFindings(parts: FileDoctorParts, record: RecordRow): Finding[] {
  const found = [statusFinding(parts, record)]
  if (record.removed_at !== null) found.unshift(finding('file.removed', {}))
  if (record.duplicate_of !== null)
    found.push(finding('file.duplicate', { of: nameOf(parts, record.duplicate_of) }))
  for (const { path } of parts.written.listOfRecord(record.id)) found.push(finding('file.written', { path }))
  const due = parts.deliveries.get(record.id)
  if (!due) return found
  if (due.isParked) found.unshift(finding('file.parked', { step: due.step, problem: due.error }))
  else if (due.error)
    found.unshift(finding('file.delivering', { step: due.step, problem: due.error, nextAt: due.notBefore }))
  else found.push(finding('file.due', { step: due.step }))
  return found
}

/** Explains the status of a record: how it ended, or what it waits for. */
function statusFinding({ jobs, runner, now }: FileDoctorParts, record: RecordRow): Finding {
  switch (record.status) {
    case 'waiting':
      if (record.not_before !== null && record.not_before > now() && record.error)
        return finding('file.retrying', { problem: record.error, nextAt: record.not_before })
      if (runner.isPaused()) return finding('file.queuePaused', {})
      return finding('file.queued', { position: jobs.aheadOf(record.id) })
    case 'working':
      return finding('file.working', {})
    case 'done':
      return finding('file.done', { at: record.completed_at ?? record.created_at })
    case 'failed':
      return finding('file.failed', { problem: record.error })
    case 'cancelled':
      return finding('file.cancelled', {})
  }
}

/** Returns the path or name of a record's file, else its id. */
function nameOf({ records }: FileDoctorParts, id: string): string {
  const record = records.get(id)
  return record?.source_path ?? record?.filename ?? id
}

/**
 * Finds a modification time in the future, which the file's disk or another machine with a wrong clock sets.
 */
function futureFindings({ mtimeMs }: FileState, now: number): Finding[] {
  return mtimeMs - now > futureMs ? [finding('file.future', { aheadMs: Math.round(mtimeMs - now) })] : []
}
