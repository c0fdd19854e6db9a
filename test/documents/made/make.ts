// Makes the files, each in its own folder, and lists those whose programs are not installed.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { documentLimits } from '../../../shared/limits.ts'
import type { Subject } from '../subject.ts'
import { isInstalled, tools, type Tool } from '../tools.ts'
import { bornDigital } from './born-digital.ts'
import { closeBrowser } from './browser.ts'
import { lockedAndDamaged } from './locked.ts'
import { oddPages } from './odd-pages.ts'
import type { Recipe } from './recipe.ts'
import { scans } from './scans.ts'

export const recipes: readonly Recipe[] = [...bornDigital, ...oddPages, ...scans, ...lockedAndDamaged]

export interface Made {
  readonly subjects: readonly Subject[]
  /** The files that could not be made, with the programs that they need. */
  readonly missing: readonly string[]
}

export async function makeAll(dir: string, only: string): Promise<Made> {
  const chosen = recipes.filter(({ name, kind }) => name.includes(only) || kind.includes(only))
  const subjects: Subject[] = []
  const missing: string[] = []
  mkdirSync(dir, { recursive: true })
  for (const recipe of chosen) {
    const lacks = recipe.needs.filter((tool) => !isInstalled(tool))
    if (lacks.length > 0) missing.push(`${recipe.name}: ${lacks.map(describeTool).join(', ')}`)
    else {
      const subject = await makeOne(recipe, dir)
      if (subject) subjects.push(subject)
      else missing.push(`${recipe.name}: the programs are there, and failed`)
    }
  }
  await closeBrowser()
  return { subjects, missing }
}

function describeTool(tool: Tool): string {
  return `no ${tool} (Debian: ${tools[tool]})`
}

async function makeOne(recipe: Recipe, dir: string): Promise<Subject | null> {
  const { name, kind, password, refusal = null, truth } = recipe
  const file = path.join(dir, `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`)
  const own = mkdtempSync(path.join(os.tmpdir(), 'fovea-make-'))
  try {
    await recipe.make(file, own)
  } catch (error) {
    process.stderr.write(`${name}: ${String(error)}\n`)
    return null
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
  return {
    name,
    kind,
    file,
    password,
    refusal,
    truth: truth ?? null,
    maxPages: documentLimits.maxPages,
  }
}
