// Word: each record with headings, lists and tables as Word's own, so that they can be worked on.
import type { Block, Item, Table } from '../layout/block.ts'
import { assertNever } from '../result.ts'
import { blocksOf, type ExportBlock, type Facts } from './blocks.ts'
import type { Writer } from './exported.ts'
import { numberingXml, stylesXml, wordMain } from './docx-styles.ts'
import { contentTypes, documentRelations, escapeMarkup, relations, zipXml } from './xml.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export const docx: Writer = {
  name: 'Word',
  hint: 'A document to work on',
  extension: 'docx',
  mediaType: `${wordType}.document`,
  isTable: false,
  /** Writes all records as one document; each begins on a page of its own. */
  write(records) {
    const numbered: number[] = []
    const body = records.map((record, at) => {
      const name =
        records.length > 1 ? paragraph(record.filename, { style: 'Heading1', breaksPage: at > 0 }) : ''
      return name + blocksXml(blocksOf(record), { numbered, level: 0, style: null })
    })
    const section =
      '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>' +
      '<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'
    return zipXml([
      contentTypes([
        ['word/document.xml', `${wordType}.document.main`],
        ['word/styles.xml', `${wordType}.styles`],
        ['word/numbering.xml', `${wordType}.numbering`],
      ]),
      ['_rels/.rels', relations([['officeDocument', 'word/document.xml']])],
      [
        'word/_rels/document.xml.rels',
        relations([
          ['styles', 'styles.xml'],
          ['numbering', 'numbering.xml'],
        ]),
      ],
      ['word/styles.xml', stylesXml()],
      ['word/numbering.xml', numberingXml(numbered)],
      [
        'word/document.xml',
        `<w:document xmlns:w="${wordMain}" xmlns:r="${documentRelations}"><w:body>${body.join('')}${section}</w:body></w:document>`,
      ],
    ])
  },
}

interface Place {
  /** The first number of each numbered list so far; Word counts each list by its own definition. */
  readonly numbered: number[]
  /** The depth of the surrounding lists. */
  readonly level: number
  /** The style of paragraphs there; null is the usual one. */
  readonly style: string | null
}

function blocksXml(blocks: readonly ExportBlock[], place: Place): string {
  return blocks.map((block) => blockXml(block, place)).join('')
}

function blockXml(block: ExportBlock, place: Place): string {
  switch (block.kind) {
    case 'heading':
      return paragraph(block.text, { style: `Heading${block.level}` })
    case 'paragraph':
      return paragraph(block.text, { style: place.style })
    case 'list':
      return listXml(block, place)
    case 'code':
      return paragraph(block.text, { style: 'Code' })
    case 'quote':
      return blocksXml(block.blocks, { ...place, style: 'Quote' })
    case 'table':
      return tableXml(block)
    case 'facts':
      return factsXml(block)
    case 'rule':
      return '<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr></w:pPr></w:p>'
    case 'picture':
      return ''
    default:
      return assertNever(block)
  }
}

interface ParagraphOptions {
  readonly style?: string | null
  readonly breaksPage?: boolean
  readonly list?: { readonly id: number; readonly level: number }
  readonly align?: 'center' | 'end'
  readonly isBold?: boolean
}

/** Writes a paragraph; the elements of its properties have the order that the format demands. */
function paragraph(text: string, { style, breaksPage, list, align, isBold }: ParagraphOptions): string {
  const isRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
  const properties = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    breaksPage ? '<w:pageBreakBefore/>' : '',
    list
      ? `<w:numPr><w:ilvl w:val="${Math.min(list.level, 8)}"/><w:numId w:val="${list.id}"/></w:numPr>`
      : '',
    isRightToLeft ? '<w:bidi/>' : '',
    align ? `<w:jc w:val="${align}"/>` : '',
  ].join('')
  const run = `${isBold ? '<w:b/>' : ''}${isRightToLeft ? '<w:rtl/>' : ''}`
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${escapeMarkup(line)}</w:t>`)
  return (
    `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}` +
    `<w:r>${run && `<w:rPr>${run}</w:rPr>`}${lines.join('<w:br/>')}</w:r></w:p>`
  )
}

/** The list of bullets is the first definition, each numbered list has one of its own. */
const bulletsId = 1

function listXml({ start, items }: Extract<Block, { kind: 'list' }>, place: Place): string {
  const id = start === null ? bulletsId : bulletsId + place.numbered.push(start)
  return items.map((item) => itemXml(item, { id, level: place.level }, place)).join('')
}

function itemXml({ isDone, blocks }: Item, list: { id: number; level: number }, place: Place): string {
  const [first, ...rest] = blocks
  const box = isDone === undefined ? '' : isDone ? '☑ ' : '☐ '
  const begin = first?.kind === 'paragraph' ? first.text : ''
  const inside = first?.kind === 'paragraph' ? rest : blocks
  return (
    paragraph(box + begin, { style: 'ListParagraph', list }) +
    blocksXml(inside, { ...place, level: place.level + 1, style: 'ListParagraph' })
  )
}

/** A paragraph after the table keeps it apart from the next one. */
function tableOf(rows: readonly string[], columns: number): string {
  const grid = '<w:gridCol/>'.repeat(columns)
  return (
    '<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>' +
    `<w:tblGrid>${grid}</w:tblGrid>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl><w:p/>`
  )
}

function cell(content: string, properties = ''): string {
  return `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${content}</w:tc>`
}

function factsXml({ rows }: Facts): string {
  return tableOf(
    rows.map(([name, value]) => cell(paragraph(name, { isBold: true })) + cell(paragraph(value, {}))),
    2,
  )
}

function tableXml({ rows, alignments, spans }: Table): string {
  const xml = rows.map((row, r) =>
    row
      .map((text, c) => {
        const span = spans.find(
          (one) => r >= one.row && r < one.row + one.rows && c >= one.column && c < one.column + one.columns,
        )
        if (span && c > span.column) return ''
        const width = span && span.columns > 1 ? `<w:gridSpan w:val="${span.columns}"/>` : ''
        const merge = span && span.rows > 1 ? `<w:vMerge${r === span.row ? ' w:val="restart"' : ''}/>` : ''
        const align = alignments[c] === 'right' ? 'end' : alignments[c] === 'centre' ? 'center' : undefined
        return cell(paragraph(text, { isBold: r === 0, ...(align && r > 0 && { align }) }), width + merge)
      })
      .join(''),
  )
  return tableOf(xml, rows[0]?.length ?? 1)
}
