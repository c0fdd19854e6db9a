// Output of the eval besides its figures: expectations, worst images, progress.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeMachine } from '../bench/machine.ts'
import { markdownTable, type Row } from '../bench/tables.ts'
import type { EvalOptions } from './arguments.ts'
import { expectationsOf, withoutRefused } from './expectations.ts'
import type { ImageSet } from './image-set.ts'
import type { Measured } from './measured.ts'
import { contactSheet, worstLine, worstOf } from './worst.ts'

export function reportExpectations(set: ImageSet, measured: readonly Measured[]): void {
  const expectations = expectationsOf(set.images, measured)
  if (expectations.length === 0) return
  const missed = expectations.filter(({ isMet }) => !isMet)
  say(`\n${set.name}: ${expectations.length - missed.length} of ${expectations.length} as expected`)
  for (const { image, expected, got } of missed) say(`  ${image}: expected ${expected}, got ${got}`)
}

export function reportWorst(
  set: ImageSet,
  measured: readonly Measured[],
  count: number | undefined,
  dir: string,
): void {
  for (const each of withoutRefused(set.images, measured))
    if (each.failure !== null) say(`  not read: ${each.file}: ${each.failure}`)
  if (count === undefined) return
  const worst = worstOf(withoutRefused(set.images, measured), count)
  const sheet = path.join(dir, `${set.name}-worst.html`)
  writeFileSync(sheet, contactSheet(`${set.name}: the worst ${worst.length}`, worst))
  say(`\nworst of ${set.name} (100 is all right; ${sheet})`)
  for (const each of worst) say(worstLine(each))
}

export function tableWithCaption(rows: readonly Row[], { every, profile }: EvalOptions): string {
  const day = new Date().toISOString().slice(0, 10)
  const chosen = every === 1 ? 'every image' : `one image in ${every}`
  return `${day}, ${chosen}, profile ${profile}, ${describeMachine()}\n\n${markdownTable(rows)}`
}

export function tellProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
