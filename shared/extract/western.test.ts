// What letters, certificates and cards of the West do alike, whatever they are about.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'
import { pageOf, type LineSketch } from '../../test/support/page-builder.ts'

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

test('who signs stands beside what they are, in one line or above it', () => {
  const lines = [
    'CERTIFICATE OF OWNERSHIP',
    'Make: Pashley',
    'Harold Finch, Registrar',
    '',
    'Miriam Stott',
    'Head of Planning',
  ]
  expect(valuesOf({ registrar: '', signedBy: { name: '', position: '' } }, ...lines)).toEqual({
    registrar: 'Harold Finch',
    signedBy: { name: 'Miriam Stott', position: 'Head of Planning' },
  })
})

test('a sentence tells whose a thing is, who somebody is, and of an occasion its one day', () => {
  const lines = [
    'This is to certify that the bicycle has been entered in the register in the name of Imogen Tallis.',
    'Your grants officer is Tomos Pryce-Jones, who can be reached on 0113 496 0172.',
    'The deposit of 540.00 was paid on 24 June 2026 and the goods are insured in transit up to £25,000.',
  ]
  const schema = {
    owner: { name: '' },
    grantsOfficer: { name: '', phone: '' },
    deposit: { amount: '', paymentDate: '' },
    insuredUpTo: '',
  }
  expect(valuesOf(schema, ...lines)).toEqual({
    owner: { name: 'Imogen Tallis' },
    grantsOfficer: { name: 'Tomos Pryce-Jones', phone: '0113 496 0172' },
    deposit: { amount: '540.00', paymentDate: '24 June 2026' },
    insuredUpTo: '£25,000',
  })
})

test('a sentence below a table is no row of it, and a day stands in one cell', () => {
  const cells = (y: number, ...texts: string[]) => texts.map((text, i) => at(text, 60 + 260 * i, y))
  const lines = [
    ...cells(100, 'Instalment', 'Due', 'Amount'),
    ...cells(140, 'First', '1 July 2026', '£12,000'),
    ...cells(180, 'Second', '15 January 2027', '£6,500'),
    at('The project should start in autumn and must be completed by the end of 2027.', 60, 230),
  ]
  expect(valuesOf({ instalments: [{ name: '', dueDate: '', amount: '' }] }, ...lines)).toEqual({
    instalments: [
      { name: 'First', dueDate: '1 July 2026', amount: '12,000' },
      { name: 'Second', dueDate: '15 January 2027', amount: '6,500' },
    ],
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

test('a sentence tells what something was and will be, from when, and by when to answer', () => {
  const lines = [
    'Your tenancy, which began on 1 July 2024, is due for its review: the rent will rise from £1,125.00 to £1,170.00 per month.',
    'If you do not agree with the new rent, please let us know before 26 May 2026 or by telephone.',
  ]
  const schema = { tenancyStart: '', currentRent: '', newRent: '', objectionDeadline: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    tenancyStart: '1 July 2024',
    currentRent: '1,125.00',
    newRent: '1,170.00',
    objectionDeadline: '26 May 2026',
  })
})

test('beside the first name a name is of a person and of no house, and what somebody is ends who it is', () => {
  const lines = [
    'Blutspendedienst Nordmark',
    'Name: Hartwig',
    'Vorname: Jonas',
    'Examined by: Gareth Pugh, Engineer Surveyor',
  ]
  const schema = { dienst: { name: '' }, spender: { nachname: '', vorname: '' }, examinedBy: '' }
  expect(valuesOf(schema, ...lines)).toMatchObject({
    spender: { nachname: 'Hartwig', vorname: 'Jonas' },
    examinedBy: 'Gareth Pugh',
  })
})

test('a key leaves out the small words that its label has', () => {
  const lines = ['Date de naissance : 03/02/2001', 'Lieu de naissance : Dax']
  expect(valuesOf({ dateNaissance: '', lieuNaissance: '' }, ...lines)).toEqual({
    dateNaissance: '03/02/2001',
    lieuNaissance: 'Dax',
  })
})

test('where and when somebody was born needs no label, and what a sentence announces is its list', () => {
  const lines = [
    'Alunna Giulia Bernardini',
    'nata a Cesena (FC) il 14/09/2013',
    'The Council hereby grants permission for the development, subject to the following conditions:',
    '1. The works must be begun not later than three years from now.',
    '2. External walls shall be of brick to match the existing house.',
  ]
  expect(valuesOf({ pupil: { birthPlace: '', birthDate: '' }, conditions: [''] }, ...lines)).toEqual({
    pupil: { birthPlace: 'Cesena (FC)', birthDate: '14/09/2013' },
    conditions: [
      'The works must be begun not later than three years from now.',
      'External walls shall be of brick to match the existing house.',
    ],
  })
})

test('the very word that is asked for outdoes a synonym', () => {
  const lines = ['Telefon: 0431 55 50 120', '', 'Ihre Rufnummer 04351 555 8812 nehmen Sie mit.']
  expect(valuesOf({ rufnummer: '' }, ...lines)).toEqual({ rufnummer: '04351 555 8812' })
})

test('another table below is no part of this one, and a number of letters and figures stays whole', () => {
  const cells = (y: number, ...texts: string[]) => texts.map((text, i) => at(text, 60 + 260 * i, y))
  const lines = [
    ...cells(100, 'Zähler', 'Nummer', 'Stand'),
    ...cells(130, 'Strom', '1EMH00 4471', '20.418'),
    ...cells(160, 'Wasser', 'W-88120', '311'),
    ...cells(240, 'Mangel', 'Raum', 'Höhe'),
    ...cells(270, 'Stuhlbein', 'Küche', '45,00'),
  ]
  expect(valuesOf({ zaehler: [{ zaehler: '', nummer: '', stand: '' }] }, ...lines)).toEqual({
    zaehler: [
      { zaehler: 'Strom', nummer: '1EMH00 4471', stand: '20.418' },
      { zaehler: 'Wasser', nummer: 'W-88120', stand: '311' },
    ],
  })
})

test('people are listed with the days of their births, and a title ends with the number of the paper', () => {
  const lines = [
    at('Quotation Q-2618', 60, 40, 30),
    at('This quotation is open for acceptance for 60 days from the day that it was written on.', 60, 120),
    at('Bénéficiaires :', 60, 200),
    at('Maiwenn Perennou, née le 12/06/1988', 60, 230),
    at('Ewen Perennou, né le 30/09/2017', 60, 260),
  ]
  const schema = { quoteNumber: '', beneficiaires: [{ nom: '', dateNaissance: '' }] }
  expect(valuesOf(schema, ...lines)).toEqual({
    quoteNumber: 'Q-2618',
    beneficiaires: [
      { nom: 'Maiwenn Perennou', dateNaissance: '12/06/1988' },
      { nom: 'Ewen Perennou', dateNaissance: '30/09/2017' },
    ],
  })
})

test('the labels of a form are no list, and a name ends with its sentence', () => {
  const cells = (y: number, ...texts: string[]) => texts.map((text, i) => at(text, 60 + 260 * i, y))
  const lines = [
    at('Médiathèque Jean Rouch', 60, 40, 30),
    ...cells(120, 'Emprunteur', 'Clara Vigouroux'),
    ...cells(150, 'Instrument', 'Violoncelle'),
    ...cells(180, 'Retour', '12 janvier 2027'),
    at('Accessoires remis : archet, housse, colophane', 60, 240),
    at('Mechanic: Tom Fenwick. Work is guaranteed for 90 days.', 60, 290),
  ]
  expect(valuesOf({ accessoires: [''], mechanic: '' }, ...lines)).toEqual({
    accessoires: ['archet', 'housse', 'colophane'],
    mechanic: 'Tom Fenwick',
  })
})

test('on a slip the name of the branch goes on behind the postcode', () => {
  const lines = [
    'KEDAI MURNI SDN BHD',
    'LOT 18, JALAN MAWAR 3',
    '43000 KAJANG, SELANGOR',
    '1507-TMN SERI MURNI',
  ]
  const page = { ...pageOf(...lines, '', 'TOTAL 12.50'), kind: 'receipt' as const }
  const schema = parseSchema({ company: '', address: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  expect(JSON.parse(extract(page, schema.value).content)).toEqual({
    company: 'KEDAI MURNI SDN BHD',
    address: 'LOT 18, JALAN MAWAR 3 43000 KAJANG, SELANGOR 1507-TMN SERI MURNI',
  })
})

test('the day of the week belongs to its date', () => {
  const lines = [
    'Report date: Tuesday, February 13, 2024',
    'Datum: woensdag 16 maart 2022',
    '看診日期: 113/04/18 (四)',
  ]
  expect(valuesOf({ reportDate: '' }, ...lines)).toEqual({ reportDate: 'Tuesday, February 13, 2024' })
  expect(valuesOf({ datum: '' }, ...lines.slice(1, 2))).toEqual({ datum: 'woensdag 16 maart 2022' })
  expect(valuesOf({ 看診日期: '' }, ...lines.slice(2))).toEqual({ 看診日期: '113/04/18 (四)' })
})

test('the small o of a number is read as a nine', () => {
  expect(valuesOf({ numero_titulo: '' }, 'N.9 DE TÍTULO: 47/02318/2021')).toEqual({
    numero_titulo: '47/02318/2021',
  })
})

test('what nobody would count is no quantity, and a bare year no sum', () => {
  expect(valuesOf({ quantity: '' }, 'Quantity: 4107385526')).toEqual({ quantity: '' })
  expect(valuesOf({ name: '', fee_paid: '' }, 'Name: Ann Lee', 'Whatever this is: 1977')).toMatchObject({
    fee_paid: '',
  })
})

test('a label in capitals goes on in words that labels are made of', () => {
  expect(valuesOf({ tuteur: '' }, 'TUTEUR DE STAGE', '', 'Mme Claire Podeur')).toEqual({
    tuteur: 'Mme Claire Podeur',
  })
})
