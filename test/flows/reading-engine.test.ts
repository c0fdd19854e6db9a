// Which engine reads: by default the best one for a page, and tesseract.js alone if the request or the setting
// says so.
import path from 'node:path'
import { expect, it } from 'vitest'
import { diagnosticsText } from '../../shared/diagnostics.ts'
import type { EngineChoice } from '../../shared/reading.ts'
import { testEngine } from '../support/engine.ts'

const receipt = path.join(import.meta.dirname, '../../samples/receipt.jpg')

it('a receipt is read by neural networks, or by tesseract.js alone if requested or configured', async () => {
  const { call } = await testEngine()
  const ids: string[] = []
  const enginesOfPage = async (id: string) => {
    const { lines } = await call('records.page', { id })
    return new Set(lines.map(({ engine }) => engine))
  }
  const enginesOf = async (options: { engine?: EngineChoice } = {}) => {
    const { records } = await call('records.add', {
      operation: 'text',
      images: [{ path: receipt }],
      ...options,
    })
    expect(records[0]!.engine).toBe(options.engine ?? null)
    const { id, content } = await call('records.get', { id: records[0]!.id, wait: true })
    expect(content).toContain('17 Harbour Lane, Westport')
    ids.push(id)
    return enginesOfPage(id)
  }
  expect(await enginesOf()).toEqual(new Set(['pp-ocrv4']))
  expect(diagnosticsText(await call('system.diagnostics', {}))).toMatch(
    /^Engine that finds text: pp-ocrv4, (native|wasm) build$/m,
  )
  expect(await enginesOf({ engine: 'tesseract' })).toEqual(new Set([undefined]))
  await call('settings.set', { engine: 'tesseract' })
  // A record keeps the page that it was made from.
  expect(await enginesOfPage(ids[0]!)).toEqual(new Set(['pp-ocrv4']))
  // Pages that another engine has read are not reused.
  expect(await enginesOf()).toEqual(new Set([undefined]))
})
