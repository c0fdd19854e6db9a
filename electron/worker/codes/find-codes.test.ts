import { describe, expect, it } from 'vitest'
import { measureClean, measureDamaged } from '../../../test/support/codes/measure.ts'
import { drawCode, placeOnPage } from '../../../test/support/codes/drawn.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { drawnKinds } from '../../../test/support/codes/texts.ts'
import { decode } from '../decode/decode.ts'
import { findCodes } from './find-codes.ts'

describe('codes on a picture', () => {
  it('are found, all kinds of them, and say what was drawn', async () => {
    const measured = await measureClean(2 * drawnKinds.length)
    expect(measured.filter(({ isFound }) => !isFound)).toEqual([])
    expect(measured.filter(({ wrong }) => wrong > 0)).toEqual([])
  })

  it('are found when they are bent, blurred, small, turned or badly lit, and none is found that is not there', async () => {
    const measured = await measureDamaged(5 * drawnKinds.length)
    const found = measured.filter(({ isFound }) => isFound).length
    expect(found / measured.length).toBeGreaterThan(0.85)
    expect(measured.filter(({ wrong }) => wrong > 0)).toEqual([])
  })

  it('tell where they stand', async () => {
    const code = await drawCode('qrcode', 'here', 4)
    const [found] = await findCodes(await placeOnPage(code, 1))
    expect(found?.corners[0]).toEqual({ x: 250 + 40, y: 220 + 20 })
  })

  it('name control characters instead of telling them, as a terminal would obey them', async () => {
    const code = await drawCode('qrcode', 'FN:Ev\u001b]0;pwned\u0007il\nTEL:+49 1', 4)
    const [found] = await findCodes(await placeOnPage(code, 1))
    expect(found?.text).toBe('FN:Ev<ESC>]0;pwned<BEL>il<LF>TEL:+49 1')
  })

  it('tell their trade numbers with what each is', async () => {
    const text = '(01)09521234543213(17)261231(10)ABC'
    for (const kind of ['gs1datamatrix', 'gs1-128', 'gs1qrcode'])
      expect((await findCodes(await drawCode(kind, text, 3)))[0]?.text).toBe(text)
  })

  it('are not seen in text', async () => {
    const image = await decode(await makeTextImage('Illness | 1111 || IIIII lllll ||| 10101'), 'text.png')
    expect(image.ok && (await findCodes(image.value))).toEqual([])
  })
})
