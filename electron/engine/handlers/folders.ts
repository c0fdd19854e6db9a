// Handlers for watch folders: their rules, their state, and the actions on them.
import path from 'node:path'
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FolderRow } from '../db/folders.ts'
import type { FolderRule } from '../../../shared/contract/folder-rule.ts'
import { diagnose } from '../watch/doctor.ts'
import { sheetFault } from '../output/sheet-fault.ts'
import { pendingFiles } from './folder-pending.ts'
import { outputPlaces, watchableRoot } from '../watch/rule-places.ts'
import { previewFolder } from '../watch/preview.ts'
import { checkRule, applyChanges, withoutSecret } from './folder-rules.ts'
import { folderFileHandlers } from './rule-file-handlers.ts'
import { retryFolder } from './folder-retry.ts'
import { tryRule } from './folder-try.ts'
import { faultView } from '../fault-view.ts'
import type { HandlersOf } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

export function folderHandlers(parts: HandlerParts): HandlersOf<'folders'> {
  const { folders, folderFiles, watchers } = parts

  /** Changes a folder's rule or pause, and restarts its watch. */
  async function change(
    id: string,
    changes: { isPaused?: boolean | undefined } & object,
  ): Promise<Result<WatchFolder>> {
    const before = folders.get(id)
    if (!before) return err('folder.unknown', { id })
    const others = folders.list().filter((row) => row.id !== id)
    const rule = await validRule(parts, before.path, applyChanges(changes, before.rule), others)
    if (!rule.ok) return rule
    folders.update({ id, rule: rule.value, isPaused: changes.isPaused ?? before.isPaused })
    await watchers.refresh(id)
    parts.deliverer.pump()
    parts.sheetKeeper.lookAgain(id)
    return folderResult(parts, id)
  }

  return {
    'folders.list': () => ok({ folders: folders.list().map((row) => viewOf(parts, row)) }),
    'folders.add': (input) => addFolder(parts, input.path, applyChanges(input)),
    'folders.update': ({ id, ...changes }) => change(id, changes),
    'folders.pause': ({ id }) => change(id, { isPaused: true }),
    'folders.resume': ({ id }) => change(id, { isPaused: false }),

    async 'folders.remove'({ id }) {
      const removed = folders.remove(id)
      if (removed === 0) return err('folder.unknown', { id })
      await watchers.refresh(id)
      return ok({ removed })
    },

    /** Answers the question whether files that were in the folder before it was watched are read. */
    'folders.answer'({ id, existing }) {
      const folder = folders.get(id)
      if (!folder) return err('folder.unknown', { id })
      if (!watchers.watchOf(id)?.answer(existing)) return err('folder.notAsking', { path: folder.path })
      return folderResult(parts, id)
    },

    /** Scans the folder now. */
    'folders.rescan'({ id }) {
      watchers.rescan(id)
      return folderResult(parts, id)
    },

    /** Forgets which files were dealt with, so that all are read again. */
    'folders.reread'({ id }) {
      if (!folders.get(id)) return err('folder.unknown', { id })
      const forgotten = folderFiles.forgetFolder(id)
      watchers.rescan(id)
      return ok({ forgotten })
    },

    'folders.retry': ({ id }) =>
      folders.get(id) ? ok({ retried: retryFolder(parts, id) }) : err('folder.unknown', { id }),

    'folders.pending'({ id, limit }) {
      const folder = folders.get(id)
      return folder ? ok(pendingFiles(parts, folder, limit)) : err('folder.unknown', { id })
    },

    'folders.preview': (input) => previewFolder(input, parts.now()),
    'folders.try': (input, context) => tryRule(parts, input, context),
    ...folderFileHandlers({ ...parts, add: (folderPath, rule) => addFolder(parts, folderPath, rule) }),
    'folders.doctor': async ({ path: folderPath }) => ok(await diagnose(parts, path.resolve(folderPath))),
  }
}

/** Checks folder and rule, stores the folder, and begins to watch it. */
async function addFolder(
  parts: HandlerParts,
  folderPath: string,
  requested: FolderRule,
): Promise<Result<WatchFolder>> {
  const { folders, watchers, dataDir } = parts
  const others = folders.list()
  const root = await watchableRoot(folderPath, dataDir, others)
  if (!root.ok) return root
  const rule = await validRule(parts, root.value, requested, others)
  if (!rule.ok) return rule
  const id = parts.newId('fld')
  folders.insert({ id, path: root.value, createdAt: parts.now(), rule: rule.value, isPaused: false })
  await watchers.refresh(id)
  parts.sheetKeeper.lookAgain(id)
  return folderResult(parts, id)
}

/** Checks a rule, and that its output folders can be used. */
async function validRule(
  parts: HandlerParts,
  root: string,
  requested: FolderRule,
  others: readonly FolderRow[],
): Promise<Result<FolderRule>> {
  const rule = checkRule(parts, requested)
  return rule.ok ? outputPlaces(root, rule.value, parts.dataDir, others) : rule
}

/** Returns the folder as callers see it, or an error if it was removed. */
function folderResult(parts: HandlerParts, id: string): Result<WatchFolder> {
  const row = parts.folders.get(id)
  return row ? ok(viewOf(parts, row)) : err('folder.unknown', { id })
}

/** The folder with its rule, its state and its counts. */
function viewOf({ records, deliveries, watchers, sheets }: HandlerParts, row: FolderRow): WatchFolder {
  const status = watchers.statusOf(row)
  const counts = records.countsOfFolder(row.id)
  const countOf = (status: string) => counts.find((each) => each.status === status)?.count ?? 0
  const { due, parked } = deliveries.counts(row.id)
  const sheet = row.rule.sheet === 'none' ? null : sheets.get(row.id)
  const sheetProblem = sheet && sheetFault(sheet)
  return {
    id: row.id,
    path: row.path,
    ...withoutSecret(row.rule),
    isPaused: row.isPaused,
    isLookedThrough: row.isSurveyed,
    sheetPath: sheet?.state.files[0]?.path ?? null,
    sheetProblem: sheetProblem && faultView(sheetProblem),
    state: status.state,
    noticedBy: status.noticedBy,
    isNetwork: status.isNetwork,
    opensAt: status.opensAt,
    problem: status.problem && faultView(status.problem),
    createdAt: row.createdAt,
    recordCount: counts.reduce((sum, each) => sum + each.count, 0),
    settlingCount: status.settling,
    counts: {
      asking: status.asking,
      waiting: countOf('waiting'),
      working: countOf('working'),
      done: countOf('done'),
      failed: countOf('failed'),
      duplicates: counts.reduce((sum, each) => sum + each.duplicates, 0),
      undelivered: due + Number(sheet !== null && !sheet.isParked && sheet.changes !== sheet.written),
      parked: parked + Number(sheet?.isParked ?? false),
    },
  }
}
