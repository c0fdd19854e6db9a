import { describe, expect, it } from 'vitest'
import { operations, operationNames } from '../../../shared/operations.ts'
import { fixtures } from '../../support/images.ts'
import { fileUrl, type Service } from '../support/service.ts'

const hello = fileUrl(fixtures.hello)
const schema = { result_schema: { greeting: '', items: [''] } }

export function resultRecord(service: () => Service): void {
  describe('3. result record', () => {
    it.each(operationNames)('%s answers exactly the six fields with their types', async (operation) => {
      const { status, body } = await service().read(operation, hello, schema)
      expect(status).toBe(200)
      expect(Object.entries(body).map(([name, value]) => `${name}: ${typeof value}`)).toEqual([
        'id: string',
        'filename: string',
        'content: string',
        'format: string',
        'timestamp: number',
        'payload: string',
      ])
    })

    it('id identifies the stored record', async () => {
      const { body } = await service().read('text', hello)
      const stored = await service().ask('GET', `/api/records/${String(body['id'])}`)
      expect(stored.body).toMatchObject({
        id: body['id'],
        content: body['content'],
        status: 'done',
        source: 'api',
      })
    })

    it('each request has its own id, even for the same image', async () => {
      const ids = await Promise.all(
        [1, 2, 3].map(async () => (await service().read('text', hello)).body['id']),
      )
      expect(new Set(ids).size).toBe(3)
    })

    it('content of json is a string that contains a JSON object', async () => {
      const { body } = await service().read('json', hello, schema)
      expect(JSON.parse(String(body['content']))).toEqual({ greeting: '', items: [] })
    })

    it('timestamp is when processing completed, in milliseconds', async () => {
      const before = Date.now()
      const { body } = await service().read('text', hello)
      expect(body['timestamp']).toBeGreaterThanOrEqual(before)
      expect(body['timestamp']).toBeLessThanOrEqual(Date.now())
    })

    it.each(operationNames)('payload of %s is the URL that was called', async (operation) => {
      const { url, key } = service()
      const { body } = await service().read(operation, hello, schema)
      expect(body['payload']).toBe(`${url}${operations[operation].path}?key=${key}`)
    })
  })
}
