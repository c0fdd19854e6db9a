// Checks whether a folder can be watched well: rights, space, kind of disk, clock, links, and the files that its rule
// takes.
import path from 'node:path'
import { systemCode } from '../../../shared/file-fault.ts'
import { ok } from '../../../shared/result.ts'
import { folderRefusal } from '../../files/presence.ts'
import { inDirectory } from '../../files/user-folder.ts'
import { defaultFolderRule, type FolderRule } from '../../../shared/contract/folder-rule.ts'
import { finding, type Finding } from '../../../shared/watch/findings.ts'
import type { FolderRepo, FolderRow } from '../db/folders.ts'
import type { SheetRepo } from '../db/sheets.ts'
import { freeBytesOf } from '../disk-space.ts'
import { previewFolder } from './preview.ts'
import { watchableRoot } from './rule-places.ts'
import { outputBase, sheetFile } from '../output/output-paths.ts'
import { sheetFault } from '../output/sheet-fault.ts'
import { findMount } from './mounts.ts'
import type { Watchers } from './watchers.ts'

export interface FolderDoctorParts {
  readonly dataDir: string
  readonly folders: FolderRepo
  readonly watchers: Watchers
  readonly sheets: SheetRepo
  readonly minFreeBytes: () => number
  readonly now: () => number
}

const futureMs = 120_000
/** Enough to notice a wrong clock and links in a folder of any size. */
const maxEntries = 500

/** Returns the findings about a folder; `folder` is its row if it is watched. */
export async function diagnoseFolder(
  parts: FolderDoctorParts,
  dir: string,
  folder: FolderRow | null,
): Promise<Finding[]> {
  const found = [await watchStatus(parts, dir, folder)]
  const refused = await folderRefusal(dir, 'read')
  if (refused) return [finding('folder.missing', { problem: refused.error }), ...found]
  found.push(finding('folder.readable', {}))
  const problem = folder && parts.watchers.statusOf(folder).problem
  if (problem?.code === 'folder.noEvents') found.push(finding('folder.noEvents', { problem }))
  else if (problem) found.push(finding('folder.unreadable', { problem }))
  const sheet = folder && folder.rule.sheet !== 'none' ? parts.sheets.get(folder.id) : null
  const sheetProblem = sheet && sheetFault(sheet)
  if (sheetProblem) found.push(finding('folder.sheet', { problem: sheetProblem }))
  const { type, isNetwork } = await findMount(dir)
  found.push(isNetwork ? finding('folder.network', { type }) : finding('folder.local', { type }))
  const rule = folder?.rule ?? defaultFolderRule
  const places = [dir, parts.dataDir, ...outputFolders(folder?.path ?? dir, rule)]
  for (const place of new Set(places)) found.push(...(await checkFreeSpace(place, parts.minFreeBytes())))
  for (const place of outputFolders(folder?.path ?? dir, rule)) found.push(await checkWritable(place))
  if (rule.doneDir !== null) found.push(await checkWritable(rule.doneDir), await checkWritable(dir))
  found.push(...(await findOddities(dir, parts.now())))
  const preview = await previewFolder({ ...rule, path: dir, limit: 1 }, parts.now())
  if (preview.ok) found.push(finding('folder.files', preview.value.counts))
  return found
}

/** Returns the folders into which the rule writes. */
function outputFolders(root: string, rule: FolderRule): Set<string> {
  return new Set([
    ...(rule.writes.length > 0 ? [outputBase(root, rule)] : []),
    ...(rule.sheet === 'none' ? [] : [sheetFile(root, rule, rule.sheet).base]),
  ])
}

/** Whether the folder is watched, inside a watched folder, or could be watched. */
async function watchStatus(
  parts: FolderDoctorParts,
  dir: string,
  folder: FolderRow | null,
): Promise<Finding> {
  if (folder?.path === dir) return finding('folder.watched', { state: parts.watchers.statusOf(folder).state })
  if (folder) return finding('folder.inside', { root: folder.path })
  const root = await watchableRoot(dir, parts.dataDir, parts.folders.list())
  return root.ok
    ? finding('folder.notWatched', {})
    : finding('folder.cannotBeWatched', { problem: root.error })
}

/** Checks the free space; finds nothing to say about a folder that does not exist yet. */
async function checkFreeSpace(place: string, minBytes: number): Promise<Finding[]> {
  try {
    const freeBytes = await freeBytesOf(place)
    const code = freeBytes < minBytes ? 'folder.fullDisk' : 'folder.space'
    return [finding(code, { path: place, freeBytes })]
  } catch (error) {
    // A folder that is created by the first write has no free space yet.
    if (systemCode(error) === null) throw error
    return []
  }
}

/** Checks whether files can be created there; for a missing folder, in the one above it. */
async function checkWritable(place: string): Promise<Finding> {
  const refused = await folderRefusal(place, 'write')
  if (!refused) return finding('folder.writable', { path: place })
  const parent = path.dirname(place)
  if (refused.error.code === 'file.gone' && parent !== place) {
    const above = await checkWritable(parent)
    return above.code === 'folder.writable' ? finding('folder.writable', { path: place }) : above
  }
  return finding('folder.notWritable', { path: place, problem: refused.error })
}

/** Findings about links in the folder, and about files with a time in the future. */
async function findOddities(dir: string, now: number): Promise<Finding[]> {
  const found = await inDirectory({ base: dir, dir }, async (folder) => {
    const entries = (await folder.entries()).slice(0, maxEntries)
    const links = entries.filter((entry) => entry.isSymbolicLink())
    let ahead = 0
    for (const { name } of entries.filter((entry) => entry.isFile()))
      ahead = Math.max(ahead, ((await folder.stat(name))?.mtimeMs ?? 0) - now)
    return ok({ links, ahead })
  })
  if (!found.ok) return []
  const { links, ahead } = found.value
  const [example] = links
  return [
    ...(ahead > futureMs ? [finding('folder.clock', { aheadMs: Math.round(ahead) })] : []),
    ...(example ? [finding('folder.links', { count: links.length, example: example.name })] : []),
  ]
}
