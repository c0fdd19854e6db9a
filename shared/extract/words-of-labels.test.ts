// What is a label and which field it asks for: by its words, their endings and its signs.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const at = (text: string, x: number, y: number, height = 20) => ({ text, x, y, height })

test('a Korean word is known by its end', () => {
  expect(
    valuesOf({ 재직기간: '', hireDate: '' }, '입사일 | 2017년 3월 2일', '발급일 | 2025년 5월 12일'),
  ).toMatchObject({
    hireDate: '2017년 3월 2일',
  })
})

test('words of Vietnamese are several syllables', () => {
  expect(
    valuesOf(
      { meterNumber: '', previousReading: '', currentReading: '', vehiclePlate: '' },
      'Số công tơ: 20817734',
      'Chỉ số mới: 8.742',
      'Chỉ số cũ: 8.505',
      'Biển số xe: 43A-12345',
    ),
  ).toEqual({
    meterNumber: '20817734',
    previousReading: '8.505',
    currentReading: '8.742',
    vehiclePlate: '43A-12345',
  })
})

test('the name of a house is no label of what stands beside it', () => {
  const lines = ['平江河区中西医结合医院 | 普通', '处方笺 | 甲类', '姓名: 陆建华'].map((text) => ({
    text,
    confidence: 0.96,
  }))
  expect(valuesOf({ 医院: '', 姓名: '' }, ...lines)).not.toMatchObject({ 医院: '普通' })
})

test('a line with a label of its own goes on with nothing above it', () => {
  const lines = ['贮存条件：置于阴凉干燥处，避免阳光直射', '致敏物质提示：含有芝麻、坚果']
  expect(valuesOf({ 贮存条件: '', allergens: '' }, ...lines)).toEqual({
    贮存条件: '置于阴凉干燥处，避免阳光直射',
    allergens: '含有芝麻、坚果',
  })
})

test('what touches a label with a colon is the beginning of it, and no value of an empty cell above', () => {
  const lines = ['家长意见', '下学期返校时间: 2025年9月1日']
  expect(valuesOf({ 家长意见: '' }, ...lines)).toEqual({ 家长意见: '' })
})

test('a value may begin as a short word of other languages does: only a whole "y", "o" or "e" goes on with a label', () => {
  expect(valuesOf({ dental_plan: '', finish: '' }, 'Dental plan ~ YES', 'Finish Ebony')).toEqual({
    dental_plan: 'YES',
    finish: 'Ebony',
  })
})

test('a label that ends in a word for number has its value beside it', () => {
  expect(valuesOf({ model: '' }, 'Model No. | TB-300-EU')).toEqual({ model: 'TB-300-EU' })
})

test('a long e-mail address stands beside its label', () => {
  expect(valuesOf({ email: '' }, 'E-mail | peter.william.nguyen@example.org')).toEqual({
    email: 'peter.william.nguyen@example.org',
  })
})

test('a name without umlauts is that of the label which has them', () => {
  const lines = ['Geschäftsführer: Dr. Jan Hinrichs', 'Prüfdatum: 12.03.2026', 'Value due: 14 kg']
  expect(valuesOf({ geschaeftsfuehrer: '', pruefdatum: '', valueDue: '' }, ...lines)).toEqual({
    geschaeftsfuehrer: 'Dr. Jan Hinrichs',
    pruefdatum: '12.03.2026',
    valueDue: '14 kg',
  })
})

test('what is set off in one line stands apart where one of it is known by its form', () => {
  const lines = [
    at('Brightwater Dental', 60, 40, 34),
    at('2 Quay Terrace, Topsham EX3 0JB · 01392 555 614 · info@quay.example', 60, 90),
    at('Treatment plan', 60, 160, 28),
    at('Photography: yes – Reserve: none', 60, 220),
    at('15:30 – 16:15', 60, 260),
  ]
  const schema = { practice: { name: '', address: '', phone: '', email: '' }, photography: '', reserve: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    practice: {
      name: 'Brightwater Dental',
      address: '2 Quay Terrace, Topsham EX3 0JB',
      phone: '01392 555 614',
      email: 'info@quay.example',
    },
    photography: 'yes',
    reserve: 'none',
  })
})

test('a key leaves out the small words that its label has', () => {
  const lines = ['Date de naissance : 03/02/2001', 'Lieu de naissance : Dax']
  expect(valuesOf({ dateNaissance: '', lieuNaissance: '' }, ...lines)).toEqual({
    dateNaissance: '03/02/2001',
    lieuNaissance: 'Dax',
  })
})

test('the very word that is asked for outdoes a synonym', () => {
  const lines = ['Telefon: 0431 55 50 120', '', 'Ihre Rufnummer 04351 555 8812 nehmen Sie mit.']
  expect(valuesOf({ rufnummer: '' }, ...lines)).toEqual({ rufnummer: '04351 555 8812' })
})

test('a label in capitals goes on in words that labels are made of', () => {
  expect(valuesOf({ tuteur: '' }, 'TUTEUR DE STAGE', '', 'Mme Claire Podeur')).toEqual({
    tuteur: 'Mme Claire Podeur',
  })
})

test('a date of delivery, of print or of a direct debit is no due date, and the paper needs none', () => {
  const schema = { invoice_number: '', issue_date: '', due_date: '', seller: { name: '' }, total: '' }
  const lines = ['Nordmole Handels GmbH', 'Rechnung Nr. 20931 vom 05.06.2018', 'Gesamtbetrag 119,00 EUR']
  for (const label of ['Liefer- und Leistungsdatum', 'Druckdatum', 'Abbuchung am', 'Date de livraison'])
    expect(valuesOf(schema, ...lines, `${label} | 03.06.2018`)).toMatchObject({ due_date: '' })
  expect(valuesOf(schema, ...lines, 'Zahlbar bis | 03.07.2018')).toMatchObject({ due_date: '03.07.2018' })
})

test('a subtotal is no total, though its label has the word', () => {
  expect(valuesOf({ total_gross: '' }, 'Sous total | 40,00', 'Total TTC | 48,00')).toEqual({
    total_gross: '48,00',
  })
  expect(valuesOf({ total_gross: '' }, 'Sous total | 40,00')).toEqual({ total_gross: '' })
})

test('the number of a taxpayer is no number to call, and none of an order', () => {
  const schema = { order_number: '', phone: '', invoice_number: '', total: '', date: '' }
  const lines = ['Rechnung Nr. 20931', 'Steuernummer: 201/113/40209', 'USt-IdNr.: DE136695976']
  expect(valuesOf(schema, ...lines)).toMatchObject({ order_number: '', phone: '' })
})
