// Reads documents whose pages end in every possible way: each requested page is in the answer with its text, or named as
// failed with the reason; none is missing without a word.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { textsOfPages } from '../../shared/document/document.ts'
import { parsePageRange } from '../../shared/document/page-range.ts'
import { operationNames } from '../../shared/operations.ts'
import { fault } from '../../shared/result.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers, onePage, type FakeWorker } from '../support/fake-workers.ts'
import { isLongRun } from '../support/long-run.ts'
import { runs } from './fuzzed.ts'

/** How a page ends. `crashes once`: the process dies with the first attempt. */
const ends = ['text', 'blank', 'broken', 'slow', 'crashes', 'crashes once'] as const
type End = (typeof ends)[number]

const anyDocument = fc.record({
  pages: fc.array(fc.constantFrom(...ends, 'text', 'text'), { minLength: 1, maxLength: 9 }),
  range: fc.option(fc.constantFrom('1', '2-', '1,3', '2-4', '1-9')),
  operation: fc.constantFrom(...operationNames),
})

const textOf = (number: number) => `Page${number}`

function pageOf(end: End, number: number) {
  const [line] = onePage.lines
  const words = [{ ...line!.words[0]!, text: textOf(number) }]
  return end === 'blank' ? { ...onePage, lines: [] } : { ...onePage, lines: [{ ...line!, words }] }
}

/** An engine that reads documents of these pages; the list is replaced for each document. */
async function readerOfPages() {
  const now = { pages: [] as readonly End[], tried: new Set<number>() }
  const answer = (worker: FakeWorker) => {
    const { job, name = '', number = 1 } = worker.sent.findLast((message) => message.type === 'read')!
    const end = now.pages[number - 1]!
    const isFirst = !now.tried.has(number)
    now.tried.add(number)
    if (end === 'crashes' || (end === 'crashes once' && isFirst)) worker.die()
    else if (end === 'broken')
      worker.say({ type: 'failed', job, error: fault('document.pageBroken', { name, number, why: 'cut' }) })
    else if (end === 'slow')
      worker.say({ type: 'failed', job, error: fault('read.timeout', { name, limitSeconds: 120 }) })
    else worker.answer(pageOf(end, number))
  }
  const opens = fakeWorkers(answer, undefined, ({ job }) => ({
    type: 'opened',
    job,
    pages: now.pages.length,
  }))
  const fovea = await testEngine({ workers: opens.host })
  return { fovea, now }
}

it('a page of a document is in the answer, or named with the reason', async () => {
  const { fovea, now } = await readerOfPages()
  let documents = 0
  await fc.assert(
    fc.asyncProperty(anyDocument, async ({ pages, range, operation }) => {
      Object.assign(now, { pages, tried: new Set<number>() })
      const requested = parsePageRange(range ?? '1-', pages.length) ?? []
      const pdf = Buffer.from(`%PDF-1.7\n${documents++}\n%%EOF\n`).toString('base64')
      const input = {
        document: { type: 'image_url', image_url: `data:application/pdf;base64,${pdf}` },
        operation,
        ...(operation === 'json' && { result_schema: { total: '' } }),
        ...(range !== null && { pages: range }),
      }
      const answer = await fovea.engine.call('documents.read', input, { caller: owner })
      const { records } = await fovea.call('records.list', { limit: 1 })
      const record = await fovea.call('records.get', { id: records[0]!.id })
      const given = requested.filter((number) =>
        ['text', 'blank', 'crashes once'].includes(pages[number - 1]!),
      )
      if (!answer.ok) {
        // All requested pages failed, or there were none.
        expect([answer.error.code, record.status]).toEqual([record.error?.code, 'failed'])
        expect(given.length === 0 || pages.filter((end) => end === 'slow').length >= 3).toBe(true)
        return
      }
      const { document, content } = record
      expect(document).toMatchObject({ total: pages.length, numbers: requested })
      const failed = new Map(document!.failed.map(({ number, error }) => [number, error]))
      expect(answer.value.failedPages ?? []).toHaveLength(failed.size)
      const texts = textsOfPages(content ?? '', document!)
      for (const number of requested) {
        const end = pages[number - 1]!
        const page = await fovea.engine.call(
          'records.page',
          { id: record.id, page: number },
          { caller: owner },
        )
        if (failed.has(number)) {
          expect(given.includes(number) && failed.get(number)!.code !== 'document.givenUp').toBe(false)
          expect(page.ok).toBe(false)
          continue
        }
        expect([given.includes(number), page.ok]).toEqual([true, true])
        if (operation !== 'json') expect(texts.get(number)).toBe(end === 'blank' ? '' : textOf(number))
      }
    }),
    isLongRun ? runs : { ...runs, numRuns: 12 },
  )
  expect(fovea.errors).toEqual([])
})
