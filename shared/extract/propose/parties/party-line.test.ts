// Parties whose name, address and number stand in one line, and what sentences tell in words.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('from and until tell when something begins and ends', () => {
  const lines = [
    'Ms Featherstone was employed here as a Junior Surveyor from 3 September 2019 until 29 August',
    '2025 and reported to the Head of Survey. The policy of the house was explained to her on the',
    'first day. Her reason for leaving was relocation to Scotland.',
  ]
  expect(
    valuesOf({ employment_start: '', employment_end: '', job_title: '', reason_for_leaving: '' }, ...lines),
  ).toEqual({
    employment_start: '3 September 2019',
    employment_end: '29 August 2025',
    job_title: 'Junior Surveyor',
    reason_for_leaving: 'relocation to Scotland',
  })
})

test('a proper name beside a noun is what the thing is called', () => {
  const lines = [
    'The member joins the Off-Peak Plus plan for at least twelve months and pays the fee in advance',
    'by direct debit; either side may end this agreement in writing at the end of any month.',
  ]
  expect(valuesOf({ plan_name: '', state_name: '' }, ...lines)).toEqual({
    plan_name: 'Off-Peak Plus',
    state_name: '',
  })
})

test('a fee may be called by what it pays for, and a deposit is none', () => {
  const lines = ['Insurance of goods|8.50', 'Locker deposit|20.00', 'Rent|96.00']
  expect(valuesOf({ insurance_fee: '', locker_fee: '' }, ...lines)).toEqual({
    insurance_fee: '8.50',
    locker_fee: '',
  })
})

test('the date that a page is signed on needs no more than its word', () => {
  expect(
    valuesOf({ signed_date: '', first_visit: '', birth_date: '' }, 'Name: Ann Ellison', 'Date: 30/01/2026'),
  ).toEqual({ signed_date: '30/01/2026', first_visit: '', birth_date: '' })
})

test('numbers of Chinese offices are told with their year', () => {
  expect(valuesOf({ 凭证编号: '' }, '凭证号：借字〔2026〕第018号')).toEqual({
    凭证编号: '借字〔2026〕第018号',
  })
})

test('a line that ends with "of" has what it speaks of below it, and a place ends where a date begins', () => {
  const lines = [
    'ATTESTATO DI FREQUENZA',
    '',
    'Si attesta che',
    '',
    'Lorenzo Battistini',
    '',
    'nato a Lucca il 14 luglio 1998',
    '',
    'ha frequentato il corso di',
    '',
    'Pasticceria professionale',
  ]
  expect(valuesOf({ student_name: '', birth_place: '', birth_date: '', course_name: '' }, ...lines)).toEqual({
    student_name: 'Lorenzo Battistini',
    birth_place: 'Lucca',
    birth_date: '14 luglio 1998',
    course_name: 'Pasticceria professionale',
  })
})
