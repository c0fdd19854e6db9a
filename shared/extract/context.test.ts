// What stands around a label tells whose it is: the heading of its group, the name of the house, the type alone.
import { describe, expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const row = (y: number, ...cells: string[]) => cells.map((text, i) => ({ text, x: 50 + 240 * i, y }))

describe('groups', () => {
  test('the same label stands twice, and each is of the group that is named before it', () => {
    const schema = { mother: { name: '', age: '' }, father: { name: '', age: '' } }
    expect(
      valuesOf(
        schema,
        ...row(50, '母亲姓名：周晓岚', '年龄：31'),
        ...row(90, '父亲姓名：林志豪', '年龄：33'),
      ),
    ).toEqual({ mother: { name: '周晓岚', age: '31' }, father: { name: '林志豪', age: '33' } })
  })

  test('a heading is that of its column, and the next column is of nobody', () => {
    const schema = { owner: { phone: '' }, animal: { breed: '' } }
    expect(
      valuesOf(
        schema,
        ...row(50, 'Tierhalter', 'Patient'),
        ...row(80, 'Jonas Weidmann', 'Rasse: Beagle'),
        ...row(110, 'Telefon 0176 4420 9981', 'Gewicht: 14 kg'),
      ),
    ).toEqual({ owner: { phone: '0176 4420 9981' }, animal: { breed: 'Beagle' } })
  })
})

describe('houses', () => {
  test('what a house is stands in its name, in any language', () => {
    expect(valuesOf({ school: '' }, 'Instituto Las Encinas', 'Boletín de calificaciones')).toEqual({
      school: 'Instituto Las Encinas',
    })
    expect(valuesOf({ library_name: '' }, '滨江区图书馆读者证', '证号：BJ0088213')).toEqual({
      library_name: '滨江区图书馆',
    })
    expect(valuesOf({ practice: '' }, 'Kleintierpraxis Vogt', 'Behandlungsbericht')).toEqual({
      practice: 'Kleintierpraxis Vogt',
    })
  })

  test('a house that no glossary knows is named by its very word at the end', () => {
    expect(valuesOf({ shelter: '' }, 'RIVERBEND ANIMAL SHELTER', 'Adoption contract')).toEqual({
      shelter: 'RIVERBEND ANIMAL SHELTER',
    })
    expect(valuesOf({ prefix: '' }, 'Prefix identification')).toEqual({ prefix: '' })
  })

  test('a sentence at the top is no house', () => {
    expect(valuesOf({ school: '' }, 'This school report is for the parents', 'Report')).toEqual({
      school: '',
    })
  })
})

describe('labels that say a type alone', () => {
  test('the one date without a label of its own is the one that is only called a date', () => {
    expect(valuesOf({ order_date: '' }, 'ORDRE DE RÉPARATION', 'Date : 18/11/2024')).toEqual({
      order_date: '18/11/2024',
    })
  })

  test('a birth is not meant', () => {
    expect(valuesOf({ date_of_birth: '' }, 'Date : 18/11/2024')).toEqual({ date_of_birth: '' })
  })

  test('the one date that no label claims is that of the document, and of two none', () => {
    expect(valuesOf({ prescription_date: '' }, 'ORDONNANCE', 'Le 14 avril 2025')).toEqual({
      prescription_date: '14 avril 2025',
    })
    expect(valuesOf({ prescription_date: '' }, 'Bonjour', '14 avril 2025', '15 avril 2025')).toEqual({
      prescription_date: '',
    })
  })

  test('a number beside the title is that of the document', () => {
    expect(valuesOf({ license_number: '' }, 'LICENCIA DE PESCA | N.º 0099-4471-K')).toEqual({
      license_number: '0099-4471-K',
    })
  })
})

describe('heads of tables', () => {
  test('a head may leave out the word for the type or the count', () => {
    const schema = { shifts: [{ day: '', startTime: '', endTime: '' }] }
    expect(
      valuesOf(
        schema,
        ...row(50, 'Day', 'Start', 'End'),
        ...row(80, 'Monday', '08:30', '17:00'),
        ...row(110, 'Friday', '08:00', '12:00'),
      ),
    ).toEqual({
      shifts: [
        { day: 'Monday', startTime: '08:30', endTime: '17:00' },
        { day: 'Friday', startTime: '08:00', endTime: '12:00' },
      ],
    })
  })

  test('what sums up a table is no row of it', () => {
    const schema = { days: [{ day: '', project: '', hours: '' }] }
    expect(
      valuesOf(
        schema,
        ...row(50, 'Day', 'Project', 'Hours'),
        ...row(80, 'Monday', 'Quay', '8.00'),
        ...row(110, 'Friday', 'Mill', '4.00'),
        ...row(140, 'Total hours', '', '12.00'),
      ),
    ).toMatchObject({ days: [{ day: 'Monday' }, { day: 'Friday' }] })
  })
})

test('two tables beside each other are told apart by what the array is called', () => {
  const schema = { payments: [{ description: '', amount: '' }] }
  expect(
    valuesOf(
      schema,
      ...row(50, 'Payments', 'Amount', 'Deductions', 'Amount'),
      ...row(80, 'Basic Pay', '2,130.00', 'Income Tax', '248.60'),
      ...row(110, 'Overtime', '255.60', 'Pension', '124.96'),
    ),
  ).toEqual({
    payments: [
      { description: 'Basic Pay', amount: '2,130.00' },
      { description: 'Overtime', amount: '255.60' },
    ],
  })
})

describe('records without a table', () => {
  const spouse = (name: string, birth: string) => [`Full name: ${name}`, `Date of birth: ${birth}`]

  test('labels that are printed again begin the next object', () => {
    expect(
      valuesOf(
        { spouses: [{ full_name: '', birth_date: '', occupation: '' }] },
        'Spouse 1',
        ...spouse('Tiago Dias', '8 March 1990'),
        'Spouse 2',
        ...spouse('Beatriz Leal', '30 November 1991'),
        'Occupation: Teacher',
      ),
    ).toEqual({
      spouses: [
        { full_name: 'Tiago Dias', birth_date: '8 March 1990', occupation: '' },
        { full_name: 'Beatriz Leal', birth_date: '30 November 1991', occupation: '' },
      ],
    })
  })

  test('labels that are printed once make no list', () => {
    expect(
      valuesOf({ spouses: [{ full_name: '', birth_date: '' }] }, ...spouse('Tiago Dias', '8 March 1990')),
    ).toEqual({ spouses: [] })
  })
})

test('an address for deliveries is where and not who', () => {
  expect(
    valuesOf(
      { ship_to: { name: '', address: '' } },
      'Deliver to:',
      'Oakfield Joinery Ltd',
      '12 Mill Yard',
      'Sudbury CO10 2AB',
    ),
  ).toEqual({ ship_to: { name: 'Oakfield Joinery Ltd', address: '12 Mill Yard Sudbury CO10 2AB' } })
})

test('where and when a document was written stands on a line of its own', () => {
  const schema = { issue_place: '', issue_date: '' }
  expect(valuesOf(schema, 'Attestation', 'Fait à Lyon, le 2 juin 2025')).toEqual({
    issue_place: 'Lyon',
    issue_date: '2 juin 2025',
  })
  expect(valuesOf(schema, 'Bestätigung', 'Winsen, den 10.01.2025')).toEqual({
    issue_place: 'Winsen',
    issue_date: '10.01.2025',
  })
  expect(valuesOf(schema, 'Price list of 10.01.2025')).toMatchObject({ issue_place: '' })
})

test('the one range of a page tells from when to when, and of two ranges none does', () => {
  const schema = { start_date: '', end_date: '' }
  expect(valuesOf(schema, 'Internship', 'du 3 mars 2025 au 30 mai 2025')).toEqual({
    start_date: '3 mars 2025',
    end_date: '30 mai 2025',
  })
  expect(valuesOf(schema, '01.02.2024 - 02.02.2024', '01.03.2024 - 02.03.2024')).toEqual({
    start_date: '',
    end_date: '',
  })
})

test('Han labels before a space are labels: a party has its own phone and address', () => {
  const schema = { sender: { name: '', address: '' }, receiver: { name: '', address: '' } }
  expect(
    valuesOf(
      schema,
      { text: '寄件人', y: 50 },
      { text: '刘海洋', x: 130, y: 50 },
      { text: '寄件地址', y: 80 },
      { text: '江苏省南京市鼓楼区中山北路88号', x: 150, y: 80 },
      { text: '收件人', y: 110 },
      { text: '吴晓梅', x: 130, y: 110 },
      { text: '收件地址', y: 140 },
      { text: '四川省成都市武侯区天府大道1200号', x: 150, y: 140 },
    ),
  ).toEqual({
    sender: { name: '刘海洋', address: '江苏省南京市鼓楼区中山北路88号' },
    receiver: { name: '吴晓梅', address: '四川省成都市武侯区天府大道1200号' },
  })
})

test('when something goes on is no date of the document, though its label says date', () => {
  expect(valuesOf({ date: '' }, 'Date: 01/05/09 - 30/04/11')).toEqual({ date: '' })
  expect(valuesOf({ date: '' }, 'Date: 01/05/09')).toEqual({ date: '01/05/09' })
})

test('a date that breaks off in a sign is not told with a year of two figures', () => {
  expect(valuesOf({ date: '' }, 'Date: 20/03/20%')).toEqual({ date: '' })
})

test('a number stands in the line that names its group, although another stands on the page', () => {
  const lines = [
    'Club Natación Bahía Norte',
    'C/ Espigón 12, 39004 Santander · CIF G-39118273',
    'Contacto de emergencia: Peio Gurruchaga, 655 019 284',
    'En caso de pérdida, avísese al 942 27 40 18.',
  ]
  const asked = { club: { address: '' }, emergency_contact: { phone: '' }, lost_card_phone: '' }
  expect(valuesOf(asked, ...lines)).toEqual({
    club: { address: 'C/ Espigón 12, 39004 Santander' },
    emergency_contact: { phone: '655 019 284' },
    lost_card_phone: '942 27 40 18',
  })
})

test('"ph" among results is how sour something is, and nobody is called on it', () => {
  const lines = ['Tel. (515) 555-0148', 'Soil pH: 5.9', 'Organic matter: 3.1 %']
  expect(valuesOf({ results: { ph: '', organicMatter: '' } }, ...lines)).toEqual({
    results: { ph: '5.9', organicMatter: '3.1 %' },
  })
})

test('a sentence that a number stands in is no number', () => {
  const line = '请持本通知在有效期内办理工作类签证，入境后15日内向决定机构申领许可证。'
  expect(valuesOf({ noticeNumber: '' }, line)).toEqual({ noticeNumber: '' })
})
