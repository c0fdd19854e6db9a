// `fovea read` without --as: the language and the kind of document are found on papers in five languages, by the real
// reader, and no text of one script becomes noise of another.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeTextImage } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { fovea } from './support/fovea.ts'

/** The lines of each paper, and the language and the kind that stderr tells. */
const papers = {
  'receipt-en': {
    told: 'English, receipt',
    lines: [
      'RECEIPT',
      'Blue Cup Cafe',
      '12 Harbour Street',
      'Receipt no: 40117',
      '2026-03-14 16:42',
      'Tea 2 x 1.50 3.00',
      'Cake 4.20',
      'Subtotal 7.20',
      'Tax 0.60',
      'Total 7.80',
      'Cash 10.00',
      'Change 2.20',
    ],
  },
  'receipt-de': {
    told: 'German, receipt',
    lines: [
      'Bäckerei Müller',
      'Hauptstraße 5, 10115 Berlin',
      'Quittung Nr. 4711',
      '14.03.2026 08:15',
      'Brötchen 6 x 0,45 2,70',
      'Käsekuchen 3,80',
      'Zwischensumme 6,50',
      'MwSt 7% 0,43',
      'Summe EUR 6,50',
      'Gegeben bar 10,00',
      'Rückgeld 3,50',
    ],
  },
  'invoice-fr': {
    told: 'French, invoice',
    lines: [
      'Société Lumière et Fils',
      '8 rue de la République, Lyon',
      'FACTURE',
      'Numéro de facture : 2026-118',
      'Date de facture : 3 mars 2026',
      'Échéance : 2 avril 2026',
      'Client : Hôtel des Étrangers',
      'Montant HT : 294,00',
      'TVA 20 % : 58,80',
      'Total TTC : 352,80 €',
    ],
  },
  'letter-ru': {
    told: 'Russian',
    lines: [
      'Уважаемая Мария Петровна!',
      'Благодарим вас за письмо от пятого марта.',
      'Мы рады сообщить, что библиотека снова открыта',
      'каждый день с девяти утра до семи вечера.',
      'С уважением, Анна Иванова',
    ],
  },
  'receipt-zh': {
    told: 'Simplified Chinese, receipt',
    lines: [
      '收据',
      '滨江区图书馆',
      '日期：2026年5月6日',
      '今收到读者服务费用',
      '金额：人民币三百元整',
      '经手人：王小明',
    ],
  },
} as const

it.each(Object.entries(papers))(
  'tells the language and the kind of %s, and reads it without noise',
  async (name, { told, lines }) => {
    const dir = tempDir()
    const file = path.join(dir, `${name}.png`)
    writeFileSync(
      file,
      await makeTextImage(lines.join('\n'), { width: 1000, height: 90 + lines.length * 52 }),
    )
    const { code, stdout, stderr } = await fovea(['read', file, '--data', path.join(dir, 'data')])
    expect([code, stderr]).toEqual([0, expect.stringContaining(`: ${told}`)])
    const words = lines.join(' ').split(/\s+/)
    const read = stdout.replaceAll(/\s+/g, ' ')
    const missing = words.filter((word) => !read.includes(word))
    expect(missing.length / words.length, `not read: ${missing.join(' ')}`).toBeLessThan(0.1)
  },
)
