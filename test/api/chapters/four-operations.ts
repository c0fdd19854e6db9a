import { describe, expect, it } from 'vitest'
import { fixtures, fixtureTexts, makeTextImage } from '../../support/images.ts'
import { bodyOf, fileUrl, type Service } from '../support/service.ts'

const hello = fileUrl(fixtures.hello)
const helloText = fixtureTexts.hello.join('\n')

export function fourOperations(service: () => Service): void {
  describe('1. four operations', () => {
    it('POST /api/text-recognition has format text and reads Chinese', async () => {
      const { status, body } = await service().read('text', fileUrl(fixtures.chinese))
      expect([status, body['format'], body['content']]).toEqual([
        200,
        'text',
        fixtureTexts.chinese.join('\n'),
      ])
    })

    it('POST /api/text-recognition reads English', async () => {
      expect((await service().read('text', hello)).body['content']).toBe(helloText)
    })

    it('POST /api/multilingual-text-recognition has format text', async () => {
      const { status, body } = await service().read('multilingual', hello)
      expect([status, body['format'], body['content']]).toEqual([200, 'text', helloText])
    })

    it.each([
      ['German', 'Der schnelle Fuchs läuft über die Brücke\nund grüßt die müden Händler am Fluss'],
      ['French', "L'été dernier nous étions près de la forêt\noù les élèves cueillaient des fraises"],
    ])('POST /api/multilingual-text-recognition reads %s', async (_, written) => {
      const image = await makeTextImage(written, { width: 900 })
      expect((await service().read('multilingual', image)).body['content']).toBe(written)
    })

    it.each(['ara', 'fra', 'deu', 'ita', 'jpn', 'kor', 'por', 'rus', 'spa', 'vie'])(
      'multilingual: the model for %s is there',
      async (language) => {
        const { body } = await service().ask('GET', '/api/health')
        expect(body['languages']).toContain(language)
      },
    )

    it('POST /api/image-to-markdown has format markdown', async () => {
      const { status, body } = await service().read('markdown', hello)
      expect([status, body['format']]).toEqual([200, 'markdown'])
      expect(body['content']).toContain('Hello from the reading room')
    })

    it('POST /api/key-information-extraction has format json', async () => {
      const { status, body } = await service().read('json', hello, { result_schema: { total: '' } })
      expect([status, body['format'], body['content']]).toEqual([200, 'json', '{"total":""}'])
    })

    it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
      'the request header Content-Type: %s is taken',
      async (type) => {
        const headers = { 'Content-Type': type }
        const { status } = await service().ask('POST', '/api/text-recognition', {
          headers,
          body: bodyOf(hello),
        })
        expect(status).toBe(200)
      },
    )

    it('the API key is the query parameter key', async () => {
      const { url, key } = service()
      const answer = await fetch(`${url}/api/text-recognition?key=${key}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf(hello)),
      })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
    })
  })
}
