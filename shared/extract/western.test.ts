// What letters, certificates and cards of the West do alike, whatever they are about.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'
import type { LineSketch } from '../../test/support/page-builder.ts'

const at = (text: string, x: number, y: number, height = 20): LineSketch => ({ text, x, y, height })

test('a name without umlauts is that of the label which has them', () => {
  const lines = ['Geschäftsführer: Dr. Jan Hinrichs', 'Prüfdatum: 12.03.2026', 'Value due: 14 kg']
  expect(valuesOf({ geschaeftsfuehrer: '', pruefdatum: '', valueDue: '' }, ...lines)).toEqual({
    geschaeftsfuehrer: 'Dr. Jan Hinrichs',
    pruefdatum: '12.03.2026',
    valueDue: '14 kg',
  })
})

test('the line of the sender is not the address of whom it is written to, and a register is no postcode', () => {
  const lines = [
    at('Sprottenfunk Telekom GmbH · Hafenstraße 31 · 24103 Kiel', 60, 100, 14),
    at('Herrn', 60, 120),
    at('Thorben Matzen', 60, 150),
    at('Lerchenweg 8', 60, 180),
    at('24340 Eckernförde', 60, 210),
    at('Bestätigung Ihrer Kündigung', 60, 400),
    at('Mit freundlichen Grüßen', 60, 600),
    at('i. A. Silke Petersen', 60, 660),
    at('Kundenbetreuung', 60, 690),
    at('Sprottenfunk Telekom GmbH', 60, 900),
    at('Amtsgericht Kiel HRB 20917', 460, 900),
  ]
  const schema = { kunde: { name: '', strasse: '', plz: '', ort: '' }, sachbearbeiter: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    kunde: { name: 'Thorben Matzen', strasse: 'Lerchenweg 8', plz: '24340', ort: 'Eckernförde' },
    sachbearbeiter: 'Silke Petersen',
  })
})

test('who lives at an address is named before it, and what a paper is called is nobody', () => {
  const lines = [
    at('KARTA GWARANCYJNA', 60, 40, 34),
    at('Nabywca', 60, 120, 14),
    at('Katarzyna Wróblewska, ul. Lipowa 17/5, 15-427 Białystok', 60, 138),
    at('Sprzedawca', 60, 190, 14),
    at('AGD Centrum Sp. z o.o., ul. Sienkiewicza 40, 15-004 Białystok', 60, 208),
  ]
  expect(valuesOf({ buyer: { name: '', address: '' }, seller: { name: '', address: '' } }, ...lines)).toEqual(
    {
      buyer: { name: 'Katarzyna Wróblewska', address: 'ul. Lipowa 17/5, 15-427 Białystok' },
      seller: { name: 'AGD Centrum Sp. z o.o.', address: 'ul. Sienkiewicza 40, 15-004 Białystok' },
    },
  )
})

test('an address ends with its postcode, and a house number begins no house', () => {
  const lines = [
    at('Pickford Hill Removals', 60, 40, 34),
    at('Removal estimate', 560, 40),
    at('Ann Prowse', 60, 200),
    at('Flat 4, 27 Raikes Road', 60, 230),
    at('Skipton BD23 1NP', 60, 260),
    at('3rd floor, no lift', 60, 290),
    at('14 Heather Bank', 560, 200),
  ]
  expect(valuesOf({ company: '', customer: { address: '' } }, ...lines)).toMatchObject({
    company: 'Pickford Hill Removals',
  })
})
