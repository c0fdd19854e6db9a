// Schemas by name: the built-in ones, and those of the user.
import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { owner } from '../../electron/engine/caller.ts'
import { builtInNames } from '../../shared/schema/built-in/built-in.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'

const document = {
  type: 'image_url' as const,
  image_url: `data:image/png;base64,${readFileSync(fixtures.hello).toString('base64')}`,
}
const engine = () => testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
/** The keys of the filled schema. */
const keysOf = (content: string | null) => Object.keys(JSON.parse(content ?? '') as object)

it('built-in schemas are listed, and can be adopted as own schemas', async () => {
  const fovea = await engine()
  const { schemas } = await fovea.call('schemas.builtIn', {})
  expect(schemas.map(({ name }) => name)).toEqual(builtInNames)
  const own = await fovea.call('schemas.adopt', { builtIn: 'passport' })
  expect(own).toMatchObject({ name: 'passport', revision: 1 })
  const again = await fovea.engine.call('schemas.adopt', { builtIn: 'passport' }, { caller: owner })
  expect(again).toMatchObject({ ok: false, error: { code: 'schema.nameTaken' } })
  await fovea.call('schemas.adopt', { builtIn: 'passport', name: 'Mine' })
})

it('a name means the built-in schema, or the own schema of that name if there is one', async () => {
  const fovea = await engine()
  const read = async () => {
    const { records } = await fovea.call('records.add', {
      images: [{ path: fixtures.hello }],
      operation: 'json',
      schemaId: 'certificate',
    })
    return fovea.call('records.get', { id: records[0]!.id, wait: true })
  }
  const before = await read()
  expect(keysOf(before.content)).toContain('certificate_number')
  expect(before.schemaId).toBe(null)
  const { id } = await fovea.call('schemas.save', { name: 'certificate', body: '{"holder":""}' })
  const after = await read()
  expect(keysOf(after.content)).toEqual(['holder'])
  expect(after.schemaId).toBe(id)
})

it('a request without result_schema can name a schema, and an unknown name is refused', async () => {
  const fovea = await engine()
  const byName = await fovea.call('operation.json', { document, schema_name: 'shipping-label' })
  expect(keysOf(byName.content)).toContain('tracking_number')
  const both = await fovea.call('operation.json', {
    document,
    schema_name: 'receipt',
    result_schema: '{"x":""}',
  })
  expect(keysOf(both.content)).toEqual(['x'])
  const unknown = await fovea.engine.call(
    'operation.json',
    { document, schema_name: 'constructor' },
    { caller: owner },
  )
  expect(unknown).toMatchObject({ ok: false, error: { code: 'schema.unknown', data: { id: 'constructor' } } })
})

it('a watch folder can name a built-in schema, which becomes an own schema by that', async () => {
  const fovea = await engine()
  const folder = await fovea.call('folders.add', { path: tempDir(), operation: 'json', schemaId: 'receipt' })
  const { schemas } = await fovea.call('schemas.list', {})
  expect(schemas).toMatchObject([{ id: folder.schemaId, name: 'receipt' }])
})
