// Finds the models of a tesseract installation on this machine.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { systemCode } from '../../../shared/file-fault.ts'

const ending = '.traineddata'

/** The folders that system packages use; a star stands for any one folder. */
const defaultFolders = [
  '/usr/share/tesseract-ocr/*/tessdata',
  '/usr/share/tesseract-ocr/tessdata',
  '/usr/share/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
  'C:\\Program Files\\Tesseract-OCR\\tessdata',
]

/**
 * Paths of the installed models by language. The first folder wins, as TESSDATA_PREFIX does for tesseract
 * itself.
 */
export function findSystemModels(
  folders: readonly string[] = [
    ...(process.env['TESSDATA_PREFIX']?.split(path.delimiter) ?? []),
    ...defaultFolders,
  ],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const folder of folders.flatMap(expand)) {
    for (const name of namesIn(folder)) {
      const code = name.slice(0, -ending.length)
      if (name.endsWith(ending) && !found.has(code)) found.set(code, path.join(folder, name))
    }
  }
  return found
}

/** Replaces a * in a folder path by each name that exists there. */
function expand(folder: string): string[] {
  const [before, after] = folder.split('*')
  if (before === undefined || after === undefined) return [folder]
  return namesIn(before).map((name) => before + name + after)
}

/** Lists the names in a folder; none if it can't be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    // The folder doesn't exist or can't be read.
    if (systemCode(error) !== null) return []
    throw error
  }
}
