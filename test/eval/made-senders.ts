// Made documents of senders whose layouts the vocabulary does not know well: several of each sender, with their truth.
import { pageOf, type LineSketch } from '../support/page-builder.ts'
import type { Page } from '../../shared/page.ts'

export interface MadeDocument {
  readonly sender: string
  readonly name: string
  readonly page: Page
  readonly truth: Readonly<Record<'company' | 'address' | 'document_number' | 'date' | 'total', string>>
}

interface Sender {
  readonly name: string
  /** How its name is read: as a picture it is nothing, or the same nonsense each time. */
  readonly logo: string
  readonly address: string
  readonly contact: string
  readonly labels: { readonly number: string; readonly date: string; readonly total: string }
  readonly style: 'rows' | 'columns' | 'slip' | 'foot'
}

const senders: readonly Sender[] = [
  sender(
    'Norvane Tools Ltd',
    '',
    '4 Canal Row, Westport WP1 2AB',
    'VAT Reg No: GB 411 2087 33',
    'Our sign|Struck on|To be settled',
    'rows',
  ),
  sender(
    'Bellaria Fiori',
    'b3llarla',
    'Via Torino 18, 10121 Torino',
    'P.IVA: IT01872340015',
    'Pratica|Emesso|Da versare',
    'columns',
  ),
  sender(
    'Kessler Holzbau GmbH',
    'Kessler Holzbau GmbH',
    'Am Anger 7, 99084 Erfurt',
    'USt-IdNr.: DE812345679',
    'Vorgang|Erstellt|Wir erbitten',
    'rows',
  ),
  sender(
    'Quay Street Bakery',
    '~ Q S B ~',
    '12 Quay Street, Westport',
    'Tel: 0207 555 0134',
    'Slip|Baked|You owe',
    'slip',
  ),
  sender(
    'Orme & Daughters',
    'Orme & Daughters',
    '9 Hill Lane, Eastport',
    'Tax ID: 47-2290113',
    'Folio|Drawn up|Sum now owed',
    'foot',
  ),
  sender(
    'Papeterie du Lac',
    'Papeterie du Lac',
    '3 rue du Port, 74000 Annecy',
    'TVA: FR40303265045',
    'Dossier|Fait le|Reste',
    'columns',
  ),
  sender(
    'Talleres Rivas SL',
    'TALLERES',
    'Calle Mayor 40, 28013 Madrid',
    'CIF: B82846825',
    'Parte|Cerrado|Suma',
    'slip',
  ),
  sender(
    'Lindqvist Glas AB',
    'Lindqvist Glas AB',
    'Storgatan 5, 411 24 Göteborg',
    'VAT: SE556012579001',
    'Ärende|Utskrivet|Slutsumma',
    'rows',
  ),
  sender(
    'Sapphire Dental Care',
    'SPPHRE',
    '88 Main Road, Northport',
    'Phone: 03-5512 8871',
    'Chart|Seen|Fee now',
    'foot',
  ),
  sender(
    'Mera Elektro d.o.o.',
    'Mera Elektro d.o.o.',
    'Trubarjeva 11, 1000 Ljubljana',
    'VAT No: SI59082437',
    'Spis|Napravljeno|Skupaj bruto',
    'columns',
  ),
  sender(
    'Goldfinch Couriers Ltd',
    'Goldfinch Couriers Ltd',
    'Unit 6 Dock Road, Southport',
    'VAT Reg No: GB 220 4302 31',
    'Waybill|Carried|Charge',
    'foot',
  ),
  sender(
    'Tan Brothers Hardware',
    'TAN 8ROS',
    '17 Jalan Besar, 50000 Kuala Lumpur',
    'GST ID: 000671238912',
    'Tally|Sold|Nett take',
    'slip',
  ),
]

function sender(
  name: string,
  logo: string,
  address: string,
  contact: string,
  labels: string,
  style: Sender['style'],
): Sender {
  const [number = '', date = '', total = ''] = labels.split('|')
  return { name, logo, address, contact, labels: { number, date, total }, style }
}

const goods = [
  'Rope',
  'Lamp oil',
  'Paint brush',
  'Bread',
  'Screws',
  'Cable',
  'Paper',
  'Labour',
  'Glass',
] as const

/** `count` documents of each sender; the same ones at each call. */
export function madeDocuments(count: number): MadeDocument[] {
  const random = seeded(20_260_318)
  return senders.flatMap((one) =>
    Array.from({ length: count }, (_, at) => madeDocument(one, at, (max) => Math.floor(random() * max))),
  )
}

function madeDocument(one: Sender, at: number, random: (max: number) => number): MadeDocument {
  const items = Array.from({ length: 1 + random(4) }, () => ({
    name: goods[random(goods.length)] ?? 'Rope',
    cents: 100 + random(9000),
  }))
  const net = items.reduce((sum, { cents }) => sum + cents, 0)
  const tax = Math.round(net * 0.2)
  const money = (cents: number) => (cents / 100).toFixed(2)
  const day = `${1 + random(27)}`.padStart(2, '0')
  const month = `${1 + random(12)}`.padStart(2, '0')
  const truth = {
    company: one.name,
    address: one.address,
    document_number: `${one.labels.number.slice(0, 1)}${2000 + random(7000)}`,
    date: `${day}/${month}/2026`,
    total: money(net + tax),
  }
  const { number, date, total } = one.labels
  const facts = [
    [number, truth.document_number],
    [date, truth.date],
  ] as const
  const head = [...(one.logo === '' ? [] : [one.logo]), one.address]
  const customer = ['Customer', `Buyer ${random(900)} Ltd`, `${1 + random(90)} Buyer Street, Othertown`]
  const rows = items.map(({ name, cents }) => `${name} | ${money(cents)}`)
  const sums = [`Subtotal | ${money(net)}`, `Tax 20% | ${money(tax)}`, `${total} | ${truth.total}`]
  const told: readonly (string | LineSketch)[] = {
    rows: [
      ...head,
      one.contact,
      '',
      ...customer,
      '',
      ...facts.map((pair) => pair.join(' | ')),
      `Printed | 28/12/2026`,
      '',
      ...rows,
      ...sums,
    ],
    columns: [
      ...head,
      one.contact,
      '',
      ...customer,
      '',
      `${number} | ${date}`,
      { text: `${truth.document_number} | ${truth.date}` },
      '',
      ...rows,
      ...sums,
    ],
    slip: [
      ...head,
      one.contact,
      `${number} ${truth.document_number} | ${date} ${truth.date}`,
      `Till ${1 + random(9)} | Served by ${['Ann', 'Bo', 'Cy'][random(3)] ?? 'Ann'}`,
      '',
      ...rows,
      ...sums,
      `Cash | ${money(net + tax + 500)}`,
      'Change | 5.00',
    ],
    foot: [
      ...head,
      ...customer,
      '',
      ...facts.map((pair) => pair.join(': ')),
      '',
      ...rows,
      ...sums,
      '',
      one.contact,
    ],
  }[one.style]
  return { sender: one.name, name: `${one.name} ${at}`, page: pageOf(...told), truth }
}

/** A small generator of numbers from 0 to 1 (mulberry32), so that the documents never change. */
function seeded(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
