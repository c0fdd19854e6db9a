import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import DayField from './DayField.svelte'

test('a typed day is reported once its year is complete, not for each digit', async () => {
  const reported: string[] = []
  await render(DayField, { label: 'From', value: '', onchange: (day: string) => reported.push(day) })
  const field = page.getByLabelText('From')
  await field.click({ position: { x: 12, y: 12 } })
  await userEvent.keyboard('01052026')
  expect(reported).toEqual(['2026-01-05'])
})

test('a day with an incomplete year is reset when the field is left', async () => {
  const reported: string[] = []
  await render(DayField, { label: 'From', value: '', onchange: (day: string) => reported.push(day) })
  const field = page.getByLabelText('From')
  await field.click({ position: { x: 12, y: 12 } })
  await userEvent.keyboard('0105202{Tab}')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('')
  expect(reported).toEqual([])
})
