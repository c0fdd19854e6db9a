// Documents of the East: contracts whose clauses tell, forms with each label in two languages, periods without an end.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const lease = [
  '出租方（甲方）：周文涛',
  '承租方（乙方）：林晓燕',
  '',
  '第一条 甲方将位于上海市徐汇区漕溪北路88号3栋1202室的房屋出租给乙方居住使用，建筑面积76.5平方米。',
  '第二条 月租金为人民币6,800元，押金13,600元，乙方应于每期首月5日前付清，不得以任何理由拖延。',
  '',
]

test('each clause of a contract tells its own', () => {
  const schema = { propertyAddress: '', 建筑面积: '', monthlyRent: '', deposit: '' }
  expect(valuesOf(schema, ...lease)).toEqual({
    propertyAddress: '上海市徐汇区漕溪北路88号3栋1202室',
    建筑面积: '76.5平方米',
    monthlyRent: '6,800',
    deposit: '13,600',
  })
})

test('the first party is who the contract says it is, to its last line', () => {
  const schema = { 出租人: { name: '', mobile: '' }, tenant: { name: '', mobile: '' } }
  expect(
    valuesOf(
      schema,
      ...lease,
      { text: '甲方（签字）：周文涛', x: 60, y: 400 },
      { text: '乙方（签字）：林晓菩', x: 520, y: 400 },
      { text: '电话：13817724560', x: 60, y: 440 },
      { text: '电话：18650017743', x: 520, y: 440 },
    ),
  ).toEqual({
    出租人: { name: '周文涛', mobile: '13817724560' },
    tenant: { name: '林晓燕', mobile: '18650017743' },
  })
})

test('a label in two languages is one label, and whom to ask for is not who the customer is', () => {
  const schema = { customer: { name: '', contactPerson: '', phone: '' } }
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, i) => ({ text, x: [60, 500][i] ?? 0, y, height: y % 100 === 0 ? 16 : 22 }))
  expect(
    valuesOf(
      schema,
      ...row(100, '客户名称 Client', '联系人 Contact'),
      ...row(124, '金桥国际商业中心', '孙立平'),
      ...row(200, '地址 Address', '电话 Tel'),
      ...row(224, '成都市锦江区红星路三段99号', '028-86519027'),
    ),
  ).toEqual({ customer: { name: '金桥国际商业中心', contactPerson: '孙立平', phone: '028-86519027' } })
})

test('a day from which something goes on until now is not the day of the paper', () => {
  expect(
    valuesOf(
      { issueDate: '' },
      '재직증명서',
      '재직기간 | 2017년 3월 2일 현재 (8년 2개월)',
      '위와 같이 재직하고 있음을 증명합니다.',
      { text: '2025년 5월 12일', x: 400 },
    ),
  ).toEqual({ issueDate: '2025년 5월 12일' })
})

test('who signs for a house stands behind what they are', () => {
  const schema = { municipality: '', 市区町村長: '' }
  expect(valuesOf(schema, '住民票', '令和7年2月14日', { text: '杉並区長 岸本聡子', x: 400 })).toEqual({
    municipality: '杉並区',
    市区町村長: '岸本聡子',
  })
  expect(
    valuesOf(
      { company: { name: '', ceo: '' } },
      '재직증명서',
      '2025년 5월 12일',
      '한빛소프트웨어 대표이사 최성민 (인)',
    ),
  ).toMatchObject({ company: { ceo: '최성민' } })
})

test('a party and its number of taxes and its place stand in one line', () => {
  expect(
    valuesOf(
      { seller: { name: '', inn: '', address: '' }, totalInWords: '' },
      'Поставщик: ООО «Северный ветер», ИНН 7816543290, 192102, г. Санкт-Петербург, ул. Салова, д. 41',
      'Покупатель: ИП Громов Павел Андреевич, ИНН 471204558316',
      'Сорок семь тысяч триста рублей 00 копеек',
    ),
  ).toEqual({
    seller: {
      name: 'ООО «Северный ветер»',
      inn: '7816543290',
      address: '192102, г. Санкт-Петербург, ул. Салова, д. 41',
    },
    totalInWords: 'Сорок семь тысяч триста рублей 00 копеек',
  })
})

test('the number of a line is not how many of it there are', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, i) => ({ text, x: [60, 140, 520, 660][i] ?? 0, y }))
  expect(
    valuesOf(
      { goods: [{ наименование: '', quantity: '', amount: '' }] },
      ...row(60, '№', 'Наименование товара', 'Кол-во', 'Сумма'),
      ...row(100, '1', 'Цемент', '40', '19 400,00'),
      ...row(140, '2', 'Песок', '6', '5 700,00'),
    ),
  ).toEqual({
    goods: [
      { наименование: 'Цемент', quantity: '40', amount: '19 400,00' },
      { наименование: 'Песок', quantity: '6', amount: '5 700,00' },
    ],
  })
})

test('a Korean word is known by its end', () => {
  expect(
    valuesOf({ 재직기간: '', hireDate: '' }, '입사일 | 2017년 3월 2일', '발급일 | 2025년 5월 12일'),
  ).toMatchObject({
    hireDate: '2017년 3월 2일',
  })
})

test('a Russian certificate tells of whom it is, as what and since when; its own date is above it', () => {
  const schema = {
    employee: { fullName: '', position: '', employedSince: '' },
    issueDate: '',
    averageSalary: '',
    director: '',
  }
  expect(
    valuesOf(
      schema,
      'Исх. № 112-К',
      'от 24.02.2025',
      '',
      'Дана Соколовой Марине Викторовне, 14.06.1988 года рождения, в том, что она работает в библиотеке',
      'в должности ведущего библиотекаря с 3 сентября 2012 года (приказ № 87-к от 03.09.2012).',
      'Средняя заработная плата за последние шесть месяцев составляет 52 340 рублей 00 копеек.',
      '',
      { text: 'Директор', x: 50, y: 500 },
      { text: 'Л. Н. Ершова', x: 760, y: 500 },
      { text: 'Главный бухгалтер', x: 50, y: 540 },
      { text: 'И. П. Дорохова', x: 760, y: 540 },
    ),
  ).toEqual({
    employee: {
      fullName: 'Соколовой Марине Викторовне',
      position: 'ведущего библиотекаря',
      employedSince: '3 сентября 2012 года',
    },
    issueDate: '24.02.2025',
    averageSalary: '52 340',
    director: 'Л. Н. Ершова',
  })
})

test('who writes a Japanese receipt stands beside their address, and to whom it is written above', () => {
  expect(
    valuesOf(
      { 宛名: '', 但し書き: '', issuer: { company: '', tel: '' } },
      '領収書',
      '株式会社ひまわり企画 御中',
      '但し 会議室利用料として',
      { text: '大阪府大阪市北区梅田2-4-9', x: 500, y: 300 },
      { text: '梅田カンファレンス株式会社', x: 500, y: 324 },
      { text: 'TEL 06-6345-7781', x: 500, y: 348 },
    ),
  ).toEqual({
    宛名: '株式会社ひまわり企画',
    但し書き: '会議室利用料',
    issuer: { company: '梅田カンファレンス株式会社', tel: '06-6345-7781' },
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

test('a sum stands behind itself in words', () => {
  expect(valuesOf({ total: '' }, '합계금액: 일금 이백삼십일만원정 (₩2,310,000)')).toEqual({
    total: '2,310,000',
  })
})

test('one character at the side of a box says whose it is', () => {
  const party = { name: '', mobile: '', address: '' }
  expect(
    valuesOf(
      { sender: party, 收件人: party },
      { text: '运单号：SA8830142755', x: 400, y: 40 },
      { text: '叶子轩 13560218874', x: 120, y: 100 },
      { text: '寄', x: 60, y: 114 },
      { text: '广东省深圳市南山区科技园南路18号', x: 120, y: 130 },
      { text: '罗美琪 18902751136', x: 120, y: 190 },
      { text: '收', x: 60, y: 204 },
      { text: '湖南省长沙市岳麓区麓谷大道662号2栋503', x: 120, y: 220 },
    ),
  ).toEqual({
    sender: { name: '叶子轩', mobile: '13560218874', address: '广东省深圳市南山区科技园南路18号' },
    收件人: { name: '罗美琪', mobile: '18902751136', address: '湖南省长沙市岳麓区麓谷大道662号2栋503' },
  })
})

test('a certificate in Chinese is one sentence, with room around what was filled in', () => {
  const schema = {
    certificateNo: '',
    trainee: { name: '', idNumber: '' },
    courseName: '',
    startDate: '',
    endDate: '',
    学时: '',
    成绩: '',
    issuedOn: '',
  }
  expect(
    valuesOf(
      schema,
      '证书编号：JYPX-2025-004217',
      '',
      { text: '学员 方志敏，性别男，身份证号430102198909154518，于2025年3月10日至2025年4月18日', x: 60 },
      { text: '参加我院举办的“工业机器人操作与维护”培训班，共计120学时，考核成绩良好，准予结业。', x: 40 },
      '',
      '二@〇二五年四月二十日',
    ),
  ).toEqual({
    certificateNo: 'JYPX-2025-004217',
    trainee: { name: '方志敏', idNumber: '430102198909154518' },
    courseName: '工业机器人操作与维护',
    startDate: '2025年3月10日',
    endDate: '2025年4月18日',
    学时: '120学时',
    成绩: '良好',
    issuedOn: '二〇二五年四月二十日',
  })
})

test('what happened stands behind its day', () => {
  expect(
    valuesOf(
      { admissionDate: '', dischargeDate: '', customerName: '' },
      'お客様名 | 小山和也 様',
      '醫師囑言 | 病人於114年4月3日經急診入院，接受開放性復位手術，於114年4月8日出院，宜休養六週。',
    ),
  ).toEqual({ admissionDate: '114年4月3日', dischargeDate: '114年4月8日', customerName: '小山和也' })
})

test('what a paper is called is the name of nothing in it, and a name beside its party has its own label', () => {
  expect(
    valuesOf(
      { vehicle: { modelName: '' }, seller: { name: '', phone: '' } },
      { text: '자동차 매매 계약서', x: 300, y: 40, height: 34 },
      { text: '매도인', x: 60, y: 300 },
      { text: '성명 정태호', x: 240, y: 300 },
      { text: '전화 010-5521-7743', x: 560, y: 300 },
    ),
  ).toEqual({ vehicle: { modelName: '' }, seller: { name: '정태호', phone: '010-5521-7743' } })
})

test('a number in its frame is that of the paper, and who it is given to has another', () => {
  expect(
    valuesOf(
      { certificateNumber: '', patient: { idNo: '' } },
      { text: '診斷證明書', x: 300, y: 40, height: 34 },
      { text: '診字第1140412087號', x: 600, y: 90 },
      '姓名 | 廖淑娟 | 身分證字號 | K223817645',
    ),
  ).toEqual({ certificateNumber: '1140412087', patient: { idNo: 'K223817645' } })
})

test('one line at the foot says who wrote a paper, where they are and how to reach them', () => {
  expect(
    valuesOf(
      { shop: { name: '', postalCode: '', address: '', tel: '' } },
      '修理受付票',
      '受付番号 | R-07-00582',
      'でんきのまるやま 国分寺店 〒185-0012 東京都国分寺市本町3-7-1 TEL 042-321-6690',
    ),
  ).toEqual({
    shop: {
      name: 'でんきのまるやま国分寺店',
      postalCode: '185-0012',
      address: '東京都国分寺市本町3-7-1',
      tel: '042-321-6690',
    },
  })
})

test('a plate begins with where the vehicle is from', () => {
  expect(valuesOf({ licensePlate: '' }, '车牌：苏E·7K936')).toEqual({ licensePlate: '苏E·7K936' })
})
