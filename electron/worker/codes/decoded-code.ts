// Checks what ZXing found: only plausible codes with text are accepted.
import type { ReadResult } from 'zxing-wasm/reader'
import type { CodeKind } from '../../../shared/facts.ts'
import type { Point } from '../pixels/placement.ts'

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
 * The shortest text of a barcode, and the number of pixel rows with the same result. Kinds without a check digit are also
 * found in printed text and in parts of codes, so they need more of both.
 */
const minimum: Partial<Record<CodeKind, { readonly length: number; readonly lines: number }>> = {
  code128: { length: 3, lines: 3 },
  code39: { length: 3, lines: 6 },
  ean: { length: 8, lines: 3 },
  itf: { length: 6, lines: 8 },
}

/** Returns null if the result is not plausible, or has no text that can be shown. */
export function toCode({ symbology, format, text, ...result }: ReadResult): FoundCode | null {
  const kind = kinds[symbology]
  if (kind === undefined || result.contentType === 'Binary' || !isText(text)) return null
  const min = minimum[kind]
  if (min && (text.length < min.length || result.lineCount < min.lines)) return null
  const { topLeft, topRight, bottomRight, bottomLeft } = result.position
  const printed = kind === 'ean' ? asPrinted(text, format) : text
  return { kind, text: printed, corners: [topLeft, topRight, bottomRight, bottomLeft] }
}

/** Returns a UPC number with its twelve digits; ZXing adds a zero. */
function asPrinted(text: string, format: string): string {
  return format !== 'EAN8' && text.length === 13 && text.startsWith('0') ? text.slice(1) : text
}

/** Control characters that codes may contain: tab, line ends, and the separators of GS1 messages. */
const separators = new Set('\t\n\r\u0004\u001c\u001d\u001e\u001f')

function isText(text: string): boolean {
  return text.trim() !== '' && Array.from(text).every((c) => separators.has(c) || !/[\p{Cc}\ufffd]/u.test(c))
}
