// Lays out a page of text as HTML in A4 size.
import { escapeHtml, type Sheet } from '../../bench/images/drawing.ts'
import type { PageText } from './texts.ts'

export interface Look {
  readonly ink: string
  /** A CSS colour, or 'transparent'. */
  readonly paper: string
  readonly columns: 1 | 2
  readonly dpi: number
}

export const plainLook: Look = { ink: '#111', paper: '#fff', columns: 1, dpi: 150 }

/** A4 in CSS pixels at 150 dpi. */
const a4 = { width: 1240, height: 1754 }

export function sheetOf(text: PageText, look: Look): Sheet {
  return {
    ...a4,
    html: htmlOf(text, look),
    scale: look.dpi / 150,
    isTransparent: look.paper === 'transparent',
  }
}

function htmlOf(
  { lang, title, paragraphs, table, closing }: PageText,
  { ink, paper, columns }: Look,
): string {
  const font =
    lang === 'en'
      ? "22px/1.5 'Liberation Serif', serif"
      : "24px/1.6 'Noto Serif CJK SC', 'Noto Sans CJK SC', serif"
  const rows = table.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
  return `<html lang="${lang}"><style>
  html { background: ${paper} }
  body { margin: 0; padding: 120px 130px; color: ${ink}; font: ${font} }
  h1 { font-size: 40px; line-height: 1.2; margin: 0 0 36px }
  p { margin: 0 0 22px }
  main { columns: ${columns}; column-gap: 60px; margin-bottom: 22px }
  table { border-collapse: collapse; margin: 34px 0 }
  td { border: 2px solid ${ink}; padding: 8px 40px 8px 16px }
</style><h1>${escapeHtml(title)}</h1>
<main>${paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`).join('\n')}</main>
${rows.length === 0 ? '' : `<table>${rows.join('')}</table>`}
<p>${escapeHtml(closing)}</p></html>`
}
