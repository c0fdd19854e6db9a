// Tables whose heads are laid along the array's columns, for words tell none of them or the wrong ones.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const table = (...rows: readonly (readonly string[])[]) =>
  rows.flatMap((cells, i) => cells.map((text, j) => ({ text, x: 40 + j * 130, y: 100 + i * 40 })))

const jabs = [
  ['Hepatil', '1', '18/07/2023', 'HB-0922A', 'none', 'Orla'],
  ['Becegen', '2', '02/08/2023', 'B2214-7', 'slight', 'Finn'],
  ['Polivax', '1', '25/09/2023', 'PV 6180', 'fever', 'Orla'],
]

test('the only table has the columns in the order in which they are asked for', () => {
  const schema = { doses: [{ vaccine: '', doseNo: '', givenOn: '', lot: '' }] }
  const found = valuesOf(
    schema,
    ...table(['Wexal', 'Qorp', 'Zund', 'Plimf'], ...jabs.map((row) => row.slice(0, 4))),
  )
  expect(found).toEqual({
    doses: jabs.map(([vaccine, doseNo, givenOn, lot]) => ({ vaccine, doseNo, givenOn, lot })),
  })
})

test('of a table of more columns those that no head tells stand between those that heads do', () => {
  const schema = { students: [{ fullName: '', recordBook: '', ticketNumber: '', points: '', grade: '' }] }
  const rows = [
    ['1', 'Dara Bess', '220417', '12', '91', 'excellent', 'Shk'],
    ['2', 'Yul Vakh', '220422', '5', '68', 'fair', 'Shk'],
    ['3', 'Ars Zimo', '220436', '19', '79', 'good', 'Shk'],
  ]
  const heads = ['№', 'Wexal', 'Qorp', 'Ticket number', 'Points', 'Grade', 'Zund']
  expect(valuesOf(schema, ...table(heads, ...rows))).toEqual({
    students: rows.map(([, fullName, recordBook, ticketNumber, points, grade]) => ({
      ...{ fullName, recordBook, ticketNumber, points, grade },
    })),
  })
})

test('of two heads side by side that fit alike none is taken', () => {
  const schema = { doses: [{ vaccine: '', doseNo: '', givenOn: '', remark: '' }] }
  const rows = jabs.map(([vaccine = '', dose = '', on = '', , remark = '', by = '']) => [
    vaccine,
    dose,
    on,
    remark,
    by,
  ])
  const found = valuesOf(schema, ...table(['Wexal', 'Dose no.', 'Given on', 'Plimf', 'Zund'], ...rows))
  expect(found).toEqual({
    doses: rows.map(([vaccine, doseNo, givenOn]) => ({ vaccine, doseNo, givenOn, remark: '' })),
  })
})

test('words and figures that are no table of what is asked for are none', () => {
  const schema = { doses: [{ vaccine: '', doseNo: '', givenOn: '', lot: '' }] }
  const rows = [
    ['Hepatil', 'Orla', 'Finn', 'none'],
    ['Becegen', 'Finn', 'Orla', 'slight'],
  ]
  expect(valuesOf(schema, ...table(['Wexal', 'Qorp', 'Zund', 'Plimf'], ...rows))).toEqual({ doses: [] })
})

test('a row below them that only says what each is measured in is no row of the table', () => {
  const schema = { points: [{ nominalNm: '', meanNm: '', deviationPct: '', uncertaintyPct: '' }] }
  const heads = ['Setting', 'Mean reading', 'Deviation', 'Expanded uncertainty']
  const points = [
    ['68', '66.91', '1.63', '1.2'],
    ['204', '205.38', '0.67', '0.9'],
    ['340', '343.06', '0.89', '0.8'],
  ]
  const { points: found } = valuesOf(schema, ...table(heads, ['Nm', 'Nm', '%', '%'], ...points)) as {
    points: { nominalNm: string; meanNm: string }[]
  }
  expect(found.map(({ nominalNm, meanNm }) => [nominalNm, meanNm])).toEqual(
    points.map((row) => row.slice(0, 2)),
  )
})
