// Data files in documents, from the file to the record: shown, searched and exported for every operation.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { anInvoice, eInvoice } from '../support/e-invoices.ts'
import { testEngine } from '../support/engine.ts'
import { drawLines, makePdf } from '../support/pdfs.ts'
import { tempDir } from '../support/temp-dir.ts'

/** Makes a PDF of two pages with an embedded e-invoice, and an engine with the real reader. */
async function withInvoice() {
  const file = path.join(tempDir(), 'invoice.pdf')
  const pages = [drawLines('Rechnung', 'siehe Anlage'), drawLines('Seite zwei')]
  writeFileSync(file, await makePdf({ pages, attached: { 'factur-x.xml': eInvoice('Factur-X') } }))
  const fovea = await testEngine()
  const read = async (options: { pages?: string } = {}) => {
    const { records } = await fovea.call('records.add', {
      images: [{ path: file }],
      operation: 'text',
      ...options,
    })
    return fovea.call('records.get', { id: records[0]!.id, wait: true })
  }
  const found = async (query: string) =>
    (await fovea.call('records.list', { query })).records.map(({ id }) => id)
  return { fovea, read, found }
}

it('embedded data is stored with a record of any operation, found by a search and exported, but is not part of the text', async () => {
  const { fovea, read, found } = await withInvoice()
  const record = await read()
  expect(record.data).toMatchObject([
    { name: 'factur-x.xml', standard: 'cii', rules: 'urn:cen.eu:en16931:2017' },
  ])
  expect(record.data[0]?.facts).toContainEqual({ term: 'total', value: anInvoice.total })
  expect(record.content).not.toContain(anInvoice.number)
  // a whole word, a part of it, two characters, and without accents
  for (const query of [anInvoice.number, 'RE-2026', 'öz', anInvoice.seller.name, 'krauter', 'Salbei'])
    expect(await found(query), query).toEqual([record.id])
  for (const query of ['RE-2027', 'CrossIndustryInvoice', '"Erde 20 l E-20"'])
    expect(await found(query), query).toEqual([])
  const { content } = await fovea.call('records.export', { ids: [record.id], format: 'json', files: 'one' })
  expect(JSON.parse(content)).toMatchObject([{ data: record.data }])
  await fovea.call('records.correct', { id: record.id, value: 'Corrected' })
  expect(await found(anInvoice.number)).toEqual([record.id])
})

it('embedded data belongs to the first page, and is deleted with the last record of the document', async () => {
  const { fovea, read, found } = await withInvoice()
  const whole = await read()
  const second = await read({ pages: '2' })
  expect(second.data).toEqual([])
  for (const query of [anInvoice.number, 'RE']) expect(await found(query), query).toEqual([whole.id])
  const { content } = await fovea.call('records.export', { ids: [second.id], format: 'json', files: 'one' })
  expect(content).not.toContain('"data"')
  await fovea.call('records.remove', { ids: [whole.id, second.id], isForever: true })
  expect(await found(anInvoice.number)).toEqual([])
  expect((await read({ pages: '2' })).data).toEqual([])
})
