// The facts of a document: which concepts it prints, with values that agree with each other.
import type { Random } from './random.ts'
import {
  codeIn,
  dayIn,
  filled,
  hostOf,
  ibanIn,
  partyIn,
  personIn,
  phoneIn,
  taxIdIn,
  type Notation,
} from './values.ts'
import {
  families,
  freeName,
  labelsOf,
  listOf,
  titlesOf,
  written,
  type Block,
  type FreeName,
  type Language,
} from './words.ts'

export interface Fact {
  readonly concept: string
  readonly role: string | null
  readonly text: string
  /** Set for a subject that the lexicon has no concept for. */
  readonly free?: FreeName
  /** The lines of an address. */
  readonly lines?: readonly string[]
}

export interface Item {
  readonly [column: string]: string
}

export interface Facts {
  readonly family: string
  readonly title: string
  readonly blocks: ReadonlyMap<string, readonly Fact[]>
  readonly items: readonly Item[]
  /** Concepts that the family often has and this document lacks, by role. */
  readonly absent: readonly Pick<Fact, 'concept' | 'role' | 'free'>[]
}

/** Blocks whose facts belong to a party; the others have facts of the document. */
const roles: ReadonlySet<string> = new Set(['seller', 'buyer', 'shipTo', 'bank', 'owner', 'applicant'])

export function factsOf(random: Random, family: string, notation: Notation): Facts {
  const blocks = families.get(family) ?? []
  const sums = sumsOf(random, family, notation)
  const values = valuesFor(random, notation, sums.amounts)
  const taken = new Map<string, readonly Fact[]>()
  const absent: Pick<Fact, 'concept' | 'role' | 'free'>[] = []
  for (const block of blocks) {
    const role = roles.has(block.name) ? block.name : null
    const party = partyIn(random, notation.language, isPerson(random, family, block.name))
    const all = withFree(random, block, notation.language)
    const facts = all.flatMap(({ concept, share, free }): Fact[] => {
      const own = { concept, role, ...(free ? { free } : {}) }
      const value = random.chance(share) ? values(concept, party, free !== undefined) : null
      if (value === null) absent.push(own)
      return value === null ? [] : [{ ...own, ...value }]
    })
    taken.set(block.name, facts)
  }
  return {
    family,
    title: random.pick(titlesOf(family, notation.language)),
    blocks: taken,
    items: sums.items,
    absent,
  }
}

function isPerson(random: Random, family: string, block: string): boolean {
  if (block === 'seller' || block === 'bank') return false
  return random.chance(family === 'statement' || family === 'letter' ? 0.7 : 0.25)
}

interface Planned {
  readonly concept: string
  readonly share: number
  readonly free?: FreeName
}

/** A concept without a label in the language is left out; names of free subjects are drawn anew for each document. */
function withFree(random: Random, block: Block, language: Language): Planned[] {
  return block.facts.flatMap(([concept, share]): Planned[] => {
    if (concept !== 'free')
      return labelsOf(concept, language).length > 0 || concept === 'party' ? [{ concept, share }] : []
    const count = random.integer(3, 14)
    return Array.from({ length: count }, () => freeName(random, language)).flatMap((free) =>
      free ? [{ concept: `free ${free.key}`, share: 0.75, free }] : [],
    )
  })
}

interface Sums {
  readonly items: readonly Item[]
  readonly amounts: Readonly<Record<string, string>>
}

const rates = [5, 6, 7, 8, 10, 13, 19, 20, 21, 23]

function sumsOf(random: Random, family: string, { language, money }: Notation): Sums {
  const isReceipt = family === 'receipt' || family === 'ticket'
  const count = isReceipt ? random.integer(1, 9) : random.integer(1, 12)
  const rate = random.pick(rates)
  const decimals = random.chance(0.5)
  const rows = Array.from({ length: count }, (_, i) => {
    const quantity = random.chance(0.5) ? 1 : random.integer(1, isReceipt ? 5 : 60)
    const price =
      random.integer(1, isReceipt ? 60 : 900) * (decimals ? 1 : 100) +
      (decimals ? random.integer(0, 99) * 100 : 0)
    return { i, quantity, price, total: quantity * price }
  })
  const subtotal = rows.reduce((sum, row) => sum + row.total, 0)
  const discount = random.chance(0.5) ? Math.round(subtotal * 0.05) : Math.round(subtotal * 0.1)
  const shipping = random.integer(4, 40) * 100
  const tax = Math.round((subtotal * rate) / 100)
  const total = subtotal + tax
  const paid = Math.ceil(total / 1000) * 1000
  const percent = random.chance(0.5) ? `${String(rate)}%` : `${String(rate)},00 %`
  const items = rows.map(({ i, quantity, price, total: sum }): Item => ({
    lineNumber: String(i + 1),
    itemCode: filled(random, '@##-####'),
    item: written(random.pick(listOf('item', language)), language),
    quantity: String(quantity),
    unit: random.pick(language.startsWith('zh') ? ['个', '箱', '件', '台'] : ['pcs', 'kg', 'h', 'St', 'm']),
    unitPrice: money(price)
      .replace(/[^\d.,\s-]/g, '')
      .trim(),
    lineDiscount: '5%',
    lineTaxRate: percent,
    lineTotal: random.chance(0.5)
      ? money(sum)
      : money(sum)
          .replace(/[^\d.,\s-]/g, '')
          .trim(),
  }))
  const amounts = { subtotal, discount, shipping, tax, total, paid, change: paid - total }
  const others = {
    serviceCharge: Math.round(subtotal / 10),
    tip: Math.round(subtotal / 8),
    rounding: random.integer(-4, 4),
    deposit: Math.round(total / 3),
    openingBalance: random.integer(1000, 900_000),
    closingBalance: random.integer(1000, 900_000),
  }
  const printed = Object.entries({ ...amounts, ...others }).map(([id, cents]) => [id, money(cents)] as const)
  const quantityTotal = String(rows.reduce((sum, row) => sum + row.quantity, 0))
  return { items, amounts: { ...Object.fromEntries(printed), taxRate: percent, quantityTotal } }
}

type Value = Pick<Fact, 'text' | 'lines'>
type Party = ReturnType<typeof partyIn>

const persons = ['person', 'cashier', 'reviewer', 'drawer', 'doctor', 'payeeName']
const dates = /(?:^date|Date)$/
const short: Readonly<Record<string, string>> = {
  ...{ gender: 'M|F', bloodType: 'A+|O|B-|AB', incoterm: 'DAP|EXW|FCA|CIF', cardType: 'VISA|Mastercard|EC' },
  ...{ tableNumber: '7|12|A4|23', guestCount: '2|3|4', age: '31|47|8|62', unit: 'pcs|kg', bic: '' },
}
const perLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: {
    zh: '男|女',
    'zh-Hant': '男|女',
    ja: '男|女',
    ko: '남|여',
    de: 'männlich|weiblich|M|W',
    en: 'Male|Female|M|F',
    vi: 'Nam|Nữ',
    ru: 'муж.|жен.|М',
  },
  maritalStatus: {
    zh: '已婚|未婚',
    'zh-Hant': '已婚|未婚',
    de: 'ledig|verheiratet',
    en: 'Single|Married|Divorced',
    ko: '기혼|미혼',
    ja: '未婚|既婚',
    fr: 'célibataire|marié',
    es: 'soltero|casada',
    it: 'celibe|coniugata',
  },
  nationality: {
    zh: '中国',
    ja: '日本',
    ko: '대한민국',
    de: 'deutsch|Österreich',
    en: 'British|Canadian|Irish|USA',
    fr: 'française',
    es: 'española',
    it: 'italiana',
    ru: 'РФ',
    vi: 'Việt Nam',
    pl: 'polskie',
    nl: 'Nederlandse',
    pt: 'portuguesa',
    sv: 'svensk',
  },
  ethnicity: { zh: '汉|满|回|壮', 'zh-Hant': '漢', vi: 'Kinh|Tày' },
  paymentTerms: {
    en: 'Net 30 days|14 days net|COD|30 days|Due on receipt',
    de: '14 Tage netto|30 Tage netto|sofort ohne Abzug',
    zh: '月结30天|货到付款|预付30%',
    fr: '30 jours fin de mois|à réception',
    it: '30 gg data fattura|rimessa diretta',
    es: '30 días|contado',
    nl: '30 dagen|14 dagen netto',
  },
  paymentMethod: {
    en: 'Cash|Credit card|Bank transfer|Visa|Cheque',
    de: 'Bar|EC-Karte|Überweisung|Lastschrift',
    zh: '现金|微信支付|支付宝|刷卡',
    fr: 'Carte bancaire|Virement|Espèces',
    it: 'Bonifico|Contanti|Carta',
    es: 'Tarjeta|Transferencia|Efectivo',
    ja: '現金|クレジット|電子マネー',
    ko: '현금|신용카드',
    nl: 'PIN|Contant|iDEAL',
    pt: 'Multibanco|Dinheiro',
    ru: 'наличные|карта',
    pl: 'gotówka|karta|przelew',
    vi: 'Tiền mặt|Chuyển khoản',
    sv: 'Kort|Kontant',
  },
  department: {
    en: 'Finance|Quality Control|Sales|Ward 4B|Human Resources|Biology',
    de: 'Einkauf|Vertrieb|Personalabteilung|Qualitätssicherung',
    zh: '财务部|质量部|人力资源部|内科|销售部',
    ja: '総務部|営業部|内科',
    fr: 'Service achats|Comptabilité',
    es: 'Compras|Recursos Humanos',
    it: 'Ufficio acquisti|Amministrazione',
    ko: '총무부|영업팀',
    ru: 'Отдел кадров|Бухгалтерия',
    pl: 'Dział kadr',
    nl: 'Inkoop|Personeelszaken',
    pt: 'Recursos Humanos',
    vi: 'Phòng Kế toán',
  },
  jobTitle: {
    en: 'Engineer|Clerk|Teacher|Nurse|Machine operator',
    de: 'Schlosser|Lehrerin|Kaufmann',
    zh: '工程师|教师|经理|会计',
    ja: '会社員|技師',
    fr: 'Ingénieur|Infirmière',
    es: 'Profesor|Contable',
    it: 'Operaio|Impiegata',
    ko: '과장|교사',
    ru: 'инженер|бухгалтер',
  },
  education: {
    en: 'BSc Chemistry|High school|MA History',
    de: 'Abitur|Diplom-Ingenieur',
    zh: '本科|大专|硕士研究生|高中',
    ja: '大学卒',
    ko: '대졸',
  },
  course: {
    en: 'First Aid at Work|Welding Level 2|Data Analysis|Forklift Operation',
    de: 'Ersthelfer|Schweißkurs Stufe 2|Gabelstaplerfahrer',
    zh: '安全生产培训|会计实务|焊接技术',
    ja: '安全衛生講習|簿記二級',
    fr: 'Secourisme|Soudage niveau 2',
    es: 'Primeros auxilios|Soldadura',
    it: 'Primo soccorso|Saldatura',
    ko: '안전교육|용접 2급',
    ru: 'Охрана труда',
    pl: 'Pierwsza pomoc',
    nl: 'BHV basis',
    pt: 'Primeiros socorros',
    vi: 'An toàn lao động',
    sv: 'Första hjälpen',
  },
  grade: {
    en: 'Pass|A|87 %|Distinction|B+',
    de: 'bestanden|gut|2,3',
    zh: '合格|优秀|92分|良好',
    ja: '合格|優',
    ko: '합격|우수',
  },
  diagnosis: {
    en: 'Acute bronchitis|Fracture of left wrist|Hypertension',
    de: 'Akute Bronchitis|Rückenschmerzen',
    zh: '急性支气管炎|高血压|左腕骨折',
    ja: '急性気管支炎',
    ko: '급성 기관지염',
  },
  country: {
    en: 'United Kingdom|USA|Malaysia',
    de: 'Deutschland|Schweiz',
    zh: '中国',
    fr: 'France|Belgique',
    it: 'Italia',
    es: 'España',
    ja: '日本製',
    nl: 'Nederland',
    pt: 'Portugal',
  },
  allergies: {
    en: 'None|Penicillin|Peanuts',
    de: 'keine|Penicillin',
    zh: '无|青霉素',
    fr: 'aucune',
    es: 'ninguna',
    ja: 'なし',
  },
}
const codeConcepts = /Number$|Code$|^(?:reference|deliveryNote|licensePlate|vin|reference)$/

function valuesFor(random: Random, notation: Notation, amounts: Sums['amounts']) {
  const { language, date } = notation
  const from = random.integer(2004, 2025)
  const words = listOf('streetWord', language)
  const text = (list: string) => written(random.pick(listOf(list, language)), language)
  const known: Readonly<Record<string, (party: Party) => string>> = {
    party: ({ name }) => name,
    ...{
      phone: () => phoneIn(random, language),
      fax: () => phoneIn(random, language),
      mobile: () => phoneIn(random, language),
    },
    email: ({ name }) =>
      `${random.pick(['info', 'office', 'sales', 'mail', 'contact'])}@${hostOf(random, name)}`,
    website: ({ name }) => `${random.pick(['www.', 'www.', '', 'https://'])}${hostOf(random, name)}`,
    ...{
      taxId: () => taxIdIn(random, language),
      iban: () => ibanIn(random, language),
      bic: () => filled(random, '@@@@DE##XXX').replace(/#/g, '2'),
    },
    ...{
      street: ({ street }) => street,
      city: ({ city }) => city.replace(/^[\d\-〒 ]+/, ''),
      postcode: ({ city }) => /^[〒\d-]{4,9}/.exec(city)?.[0] ?? filled(random, '#####'),
    },
    ...{
      surname: () => personIn(random, language).surname,
      givenName: () => personIn(random, language).given,
    },
    birthDate: () => date(dayIn(random, 1948, 2008)),
    expiryDate: () => date(dayIn(random, from + 1, from + 9)),
    ...{
      birthPlace: () =>
        partyIn(random, language)
          .city.replace(/[\d#〒-]+/g, '')
          .trim(),
      state: () =>
        partyIn(random, language)
          .city.replace(/[\d#〒-]+/g, '')
          .trim(),
    },
    ...{
      time: () =>
        `${String(random.integer(7, 22)).padStart(2, '0')}:${filled(random, '##').replace(/^[6-9]/, '3')}${random.pick(['', '', ':17', ' PM'])}`,
    },
    period: () => `${date(dayIn(random, from, from))} - ${date(dayIn(random, from, from))}`,
    ...{
      height: () => `${String(random.integer(150, 199))} cm`,
      weight: () => `${String(random.integer(2, 99))} kg`,
    },
    ...{
      quantity: () => `${String(random.integer(1, 900))} ${random.pick(['pcs', 'kg', 'L', ''])}`.trim(),
      item: () => text('item'),
      spec: () => filled(random, '@-### / #.#'),
    },
    ...{
      bank: () => `${text('streetWord')} Bank`,
      branch: () => text('streetWord'),
      employer: () => partyIn(random, language).name,
      issuingAuthority: () => partyIn(random, language).name,
    },
    note: () =>
      text('note')
        .replace(/\{[fy]\}/g, String(from))
        .replace(/\{[npm]\}/g, '12'),
    subject: () => text('item'),
    title: () => text('item'),
    currency: () => notation.currency || 'EUR',
    amountInWords: () => random.pick(['SEVEN HUNDRED AND TWELVE ONLY', 'one thousand forty and 50/100']),
    idNumber: () =>
      language === 'zh' && random.chance(0.6)
        ? filled(random, '######19##0#1####') + random.pick(['X', '2', '7'])
        : codeIn(random, language),
    vin: () => filled(random, 'W@@ZZZ##@##0#####'),
    licensePlate: () => filled(random, random.pick(['@@-@@ ###', '@@## @@@', '@-####'])),
  }
  return (concept: string, party: Party, isFree: boolean): Value | null => {
    if (isFree) return { text: freeValue(random, notation, words) }
    if (concept === 'address') {
      const dense = /^(?:zh|ko)/.test(language)
      const lines = dense
        ? [`${party.city}${language === 'ko' ? ' ' : ''}${party.street}`]
        : language === 'ja'
          ? [party.city + party.street]
          : [party.street, party.city]
      return { text: lines.join(', '), lines }
    }
    const amount = amounts[concept]
    if (amount !== undefined) return { text: amount }
    const own = known[concept]
    if (own) return { text: own(party) }
    if (persons.includes(concept)) return { text: personIn(random, language).whole }
    if (dates.test(concept)) return { text: date(dayIn(random, from, from)) }
    const listed = perLanguage[concept]?.[language === 'zh-Hant' ? 'zh' : language] ?? short[concept]
    if (listed) return { text: written(random.pick(listed.split('|')), language) }
    return codeConcepts.test(concept) ? { text: codeIn(random, language) } : null
  }
}

/** Any value that a form may ask for: a measure, a word, a date, a code or a name. */
function freeValue(random: Random, { language, date, money }: Notation, words: readonly string[]): string {
  const text = () => written(random.pick(listOf('item', language)), language)
  return random.pick([
    () =>
      `${String(random.integer(1, 400))}${random.pick(['', '.5', ',2'])} ${random.pick(['mm', 'kg', 'm²', '%', '°C', 'h', 'V', 'MPa', 'L'])}`,
    () => date(dayIn(random, 2008, 2025)),
    () => codeIn(random, language),
    () => String(random.integer(1, 5000)),
    () => written(random.pick(words), language),
    () => personIn(random, language).whole,
    text,
    text,
    () => partyIn(random, language).name,
    () => money(random.integer(500, 500_000)),
  ])()
}
