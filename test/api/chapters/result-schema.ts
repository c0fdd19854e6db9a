import { describe, expect, it } from 'vitest'
import { fixtures } from '../../support/images.ts'
import { bodyOf, fileUrl, statusText, expectError, type Service } from '../support/service.ts'

const blank = fileUrl(fixtures.blank)
const deep = { a: { b: { c: { d: '' } } } }

export function resultSchema(service: () => Service): void {
  const fill = (schema: unknown) => service().read('json', blank, { result_schema: schema })
  /** Sends a schema as text, since a JavaScript object can not have duplicate keys. */
  const fillText = (schema: string) =>
    service().ask('POST', '/api/key-information-extraction', {
      body: `{"result_schema":${schema},"document":${JSON.stringify(bodyOf(blank).document)}}`,
    })
  const saidOf = async (schema: unknown) => {
    const answer = await fill(schema)
    return `${answer.status} ${statusText(answer)}`
  }

  describe('4. result schema', () => {
    it.each([
      ['one field', { total: '' }],
      ['three levels', { a: { b: { c: '' } } }],
      ['a list of values', { tags: [''] }],
      ['a list of objects', { items: [{ name: '', price: '' }] }],
      ['lists on the third level', { a: { items: [{ name: '' }] } }],
      ['names in Chinese', { 发票号码: '', 合计: '' }],
      ['names that look like code', { __proto: '', constructor: '', 'a.b': '', 'items[0]': '' }],
    ])(
      '%s is accepted as an object and as a string, and all its keys are in the content',
      async (_, schema) => {
        const unfilled = JSON.stringify(schema, (_name, value: unknown) =>
          Array.isArray(value) ? [] : value,
        )
        for (const sent of [schema, JSON.stringify(schema), ` ${JSON.stringify(schema, null, 2)}\n`]) {
          const { status, body } = await fill(sent)
          expect([status, body['content']]).toEqual([200, unfilled])
        }
      },
    )

    it('the content has the keys of the schema in their order, even if they are numbers', async () => {
      const answer = await fillText('{"b":"","2":"","1":{"z":"","0":""},"a":""}')
      expect(answer.body['content']).toBe('{"b":"","2":"","1":{"z":"","0":""},"a":""}')
    })

    it.each([
      ['a fourth level', deep],
      ['a fourth level in a list', { a: [{ b: { c: [{ d: '' }] } }] }],
    ])('%s is 400 and names the path', async (_, schema) => {
      expect(await saidOf(schema)).toMatch(
        /^400 result_schema\.a.*d.* is on level 4, but a schema has at most 3/,
      )
    })

    it('the path of a fourth level is result_schema.a.b.c.d', async () => {
      expect(await saidOf(deep)).toContain('result_schema.a.b.c.d')
    })

    it.each([
      ['a text that is not empty', { a: 'x' }],
      ['a space', { a: ' ' }],
      ['a number', { a: 0 }],
      ['null', { a: null }],
      ['a truth value', { a: false }],
      ['a text that is not empty, in a list', { a: ['x'] }],
      ['a number, in an object', { a: { b: 1 } }],
    ])('every value is an empty string: %s is 400 with the path', async (_, schema) => {
      expect(await saidOf(schema)).toMatch(/^400 result_schema\.a/)
    })

    it.each([
      ['an empty list', { a: [] }],
      ['two elements', { a: ['', ''] }],
      ['a list in a list', { a: [['']] }],
      ['an empty object', { a: {} }],
      ['an empty object in a list', { a: [{}] }],
      ['an empty key', { a: { '': '' } }],
    ])('%s is 400, with the path and the rule', async (_, schema) => {
      expect(await saidOf(schema)).toMatch(/^400 result_schema\.a.+\./)
    })

    it('an empty schema is 400', async () => expect(await saidOf({})).toMatch(/^400 result_schema/))

    it.each(['{"a":"","a":""}', '{"b":{"a":"","a":""}}', String.raw`{"a":"","\u0061":""}`])(
      'a key that is there twice is 400: %s',
      async (schema) => {
        const answer = await fillText(schema)
        expectError(answer, 400, /result_schema.*a is there twice/)
      },
    )

    it('a key with a special meaning for programs is 400 with its path', async () => {
      for (const schema of ['{"a":[{"__proto__":""}]}', JSON.stringify('{"a":[{"__proto__":""}]}')]) {
        const answer = await fillText(schema)
        const message = expect.stringContaining(
          "result_schema.a[0].__proto__ can't be the name of a field",
        ) as string
        expect([answer.status, statusText(answer)]).toEqual([400, message])
      }
    })

    it.each(['', 'total', '{"a":""', '[]', '""', 'null', '{"a":""} x'])(
      'a string that holds no JSON object is 400: %j',
      async (schema) => expect(await saidOf(schema)).toMatch(/^400 result_schema/),
    )
  })
}
