// HTML: each record as an article with headings, lists and tables. Nothing in the text can become markup.
import type { Item, Table } from '../layout/block.ts'
import { assertNever } from '../result.ts'
import { blocksOf, type ExportBlock } from './blocks.ts'
import type { ExportRecord, Writer } from './exported.ts'
import { escapeMarkup } from './xml.ts'

export const html: Writer = {
  name: 'HTML',
  hint: 'A page for browsers and mail',
  extension: 'html',
  mediaType: 'text/html',
  isTable: false,
  /** Writes all records as one page. */
  write(records) {
    const [only] = records
    const title = only && records.length === 1 ? only.filename : 'Fovea'
    const articles = records.map((record) => {
      const name = records.length > 1 ? `<h1>${escapeMarkup(record.filename)}</h1>\n` : ''
      return `<article>\n${name}${htmlOf(record)}</article>\n`
    })
    return (
      `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>${escapeMarkup(title)}</title>\n` +
      `<style>${style}</style>\n</head>\n<body>\n${articles.join('')}</body>\n</html>\n`
    )
  },
  withImage: (content, image) =>
    content.replace('<article>\n', () => `<article>\n<p><img src="${escapeMarkup(image)}" alt=""></p>\n`),
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46em;margin:2em auto;padding:0 1em}' +
  'table{border-collapse:collapse;margin:1em 0}th,td{border:1px solid #ccc;padding:.3em .6em;text-align:start;vertical-align:top}' +
  'pre{background:#f4f4f4;padding:1em;overflow:auto}blockquote{margin:1em 0;padding-inline-start:1em;border-inline-start:3px solid #ccc}' +
  'img{max-width:100%}article+article{border-top:1px solid #ccc;margin-top:3em}'

/** The result of a record without the frame of a page, as it is put on the clipboard. */
export function htmlOf(record: ExportRecord): string {
  return blocksOf(record).map(blockHtml).join('')
}

function blockHtml(block: ExportBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} dir="auto">${escapeMarkup(block.text)}</h${block.level}>\n`
    case 'paragraph':
      return `<p dir="auto">${lines(block.text)}</p>\n`
    case 'list': {
      const tag = block.start === null ? 'ul' : 'ol'
      const start = block.start === null || block.start === 1 ? '' : ` start="${block.start}"`
      return `<${tag}${start}>\n${block.items.map(itemHtml).join('')}</${tag}>\n`
    }
    case 'code':
      return `<pre><code>${escapeMarkup(block.text)}</code></pre>\n`
    case 'quote':
      return `<blockquote>\n${block.blocks.map(blockHtml).join('')}</blockquote>\n`
    case 'table':
      return tableHtml(block)
    case 'facts':
      return `<table>\n${block.rows.map(([name, value]) => `<tr><th>${lines(name)}</th><td dir="auto">${lines(value)}</td></tr>\n`).join('')}</table>\n`
    case 'rule':
      return '<hr>\n'
    case 'picture':
      return ''
    default:
      return assertNever(block)
  }
}

function lines(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>')
}

/** An item of one paragraph has no paragraph of its own. */
function itemHtml({ isDone, blocks }: Item): string {
  const [first, ...rest] = blocks
  const box = isDone === undefined ? '' : isDone ? '☑ ' : '☐ '
  const begin = first?.kind === 'paragraph' ? lines(first.text) : first ? blockHtml(first) : ''
  return `<li dir="auto">${box}${begin}${rest.length > 0 ? `\n${rest.map(blockHtml).join('')}` : ''}</li>\n`
}

function tableHtml({ rows, alignments, spans }: Table): string {
  const body = rows.map((row, r) => {
    const cells = row.flatMap((text, c) => {
      const span = spans.find(
        (one) => r >= one.row && r < one.row + one.rows && c >= one.column && c < one.column + one.columns,
      )
      if (span && (span.row !== r || span.column !== c)) return []
      const tag = r === 0 ? 'th' : 'td'
      const size = `${sizeOf('colspan', span?.columns)}${sizeOf('rowspan', span?.rows)}`
      const align =
        r > 0 && alignments[c] !== 'left'
          ? ` style="text-align:${alignments[c] === 'right' ? 'end' : 'center'}"`
          : ''
      return [`<${tag}${size}${align} dir="auto">${lines(text)}</${tag}>`]
    })
    return `<tr>${cells.join('')}</tr>\n`
  })
  return `<table>\n${body.join('')}</table>\n`
}

function sizeOf(name: string, size = 1): string {
  return size > 1 ? ` ${name}="${size}"` : ''
}
