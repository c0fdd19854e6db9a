// Checks the data folder: that database, images and backup copies agree. Everything is opened read-only, and the
// engine may keep running.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { finding, findingLevel, type Finding } from '../../../shared/watch/findings.ts'
import { createBackups } from '../db/backups.ts'
import { migrations } from '../db/migrations/list.ts'
import { countsOf, databaseFile, versionOf, type Db } from '../db/open.ts'
import { isBrokenPage } from '../db/pages.ts'
import { isDamage, openReadOnly, problemIn, problemInFile } from '../db/soundness.ts'
import { folderProblem } from '../folder-problem.ts'
import { checkImages, imageRecords } from './image-check.ts'
import { withExamples } from './with-examples.ts'

interface DatabaseCheck {
  readonly found: readonly Finding[]
  /** How many were checked. */
  readonly checked: { readonly records: number; readonly images: number; readonly pages: number }
}

/** Returns all findings; without a problem among them, the first says how much was checked. */
export function checkData(dataDir: string, now: number): Finding[] {
  const file = path.join(dataDir, databaseFile)
  if (!existsSync(file)) return [finding('data.missing', {})]
  const database = checkDatabase(dataDir, file, now)
  const copies = checkCopies(path.join(dataDir, 'backups'), now)
  const found = [...database.found, ...copies.found]
  if (found.some((each) => findingLevel(each) === 'problem')) return found
  return [finding('data.sound', { ...database.checked, copies: copies.count }), ...found]
}

/** Checks the database file and the images that it names; if the database is damaged, only the images. */
function checkDatabase(dataDir: string, file: string, now: number): DatabaseCheck {
  const imageDir = path.join(dataDir, 'images')
  let db: Db | undefined
  try {
    db = openReadOnly(file)
    const why = databaseProblem(db)
    return why ? checkImagesAlone(why, imageDir) : checkContents(db, imageDir, now)
  } catch (error) {
    return checkImagesAlone(toFinding(error, file), imageDir)
  } finally {
    db?.close()
  }
}

/**
 * Checks only the images. A damaged database doesn't say reliably which images it names, so the images are
 * checked without it.
 */
function checkImagesAlone(why: Finding, imageDir: string): DatabaseCheck {
  const { found, count } = checkImages(imageDir, null)
  return { found: [why, ...found], checked: { records: 0, images: count, pages: 0 } }
}

/** Returns why the database can't be checked any further, or null. */
function databaseProblem(db: Db): Finding | null {
  const why = problemIn(db, 'whole')
  if (why !== null) return finding('data.damaged', { why })
  const version = versionOf(db)
  if (version === 0) return finding('data.missing', {})
  return version === migrations.length
    ? null
    : finding('data.otherVersion', { version, known: migrations.length })
}

/** Turns an error of opening the database into a finding; rethrows one that is a bug. */
function toFinding(error: unknown, file: string): Finding {
  if (isDamage(error)) return finding('data.damaged', { why: error.message })
  const why = folderProblem(error)
  if (why === null) throw error
  return finding('data.unreadable', { path: file, why })
}

/** Checks the rows, images and pages of a database that is sound in itself. */
function checkContents(db: Db, imageDir: string, now: number): DatabaseCheck {
  const images = checkImages(imageDir, imageRecords(db, now))
  const pages = checkPages(db)
  return {
    found: [...checkRows(db), ...images.found, ...pages.found],
    checked: { records: countsOf(db).records, images: images.count, pages: pages.count },
  }
}

const orphanRow = z.object({ table: z.string(), parent: z.string() })

/** Finds rows that refer to missing rows of other tables. */
function checkRows(db: Db): Finding[] {
  const orphans = z.array(orphanRow).parse(db.pragma('foreign_key_check'))
  if (orphans.length === 0) return []
  const kinds = new Set(orphans.map(({ table, parent }) => `${table} > ${parent}`))
  return [finding('data.rows', { count: orphans.length, examples: withExamples([...kinds]).examples })]
}

const pageKey = z.object({ hash: z.string(), asked: z.string(), reader: z.string() })
const idRow = z.object({ id: z.string() })

/** Finds stored pages that can't be read any more. */
function checkPages(db: Db): { found: Finding[]; count: number } {
  const body = db.prepare(`SELECT body FROM pages WHERE hash = @hash AND asked = @asked AND reader = @reader`)
  const recordOf = db.prepare(`SELECT id FROM records WHERE hash = ? ORDER BY seq LIMIT 1`)
  const keys = z.array(pageKey).parse(db.prepare(`SELECT hash, asked, reader FROM pages`).all())
  const broken = keys.filter((key) => {
    const row = body.get(key)
    return row !== undefined && isBrokenPage(row, key.reader)
  })
  const names = broken.map(({ hash }) => idRow.safeParse(recordOf.get(hash)).data?.id ?? hash)
  return {
    found: broken.length === 0 ? [] : [finding('data.pages', withExamples(names))],
    count: keys.length,
  }
}

/** Checks each backup copy in the folder, without those that are already marked as damaged. */
function checkCopies(dir: string, now: number): { found: Finding[]; count: number } {
  const copies = createBackups(dir, () => now)
    .all()
    .filter(({ kind }) => kind !== 'damaged')
  const problems = copies.flatMap(({ name, file }) => {
    const why = copyProblem(file)
    return why === null ? [] : [{ name, why }]
  })
  const [first] = problems
  const names = problems.map(({ name }) => name)
  return {
    found: first ? [finding('data.copies', { ...withExamples(names), why: first.why })] : [],
    count: copies.length,
  }
}

/** Returns why a backup copy is unusable; null if it is sound or was deleted meanwhile. */
function copyProblem(copy: string): string | null {
  try {
    return problemInFile(copy)
  } catch (error) {
    if (!existsSync(copy)) return null // deleted meanwhile
    const why = folderProblem(error)
    if (why === null) throw error
    return why
  }
}
