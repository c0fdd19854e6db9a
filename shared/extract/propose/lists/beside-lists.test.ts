import { expect, test } from 'vitest'
import type { LineSketch } from '../../../../test/support/page-builder.ts'
import { valuesOf } from '../../../../test/support/values-of.ts'

const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })

test('lines below the value beside a label are the list that the label names', () => {
  const lines = [
    at('2.2 Signal word', 50, 50),
    at('Danger', 500, 50),
    at('Hazard statements', 50, 90),
    at('H226 Flammable liquid and vapour.', 500, 90),
    at('H304 May be fatal if swallowed.', 500, 116),
    at('H336 May cause drowsiness or dizziness.', 500, 142),
    at('Supplier', 50, 200),
    at('Kern Solvents Ltd', 500, 200),
  ]
  expect(valuesOf({ hazardStatements: [''] }, ...lines)).toEqual({
    hazardStatements: [
      'H226 Flammable liquid and vapour.',
      'H304 May be fatal if swallowed.',
      'H336 May cause drowsiness or dizziness.',
    ],
  })
})

test('the number of a thing may have letters, and a line of a text is no row of heads', () => {
  const lines = [
    at('dichiara di avere smarrito i seguenti beni:', 50, 50),
    at('Oggetto', 50, 100),
    at('Numero', 400, 100),
    at('Rilasciato da', 700, 100),
    at('Carta d’identità', 50, 140),
    at('CA71338FN', 400, 140),
    at('Comune di Camogli', 700, 140),
    at('Patente di guida', 50, 180),
    at('GE5208846K', 400, 180),
    at('MIT-UCO', 700, 180),
    at('Il numero di ogni oggetto che viene ritrovato deve essere comunicato a questo comando.', 50, 240),
  ]
  expect(valuesOf({ lostItems: [{ item: '', number: '' }] }, ...lines)).toEqual({
    lostItems: [
      { item: 'Carta d’identità', number: 'CA71338FN' },
      { item: 'Patente di guida', number: 'GE5208846K' },
    ],
  })
})
