// Which of what ZXing saw is a code, and what it says.
import type { CodeKind } from '../../../shared/facts.ts'
import type { Point } from './strip.ts'
import type { Sighting } from './zxing.ts'

export interface FoundCode {
  readonly kind: CodeKind
  readonly text: string
  readonly corners: readonly Point[]
}

const kinds: Readonly<Record<string, CodeKind>> = {
  QRCode: 'qr',
  DataMatrix: 'dataMatrix',
  PDF417: 'pdf417',
  Aztec: 'aztec',
  Code128: 'code128',
  Code39: 'code39',
  EANUPC: 'ean',
  ITF: 'itf',
}

/**
 * Of codes of bars: the shortest text, and how many rows of pixels have to say the same. Those without a check digit are
 * seen in print and in parts of themselves, and so need more of both.
 */
const leastOf: Partial<Record<CodeKind, { readonly length: number; readonly lines: number }>> = {
  code128: { length: 3, lines: 3 },
  code39: { length: 3, lines: 6 },
  ean: { length: 8, lines: 3 },
  itf: { length: 6, lines: 8 },
}

/** Null for what is no code, or says nothing that can be shown. */
export function codeOf({
  symbology,
  format,
  text,
  contentType,
  lineCount,
  position,
}: Sighting): FoundCode | null {
  const kind = kinds[symbology]
  if (kind === undefined || contentType === 'Binary' || !isText(text)) return null
  const least = leastOf[kind]
  if (least && (text.length < least.length || lineCount < least.lines)) return null
  const { topLeft, topRight, bottomRight, bottomLeft } = position
  const printed = kind === 'ean' ? asPrinted(text, format) : text
  return { kind, text: printed, corners: [topLeft, topRight, bottomRight, bottomLeft] }
}

/** The American numbers have a digit less than those that ZXing makes of them; the short form of them has another nought. */
function asPrinted(text: string, format: string): string {
  return format !== 'EAN8' && text.length === 13 && text.startsWith('0') ? text.slice(1) : text
}

/** Tab, line feed and return; and what ends a message or parts its values in codes of trade. */
const parting = new Set('\t\n\r\u0004\u001c\u001d\u001e\u001f')

function isText(text: string): boolean {
  return text.trim() !== '' && Array.from(text).every((c) => parting.has(c) || !/[\p{Cc}\ufffd]/u.test(c))
}
