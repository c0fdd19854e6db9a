import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { foundAs, head, shop, learnAndApply } from '../../../../test/support/learned-rule.ts'
import { comparable, layoutOf, likenessOfLayouts } from './layout.ts'
import { learn } from './learn.ts'

test('a layout is known again by its head, misread or not, and another is not', () => {
  const one = comparable(layoutOf(shop('Rope 12.00', 'Total 12.00')))
  const misread = comparable(
    layoutOf(pageOf('HARB0UR SUPPL1ES SON BHD', '12 Quay Stree, Westport', head[2], 'Tar 3.00')),
  )
  const other = comparable(
    layoutOf(pageOf('Green Hill Clinic', '7 Mill Lane', 'Bill for a patient', 'Total 12.00')),
  )
  expect(likenessOfLayouts(one, misread)).toBeGreaterThan(0.6)
  expect(likenessOfLayouts(one, other)).toBeLessThan(0.2)
})

test('lines of digits are no part of a layout', () => {
  expect(layoutOf(pageOf('20/03/2026 10:30', 'INV 2026-000123', 'Harbour Supplies'))).toEqual([
    'Harbour Supplies',
  ])
})

test('a name that is misread on the next page is put right', () => {
  const lesson = { field: 'company', value: 'HARBOUR SUPPLIES SDN BHD', read: 'HARB0UR' }
  const next = pageOf('HARBOUR SUPPLLES SDN BHO', ...head.slice(1))
  expect(learnAndApply(shop(), lesson, next, foundAs('company', ''))).toMatchObject({
    value: 'HARBOUR SUPPLIES SDN BHD',
    raw: 'HARBOUR SUPPLLES SDN BHO',
    how: 'learned',
    ruleId: 'r1',
  })
})

test('a name that the next page does not show is not put there', () => {
  const lesson = { field: 'buyer', value: 'Westport Rowing Club', read: '' }
  const next = shop('For: Eastport Chess Society')
  expect(
    learnAndApply(
      shop('For: Westport Rowing Club'),
      lesson,
      next,
      foundAs('buyer', 'Eastport Chess Society'),
    ),
  ).toMatchObject({
    value: 'Eastport Chess Society',
  })
})

test('a name that is a picture is told where the same mistake is made again', () => {
  const lesson = { field: 'company', value: 'Harbour & Sons', read: 'Quay Street' }
  expect(learnAndApply(shop(), lesson, shop(), foundAs('company', 'Quay Street'))).toMatchObject({
    value: 'Harbour & Sons',
    box: null,
  })
  expect(learnAndApply(shop(), lesson, shop(), foundAs('company', 'Somebody Else Ltd'))).toMatchObject({
    value: 'Somebody Else Ltd',
  })
})

test('what one person filled in on a form is not told on the form of the next', () => {
  const lesson = { field: 'country_of_residence', value: 'Brazilian Republic', read: '' }
  const form = shop('Country of residence', 'Brazilian Republic')
  const nothing = foundAs('country_of_residence', '')
  expect(learnAndApply(form, lesson, shop('Country of residence'), nothing)).toEqual(nothing)
})

test('what was right on the example is left alone on the next, unless it is misread there', () => {
  const lesson = { field: 'company', value: 'HARBOUR SUPPLIES', read: 'HARBOUR SUPPLIES' }
  const next = shop('Agent: Bright Lamp Makers')
  const other = foundAs('company', 'Bright Lamp Makers')
  expect(learnAndApply(shop(), lesson, next, other)).toEqual(other)
  expect(learnAndApply(shop(), lesson, next, foundAs('company', 'HARB0UR SUPPLIES', 0.6))).toMatchObject({
    value: 'HARBOUR SUPPLIES',
  })
})

test('a sum is found beside what it stood beside, and only there', () => {
  const lesson = { field: 'total', value: '12.50', read: '12.00' }
  const example = shop('Rope | 12.00', 'To be settled | 12.50')
  expect(
    learnAndApply(example, lesson, shop('Tar | 3.00', 'To be settled | 3.20'), foundAs('total', '3.00')),
  ).toMatchObject({
    value: '3.20',
    how: 'learned',
    alternatives: [{ value: '3.00' }],
  })
  expect(learnAndApply(example, lesson, shop('Tar | 3.00'), foundAs('total', '3.00'))).toMatchObject({
    value: '3.00',
  })
})

test.each([
  ['total', '1198', '1.198,00', '473,00'],
  ['date', '2026-03-14', '14.03.2026', '20.04.2026'],
])(
  'a %s that is corrected in another notation than the printed one is found',
  (path, value, printed, next) => {
    const lesson = { field: path, value, read: '' }
    expect(
      learnAndApply(
        shop(`To be settled | ${printed}`),
        lesson,
        shop(`To be settled | ${next}`),
        foundAs(path, ''),
      ),
    ).toMatchObject({ value: next })
  },
)

test('the currency before a sum is not what it stands beside', () => {
  const lesson = { field: 'total', value: '12.50', read: '12.00' }
  const rule = learn(shop('To be settled | RM 12.50'), lesson)
  expect(rule?.anchors).toEqual([{ text: 'To be settled', place: 'behind' }])
})

test('where nothing was read on the example, what is read on the next stands', () => {
  const lesson = { field: 'total', value: '12.50', read: '' }
  const example = shop('To be settled | 12.50')
  const next = shop('To be settled | 3.20', 'Total | 3.00')
  expect(learnAndApply(example, lesson, next, foundAs('total', '3.00'))).toMatchObject({ value: '3.00' })
  expect(learnAndApply(example, lesson, next, foundAs('total', ''))).toMatchObject({ value: '3.20' })
})

test('a value below its label is found below it', () => {
  const lesson = { field: 'order_number', value: 'A-17', read: '' }
  const next = shop('Our sign', 'B-99')
  expect(learnAndApply(shop('Our sign', 'A-17'), lesson, next, foundAs('order_number', ''))).toMatchObject({
    value: 'B-99',
  })
})

test.each([
  ['a cell of a list', { field: 'items[0].name', value: 'Rope of hemp', read: '' }],
  ['a field that was emptied', { field: 'note', value: '', read: 'Rope' }],
  ['a text that is longer than any name', { field: 'note', value: 'Rope '.repeat(200_000), read: '' }],
  ['a sum that was only written in another way', { field: 'total', value: '12.5', read: '12.50' }],
  ['a number that stands on no page', { field: 'order_number', value: 'XQ-4711', read: '' }],
])('nothing is learned from %s', (_, lesson) => {
  expect(learn(shop('Rope of hemp', 'Total | 12.50'), lesson)).toBe(null)
})

test('a rule of another layout fills nothing', () => {
  const lesson = { field: 'total', value: '12.50', read: '12.00' }
  const example = shop('To be settled | 12.50')
  const next = pageOf('Green Hill Clinic', '7 Mill Lane', 'Bill for a patient', 'To be settled | 9.00')
  expect(learnAndApply(example, lesson, next, foundAs('total', ''))).toMatchObject({ value: '' })
})

test('a longer name than the corrected one is left, unless it was longer on the example too', () => {
  const longer = pageOf('MUSTERHARBOUR SUPPLIES SDN BHD', ...head.slice(1))
  const found = foundAs('company', 'MUSTERHARBOUR SUPPLIES SDN BHD')
  const lesson = { field: 'company', value: 'HARBOUR SUPPLIES SDN BHD' }
  expect(learnAndApply(shop(), { ...lesson, read: 'SUPPLIES' }, longer, found)).toEqual(found)
  const trimmed = { ...lesson, read: 'HARBOUR SUPPLIES SDN BHD 12' }
  const next = foundAs('company', 'HARBOUR SUPPLIES SDN BHD 14')
  expect(learnAndApply(shop(), trimmed, shop(), next)).toMatchObject({ value: 'HARBOUR SUPPLIES SDN BHD' })
})

test.each([
  ['read surely is another firm', 0.95, 'HARBOUR SUPPLIES (M) SDN BHD'],
  ['hardly read is a mark', 0.4, head[0]],
])('a name with a word in between that was %s', (_, confidence, told) => {
  const lesson = { field: 'company', value: head[0], read: head[0] }
  const between = { text: '(M)', x: 400, y: 50, confidence }
  const end = { text: 'SDN BHD', x: 500, y: 50 }
  const next = pageOf('HARBOUR SUPPLIES', between, end, head[1], head[2])
  expect(
    learnAndApply(shop(), lesson, next, foundAs('company', 'HARBOUR SUPPLIES (M) SDN BHD')),
  ).toMatchObject({
    value: told,
  })
})

test('a name without one of the learned words, read surely, is a sister firm', () => {
  const value = 'HARBOUR SUPPLIES (M) SDN BHD'
  const found = foundAs('company', head[0])
  expect(learnAndApply(shop(value), { field: 'company', value, read: value }, shop(), found)).toEqual(found)
})

test('a name whose first word is another, and was read surely, is not the one that was learned', () => {
  const lesson = { field: 'company', value: 'MASTERTRADER LTD', read: 'MASTERTRADER LTD' }
  const next = shop('Seller: Trader Ltd')
  const found = foundAs('company', 'Trader Ltd')
  expect(learnAndApply(shop('MASTERTRADER LTD'), lesson, next, found)).toEqual(found)
})

test('an address of another branch, in which whole words are others, is left as it was read', () => {
  const lesson = { field: 'address', value: '12 Quay Street, Westport, Unit 77 Mill Yard', read: '12 Quay' }
  const next = shop('Unit 31 Rope Walk')
  const other = foundAs('address', '12 Quay Street, Westport, Unit 31 Rope Walk')
  expect(learnAndApply(shop('Unit 77 Mill Yard'), lesson, next, other)).toEqual(other)
})

test('under a letterhead that is only partly the same, a text that is plainly there fills what is missing or cut short', () => {
  const lesson = { field: 'company', value: 'HARBOUR SUPPLIES SDN BHD', read: 'SDN BHD' }
  const branch = pageOf(head[0], 'Mill Yard, Eastport', 'Open on all days', 'Rope 12.00')
  expect(learnAndApply(shop(), lesson, branch, foundAs('company', ''))).toMatchObject({
    value: 'HARBOUR SUPPLIES SDN BHD',
  })
  expect(learnAndApply(shop(), lesson, branch, foundAs('company', 'SUPPLIES SDN BHD'))).toMatchObject({
    value: 'HARBOUR SUPPLIES SDN BHD',
  })
  const sender = foundAs('company', 'Bright Lamp Makers')
  expect(learnAndApply(shop(), lesson, branch, sender)).toEqual(sender)
})

test('a doubtful reading gives way to a confirmed text that is plainly there, and a sure one does not', () => {
  const lesson = { field: 'company', value: head[0], read: head[0] }
  expect(learnAndApply(shop(), lesson, shop(), foundAs('company', 'HOOK 15268', 0.5))).toMatchObject({
    value: head[0],
  })
  const sure = foundAs('company', 'Bright Lamp Makers', 0.9)
  expect(learnAndApply(shop(), lesson, shop(), sure)).toEqual(sure)
})

test('a postcode of which one digit was read as a sign is no other number, and one of other digits is', () => {
  const value = '12 Quay Street, 53200 Westport'
  const asked = { field: 'address', value, read: value }
  const misread = pageOf(head[0], '12 Quay Street', '§3200 Westport', 'The receipt of the harbour')
  expect(
    learnAndApply(
      shop('53200 Westport'),
      asked,
      misread,
      foundAs('address', '12 Quay Street §3200 Westport', 0.83),
    ),
  ).toMatchObject({ value })
  const moved = pageOf(head[0], '12 Quay Street', '57100 Westport', 'The receipt of the harbour')
  const other = foundAs('address', '12 Quay Street 57100 Westport', 0.83)
  expect(learnAndApply(shop('53200 Westport'), asked, moved, other)).toEqual(other)
})

test('a letterhead that is misread over another branch is put right where nothing was read surely', () => {
  const name = { field: 'company', value: head[0], read: head[0] }
  const next = pageOf('BARBOUR SUPPLLES SON BHD', 'Mill Yard, Eastport', 'Open on all days', 'Rope 12.00')
  expect(learnAndApply(shop(), name, next, foundAs('company', ''))).toMatchObject({ value: head[0] })
  const doubtful = foundAs('company', 'BARBOUR SUPPLLES SON BHD', 0.6)
  expect(learnAndApply(shop(), name, next, doubtful)).toMatchObject({ value: head[0] })
  const other = foundAs('company', 'BARBOUR SUPPLLES SON BHD')
  expect(learnAndApply(shop(), name, next, other)).toEqual(other)
})
