import { describe, expect, it } from 'vitest'
import type { ExportRecord } from '../export/exported.ts'
import { parseCsvLine, planSheet, type SheetThere } from './sheet.ts'

const schemaText = '{"total":"","items":[{"name":"","price":""}]}'

function receipt(id: string, content: object): { record: ExportRecord; schemaText: string } {
  const record = {
    id,
    filename: `${id}.png`,
    content: JSON.stringify(content),
    format: 'json',
    timestamp: Date.UTC(2026, 10, 21),
    payload: '',
    operation: 'json',
  } as const
  return { record, schemaText }
}

const one = receipt('rec_1', { total: '3.20', items: [] })
const two = receipt('rec_2', {
  total: '5.00',
  items: [
    { name: 'Tea', price: '2' },
    { name: 'Milk', price: '3' },
  ],
})

function there(text: string): SheetThere {
  return { head: text.split('\r\n')[0] ?? '', tail: text }
}

function appended(plan: ReturnType<typeof planSheet>): string {
  if (plan.kind !== 'append') throw new Error(plan.kind)
  return plan.text
}

describe('a sheet', () => {
  const first = appended(planSheet(one, null, false))

  it('begins with a column for each field of the schema, also for those that the first image lacks', () => {
    expect(first).toBe(
      'filename,timestamp,operation,total,items.name,items.price,record\r\n' +
        'rec_1.png,2026-11-21T00:00:00.000Z,json,3.20,,,rec_1\r\n',
    )
  })

  it('begins with the mark that Excel knows UTF-8 by, if it was asked for', () => {
    expect(appended(planSheet(one, null, true))).toBe(`\ufeff${first}`)
    expect(planSheet(two, there(`\ufeff${first}`), true)).toMatchObject({ kind: 'append' })
  })

  it('grows by a row for each element of an array, in the columns that are there', () => {
    expect(appended(planSheet(two, there(first), false))).toBe(
      'rec_2.png,2026-11-21T00:00:00.000Z,json,5.00,Tea,2,rec_2\r\n' +
        'rec_2.png,2026-11-21T00:00:00.000Z,json,5.00,Milk,3,rec_2\r\n',
    )
  })

  it('finds its columns again whose names were made harmless', () => {
    const odd = { '=sum': '1', '@due; -x(': '2' }
    const named = { ...receipt('rec_3', odd), schemaText: JSON.stringify(odd) }
    const text = appended(planSheet(named, null, false))
    const next = { ...named, record: { ...named.record, id: 'rec_4' } }
    expect(planSheet(next, there(text), false)).toMatchObject({ kind: 'append', cutText: '' })
  })

  it('gets no row twice, and finishes one that was cut off', () => {
    expect(planSheet(one, there(first), false)).toEqual({ kind: 'written' })
    const rows = appended(planSheet(two, there(first), false))
    for (const length of [1, 20, rows.length - 1]) {
      const plan = planSheet(two, there(first + rows.slice(0, length)), false)
      expect(plan).toEqual({ kind: 'append', text: rows, cutText: rows.slice(0, length) })
    }
  })

  it('begins a new line after one that somebody left open', () => {
    expect(appended(planSheet(two, there(`${first}my own note`), false))).toMatch(/^\r\nrec_2/)
  })

  it('is left alone where its columns have no room for a result', () => {
    expect(planSheet(receipt('rec_3', { other: 'x' }), there(first), false)).toEqual({ kind: 'otherColumns' })
    expect(planSheet(one, there('a,b\r\n1,2\r\n'), false)).toEqual({ kind: 'otherColumns' })
  })

  it('reads a line as spreadsheets write it', () => {
    expect(parseCsvLine('a,"b ""c"", d",,e')).toEqual(['a', 'b "c", d', '', 'e'])
  })
})
