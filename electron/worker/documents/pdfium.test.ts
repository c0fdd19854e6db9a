import v8 from 'node:v8'
import vm from 'node:vm'
import { expect, it } from 'vitest'
import { copyIn, loadPdfium } from './pdfium.ts'

// must be the first test: only the first instance of a process leaves globals behind
it('a PDFium that was given up holds no memory any more', async () => {
  v8.setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as () => void
  const memoryOf = async () => new WeakRef((await loadPdfium()).pdfium.wasmExports.memory)
  const memories = [await memoryOf(), await memoryOf()]
  const held = () => {
    collect()
    return memories.filter((memory) => memory.deref() !== undefined)
  }
  await expect.poll(held).toEqual([])
})

it('PDFium is given no more memory than a gigabyte', async () => {
  const pdfium = await loadPdfium()
  expect(copyIn(pdfium, new Uint8Array(1.1 * 2 ** 30))).toBeNull()
  expect(copyIn(pdfium, new Uint8Array(1000))).not.toBeNull()
})
