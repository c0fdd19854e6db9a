// Checks the answer of a language model against the page: only text of the page becomes a value. Other text becomes
// an alternative without a place, and never the result.
import type { Alternative, FoundField } from '../../../contract/field.ts'
import type { Page } from '../../../page.ts'
import { noSettings, findSetting, type FieldSettings } from '../../../schema/field-settings.ts'
import { valueTypeOf } from '../../score/field-types.ts'
import type { Grounded } from '../grounding/ground.ts'
import { groundTyped } from '../grounding/ground-typed.ts'
import { pageTextOf } from '../grounding/page-text.ts'
import { dateOrderOf } from '../../kinds/date.ts'
import { isNeeded } from './needed.ts'

/** However sure a model sounds, nobody has seen a label beside its value. */
const maxConfidence = 0.7

export function acceptValues(
  page: Page,
  fields: readonly FoundField[],
  values: ReadonlyMap<string, string>,
  settings: FieldSettings = noSettings,
): FoundField[] {
  const text = pageTextOf(page)
  const order = dateOrderOf(page)
  const place = (path: string, value: string) =>
    groundTyped(text, value, valueTypeOf(path, value, findSetting(settings, path)?.kind), order)
  return fields.flatMap((field) => {
    if (!isNeeded(field)) return [field]
    const value = values.get(field.path)
    if (value !== undefined) return [accepted(field, value, place(field.path, value))]
    return listOf(field, values, place) ?? [field]
  })
}

type PlaceOf = (path: string, value: string) => Grounded | null

/** The rows of which something stands on the page; null where there is none, and the list stays empty. */
function listOf(list: FoundField, values: ReadonlyMap<string, string>, place: PlaceOf): FoundField[] | null {
  const rows = Map.groupBy(
    [...values].filter(([path]) => path.startsWith(`${list.path}[`)),
    ([path]) => /^\[\d+\]/.exec(path.slice(list.path.length))?.[0] ?? '',
  )
  const found = [...rows]
    .map(([at, cells]) =>
      cells.map(([path, value]) => ({
        rest: path.slice(list.path.length + at.length),
        cell: accepted(emptyCell(path), value, place(path, value)),
      })),
    )
    .filter((cells) => cells.some(({ cell }) => cell.value !== ''))
  if (found.length === 0) return null
  // omitted rows must leave no gap
  return found.flatMap((cells, i) =>
    cells.map(({ rest, cell }) => ({ ...cell, path: `${list.path}[${i}]${rest}` })),
  )
}

function emptyCell(path: string): FoundField {
  return { path, value: '', raw: '', box: null, confidence: null, reason: 'noLabel' }
}

function accepted(field: FoundField, value: string, found: Grounded | null): FoundField {
  const others = field.alternatives ?? []
  if (!found) return { ...field, alternatives: first([...others, offPage(value)]) }
  const before: Alternative[] =
    field.value === ''
      ? []
      : [{ value: field.value, raw: field.raw, box: field.box, confidence: field.confidence }]
  const confidence = Math.round(Math.min(maxConfidence, found.confidence) * 1000) / 1000
  return {
    path: field.path,
    value: asOnPage(value, found.raw),
    raw: found.raw,
    box: found.box,
    confidence,
    reason: null,
    how: 'model',
    alternatives: first([...before, ...others]),
  }
}

function offPage(value: string): Alternative {
  return { value, raw: '', box: null, confidence: 0 }
}

function first(alternatives: readonly Alternative[]): Alternative[] {
  return alternatives.slice(0, 3)
}

/** The model's own words where they stand there so; else the page's, without the marks around them. */
function asOnPage(value: string, raw: string): string {
  return raw.includes(value) ? value : raw.replace(/^[\s:;,.]+|[\s:;,]+$/gu, '')
}
