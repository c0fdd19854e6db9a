import { describe, expect, it } from 'vitest'
import { blocksOf } from './hocr.ts'

/** As tesseract writes it. */
const page = `  <div class='ocr_page' id='page_1' title='image "unknown"; bbox 0 0 1240 1754; ppageno 0; scan_res 70 70'>
   <div class='ocr_photo' id='block_1_1' title="bbox 0 0 30 30"></div>
   <div class='ocr_carea' id='block_1_2' title="bbox 121 142 1111 1193">
    <p class='ocr_par' id='par_1_1' lang='eng' title="bbox 121 142 1083 166">
     <span class='ocr_header' id='line_1_1' title="bbox 121 142 400 166; textangle 90; x_size 29.6856; x_descenders 7.4; x_ascenders 7.4">
      <span class='ocrx_word' id='word_1_1' title='bbox 121 142 167 165; x_wconf 76'><strong>Q&amp;A:</strong></span>
      <span class='ocrx_word' id='word_1_2' title='bbox 175 143 191 166; x_wconf 100'>&lt;don&#39;t&gt;</span>
     </span>
     <span class='ocr_line' id='line_1_2' title="bbox 121 170 400 190; baseline 0.001 -1; x_size 20">
      <span class='ocrx_word' id='word_1_3' title='bbox 121 170 167 190; x_wconf 0' lang='ara' dir='rtl'>سلام</span>
     </span>
    </p>
   </div>
  </div>`

describe('blocksOf', () => {
  const [block, ...others] = blocksOf(page)
  const lines = block?.paragraphs.flat()

  it('finds blocks, paragraphs and lines of all kinds, and no pictures', () => {
    expect(others).toEqual([])
    expect(block?.paragraphs).toHaveLength(1)
    expect(lines?.map(({ box, rowHeight }) => [box, rowHeight])).toEqual([
      [{ x0: 121, y0: 142, x1: 400, y1: 166 }, 29.6856],
      [{ x0: 121, y0: 170, x1: 400, y1: 190 }, 20],
    ])
  })

  it('reads words as plain text with their boxes', () => {
    expect(lines?.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['Q&A:', "<don't>", 'سلام'])
    expect(lines?.[0]?.words[1]?.box).toEqual({ x0: 175, y0: 143, x1: 191, y1: 166 })
  })

  it('tells confidence from 0 to 1, in the middle of the percent that it was cut to', () => {
    expect(lines?.flatMap(({ words }) => words.map(({ confidence }) => confidence))).toEqual([
      0.765, 1, 0.005,
    ])
  })

  it('finds nothing where nothing was read', () => {
    expect(blocksOf('')).toEqual([])
  })
})
