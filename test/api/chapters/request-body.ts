import { describe, expect, it } from 'vitest'
import { fixtures } from '../../support/images.ts'
import { bodyOf, fileUrl, statusText, expectError, type Service } from '../support/service.ts'

const hello = fileUrl(fixtures.hello)

export function requestBody(service: () => Service): void {
  const text = (body: unknown) => service().ask('POST', '/api/text-recognition', { body })

  describe('2. request body', () => {
    it.each([
      ['is missing', {}, /^document: /],
      ['is null', { document: null }, /^document: /],
      ['is a text', { document: hello }, /^document: /],
      ['is a list', { document: [bodyOf(hello).document] }, /^document: /],
      ['is a number', { document: 1 }, /^document: /],
    ])('a document that %s is 400, named in the answer', async (_, body, message) => {
      const answer = await text(body)
      expect(answer.status).toBe(400)
      expect(statusText(answer)).toMatch(message)
    })

    it.each([
      ['missing', undefined],
      ['text', 'url'],
      ['null', null],
      ['number', 7],
      ['in capitals', 'IMAGE_URL'],
    ])('document.type is always image_url: %s is 400', async (_, type) => {
      const answer = await text({ document: { image_url: hello, type } })
      expectError(answer, 400, /^document\.type: .*image_url/)
    })

    it.each([
      ['missing', undefined],
      ['empty', ''],
      ['null', null],
      ['a number', 7],
      ['an object', { url: hello }],
    ])('document.image_url that is %s is 400', async (_, image_url) => {
      const answer = await text({ document: { type: 'image_url', image_url } })
      expectError(answer, 400, /^document\.image_url: /)
    })

    it.each([
      ['no URL at all', 'hello'],
      ['a path', '/etc/passwd'],
      ['a file URL', 'file:///etc/passwd'],
      ['ftp', 'ftp://example.org/a.png'],
      ['javascript', 'javascript:alert(1)'],
      ['blob', 'blob:http://example.org/1'],
    ])('document.image_url is an image URL or a data URL: %s is 400', async (_, url) => {
      const answer = await text(bodyOf(url))
      expectError(answer, 400, /must begin with http:, https: or data:/)
    })

    it.each([
      ['no base64 mark', hello.replace(';base64', ''), /not marked as ;base64/],
      ['no comma', 'data:image/png;base64', /comma/],
      ['no media type', `data:;base64,${hello.split(',')[1]}`, /media_type/],
      ['a character that is not base64', hello.replace('iVBOR', 'iV*OR'), /is not base64/],
      ['the URL-safe alphabet', `${hello.slice(0, 60)}-_${hello.slice(62)}`, /URL-safe/],
      ['percent signs', `${hello.slice(0, 60)}%2B`, /percent-encoded/],
      ['its end cut off', hello.slice(0, -3), /multiple of 4/],
      ['nothing after the comma', 'data:image/png;base64,', /empty|0 bytes/],
    ])('a data URL is data:<media_type>;base64,<base64_data>: %s is 400', async (_, url, message) => {
      const answer = await text(bodyOf(url))
      expectError(answer, 400, message)
    })

    it.each([
      ['in capitals', hello.replace('data:image/png', 'DATA:IMAGE/PNG')],
      ['with a parameter', hello.replace(';base64', ';charset=utf-8;base64')],
      ['with JSON-escaped slashes', hello],
    ])('a data URL %s is accepted', async (how, url) => {
      const plain = JSON.stringify(bodyOf(url))
      const answer = await text(how.includes('escaped') ? plain.replaceAll('/', String.raw`\/`) : plain)
      expect(answer.status).toBe(200)
    })

    it('filename is kept', async () => {
      const { body } = await service().read('text', hello, { filename: '收据 no. 1.png' })
      expect(body['filename']).toBe('收据 no. 1.png')
    })

    it.each([
      ['a number', 1],
      ['null', null],
      ['a list', ['a.png']],
      ['an object', {}],
    ])('filename that is %s is 400', async (_, filename) => {
      const answer = await service().read('text', hello, { filename })
      expect([answer.status, statusText(answer)]).toEqual([400, 'filename: must be a string.'])
    })

    it('result_schema is required for key information extraction', async () => {
      const answer = await service().read('json', hello)
      expectError(answer, 400, /^result_schema is missing/)
    })

    it.each(['text', 'multilingual', 'markdown'] as const)(
      'result_schema is only for key information extraction: %s does not look at it',
      async (operation) => {
        const answer = await service().read(operation, hello, { result_schema: { a: 'not empty' } })
        expect([answer.status, answer.body['format']]).toEqual([
          200,
          operation === 'markdown' ? 'markdown' : 'text',
        ])
      },
    )

    it.each([
      ['a number', 1],
      ['a truth value', true],
      ['null', null],
      ['a list', []],
    ])('result_schema that is %s is 400', async (_, result_schema) => {
      const answer = await service().read('json', hello, { result_schema })
      expectError(answer, 400, /^result_schema/)
    })

    it.each([
      ['empty', ''],
      ['no JSON', 'document=image'],
      ['cut off', '{"document":'],
      ['a list', '[]'],
      ['a text', '"document"'],
      ['null', 'null'],
      ['JSON with a comma too many', '{"document":{},}'],
      ['JSON with a comment', '{/**/}'],
    ])('the body is a JSON object: %s is 400', async (_, body) => {
      expect((await text(body)).status).toBe(400)
    })
  })
}
