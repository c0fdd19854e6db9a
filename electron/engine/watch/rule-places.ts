// Checks whether a folder may be watched, and whether results may be written where a rule puts them. Neither may
// cause a loop or touch Fovea's own data.
import path from 'node:path'
import type { FolderRule } from '../../../shared/contract/folder-rule.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FolderRow } from '../db/folders.ts'
import { isWithin } from '../../files/place-of.ts'
import { folderRefusal, futureFolder, realFolder } from '../../files/presence.ts'

/**
 * Returns the real path of a folder. Each file belongs to one rule, so a folder can't be watched if it is, contains,
 * or is inside another watched folder.
 */
export async function watchableRoot(
  folderPath: string,
  dataDir: string,
  others: readonly FolderRow[],
): Promise<Result<string>> {
  const absolute = path.resolve(folderPath)
  const real = await realFolder(absolute)
  if (!real.ok) return real
  const root = real.value
  const refused = await folderRefusal(root, 'read')
  if (refused) return refused
  const ownData = await realFolder(dataDir)
  if (!ownData.ok) return ownData
  if (isWithin(ownData.value, root) || isWithin(root, ownData.value))
    return err('folder.ownData', { path: root })
  const other = others.find((row) => isWithin(row.path, root) || isWithin(root, row.path))
  return other ? err('folder.watched', { path: root, by: other.path }) : ok(root)
}

/**
 * Returns the rule with the real paths of its folders, or why they can't be used. `others` are all watch folders but
 * this one.
 */
export async function outputPlaces(
  root: string,
  rule: FolderRule,
  dataDir: string,
  others: readonly FolderRow[],
): Promise<Result<FolderRule>> {
  const trees = [{ path: root, rule }, ...others]
  const data = await realFolder(dataDir)
  if (!data.ok) return data
  const ownData = data.value
  const places: (string | null)[] = []
  for (const folderPath of [rule.outputDir, rule.doneDir]) {
    if (folderPath === null) {
      places.push(null)
      continue
    }
    if (!path.isAbsolute(folderPath)) return err('folder.outputRelative', { path: folderPath })
    const place = await futureFolder(path.normalize(folderPath))
    if (!place.ok) return place
    const tree = trees.find((each) => isInTree(place.value, each.path, each.rule.includesSubfolders))
    if (tree) return err('folder.outputInside', { path: folderPath, root: tree.path })
    if (isWithin(place.value, ownData)) return err('folder.ownData', { path: folderPath })
    places.push(place.value)
  }
  // The other direction: results of other rules must not be written into this folder.
  for (const other of others) {
    for (const place of [other.rule.outputDir, other.rule.doneDir]) {
      if (place !== null && isInTree(place, root, rule.includesSubfolders))
        return err('folder.outputInside', { path: place, root })
    }
  }
  const [outputDir = null, doneDir = null] = places
  const sheetFile = await sheetPlace(rule, ownData)
  return sheetFile.ok ? ok({ ...rule, outputDir, doneDir, sheetFile: sheetFile.value }) : sheetFile
}

/** The real path of the sheet. The sheet may be inside the watched folder, because it is no image. */
async function sheetPlace({ sheet, sheetFile }: FolderRule, ownData: string): Promise<Result<string | null>> {
  if (sheet === 'none' || sheetFile === null) return ok(null)
  if (!path.isAbsolute(sheetFile)) return err('folder.outputRelative', { path: sheetFile })
  if (path.extname(sheetFile).toLowerCase() !== `.${sheet}`)
    return err('folder.sheetEnding', { path: sheetFile, ending: `.${sheet}` })
  const dir = await futureFolder(path.dirname(path.normalize(sheetFile)))
  if (!dir.ok) return dir
  if (isWithin(dir.value, ownData)) return err('folder.ownData', { path: sheetFile })
  return ok(path.join(dir.value, path.basename(sheetFile)))
}

/**
 * Whether a place is in the watched tree. If a folder is watched without subfolders, its subfolders count as
 * outside.
 */
function isInTree(place: string, root: string, includesSubfolders: boolean): boolean {
  return includesSubfolders ? isWithin(place, root) : path.relative(root, place) === ''
}
