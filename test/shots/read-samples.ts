// Reads the samples of the repository, so that the screenshots show real results; returns the ids by a short name.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CallInput } from '../../shared/contract/calls.ts'
import type { ServerProcess } from '../support/server-process.ts'

const samples = path.resolve(import.meta.dirname, '../../samples')

const fieldSettings: CallInput<'schemas.save'>['settings'] = {
  due_date: { kind: 'date', isRequired: true, names: ['Zahlbar bis', '付款期限'] },
  total: {
    kind: 'amount',
    isRequired: true,
    help: 'What is to be paid, with tax.',
    sum: [{ path: 'subtotal' }, { path: 'tax' }],
  },
}

export async function readSamples(server: ServerProcess): Promise<Readonly<Record<string, string>>> {
  const { id, name, body } = await server.call('schemas.adopt', { builtIn: 'invoice', name: 'Invoice' })
  const invoice = await server.call('schemas.save', { id, name, body, settings: fieldSettings })
  const receipt = await server.call('schemas.adopt', { builtIn: 'receipt', name: 'Receipt' })
  const ids: Record<string, string> = { schema: invoice.id }
  const readings = [
    { name: 'text', file: 'letter.png', operation: 'text' },
    { name: 'chinese', file: 'notice-zh.png', operation: 'text' },
    { name: 'markdown', file: 'invoice.png', operation: 'markdown' },
    { name: 'fields', file: 'invoice.png', operation: 'json', schemaId: invoice.id },
    { name: 'receipt', file: 'receipt.jpg', operation: 'json', schemaId: receipt.id },
  ] as const
  for (const { name, file, ...options } of readings) {
    const { records } = await server.call('records.add', {
      images: [{ name: file, base64: readFileSync(path.join(samples, file)).toString('base64') }],
      ...options,
    })
    const id = records[0]?.id ?? ''
    await server.call('records.get', { id, wait: true })
    ids[name] = id
  }
  await server.call('schemas.pin', { id: invoice.id, recordId: ids['fields'] ?? '' })
  return ids
}
