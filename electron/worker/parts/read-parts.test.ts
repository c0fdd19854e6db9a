import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decode } from '../decode.ts'
import { installedModels } from '../models.ts'
import { createTesseract } from '../recognise/tesseract.ts'
import { partPage } from './parts.ts'
import { readParts } from './read-parts.ts'

type Cell = readonly string[]

/** Label, value, label, value; and a row whose one value runs across. */
const rows: readonly (readonly Cell[])[] = [
  [['姓 Family name'], ['PETROSYAN'], ['名 Given name'], ['ANAHIT']],
  [['接收院校 Receiving', 'institution'], ['宁海师范大学'], ['护照号码 Passport No.'], ['AU0672915']],
  [
    ['学习期限', 'Duration of study'],
    ['自 2024-09-01', '至 2027-07-15'],
    ['报到期限', 'Registration deadline'],
    ['2024-09-10'],
  ],
  [['授课语言 Language'], ['中文 Chinese'], ['经费来源 Financial', 'support'], ['国际中文教师奖学金']],
  [['备注 Remarks'], ['凭本表及录取通知书到中国使馆申请签证，体格检查记录另附。']],
]
const [left, top, rowHeight] = [40, 40, 100]
const edges = [0, 320, 620, 960, 1400]

function drawing(): string {
  const texts = rows.flatMap((cells, row) =>
    cells.flatMap((lines, column) =>
      lines.map((line, i) => {
        const y = top + row * rowHeight + rowHeight / 2 + 10 + (i - (lines.length - 1) / 2) * 36
        return `<text x="${left + 16 + (edges[column] ?? 0)}" y="${y}">${line}</text>`
      }),
    ),
  )
  const bottom = top + rows.length * rowHeight
  const across = [...rows, null].map((_, i) => `<path d="M${left} ${top + i * rowHeight}H${left + 1400}"/>`)
  const down = edges.map((x, i) => {
    const isInner = i === 2 || i === 3
    return `<path d="M${left + x} ${top}V${isInner ? bottom - rowHeight : bottom}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1480" height="${bottom + 40}">
    <rect width="100%" height="100%" fill="#fff"/><g stroke="#000" stroke-width="2">${across.join('')}${down.join('')}</g>
    <g font-family="Noto Sans CJK SC, sans-serif" font-size="28">${texts.join('')}</g></svg>`
}

it('reads every line of a ruled form whose cells have one line here and two there', async () => {
  const image = await decode(await sharp(Buffer.from(drawing())).png().toBuffer(), 'form.png')
  if (!image.ok) throw new Error(image.error.code)
  const recogniser = createTesseract(installedModels)
  const page = partPage(image.value)
  const lines = await readParts(page, 'block', new Map(), ['chi_sim'], recogniser, () => undefined)
  if (!lines.ok) throw new Error(lines.error.code)
  const text = lines.value.map(({ words }) => words.map((word) => word.text).join('')).join('\n')
  for (const value of [
    '2024-09-01',
    '2027-07-15',
    '2024-09-10',
    '宁海师范',
    '奖学金',
    '使馆申请签证',
    'institution',
  ])
    expect(text).toContain(value)
})
