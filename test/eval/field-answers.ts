// The training data for the confidence of fields: every answer of the rules that fits, without a threshold, with its
// signals and whether it is right.
import { choose, fits } from '../../shared/extract/score/choose.ts'
import { searched } from '../../shared/extract/extract.ts'
import { fieldOf } from '../../shared/extract/propose/fields.ts'
import { textOf } from '../../shared/extract/model/place.ts'
import { signsOfCell, type Signs } from '../../shared/extract/score/signs.ts'
import { columnsIn, tableRows } from '../../shared/extract/propose/tables/table.ts'
import type { ValueType } from '../../shared/extract/kinds/kinds.ts'
import type { Page } from '../../shared/page.ts'
import { parsePath } from '../../shared/schema/path.ts'
import type { SchemaNode } from '../../shared/schema/schema-node.ts'

export interface FieldAnswer {
  readonly type: ValueType
  readonly signs: Signs
  readonly isRight: boolean
}

/** Whether a value equals the truth, apart from its notation. */
export type IsSame = (truth: unknown, value: string) => boolean

export function answersOf(page: Page, schema: SchemaNode, truth: unknown, isSame: IsSame): FieldAnswer[] {
  const { scene, searches } = searched(page, schema)
  const chosen = choose(searches, fits)
  return searches.flatMap(({ field }): FieldAnswer[] => {
    const { node, path } = field
    const told = at(truth, path)
    if (node.kind === 'array') {
      if (node.element.kind !== 'object' || !Array.isArray(told)) return []
      const { rows, isHeaded } = tableRows(scene, columnsIn(node.element))
      return rows.flatMap((row) =>
        [...row].map(([{ key, type }, cell]) => ({
          type,
          signs: signsOfCell(scene, cell, type, isHeaded),
          // rows are not matched: a value is right if any row of the truth has it
          isRight: told.some((one) => isSame(at(one, key), textOf(cell))),
        })),
      )
    }
    const answer = chosen.get(field)
    if (!answer || told === undefined || told === '') return []
    const { signs } = answer
    return [{ type: field.name.type, signs, isRight: isSame(told, fieldOf(answer).value) }]
  })
}

function at(truth: unknown, path: string): unknown {
  return (parsePath(path) ?? []).reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    truth,
  )
}
