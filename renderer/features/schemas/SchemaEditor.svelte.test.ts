import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { err, ok } from '../../../shared/result.ts'
import type { Answers } from '../../test-support/fake-network.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import SchemaEditor from './SchemaEditor.svelte'

const tooDeep = { code: 'schema.depth', data: { path: 'result_schema.a.b.c.d', max: 3 }, message: '' }

async function shown(answers: Answers = {}) {
  const inTest = appInTest({
    'schemas.check': ({ body }) => ok({ problems: body.includes('"d"') ? [tooDeep] : [] }),
    'schemas.list': () => ok({ schemas: [] }),
    'schemas.save': ({ name, body }) => ok({ id: 's1', name, body, revision: 1, createdAt: 0, updatedAt: 0 }),
    ...answers,
  })
  await render(SchemaEditor, { saved: null, sample: null, onback: () => undefined }, within(inTest))
  return inTest
}

const body = () => page.getByLabelText('Fields as JSON')
const save = () => page.getByRole('button', { name: 'Save' })

test('a problem is said with its path while one types, and goes when it is mended', async () => {
  await shown()
  await page.getByLabelText('Name').fill('Invoice')
  await body().fill('{"a":{"b":{"c":{"d":""}}}}')
  await expect
    .element(
      page.getByText('result_schema.a.b.c.d is on level 4, and a schema has at most 3 levels. Move it up.'),
    )
    .toBeVisible()
  await expect.element(save()).toBeDisabled()
  await body().fill('{"a":"","b":""}')
  await expect.element(page.getByText('Valid, 2 fields')).toBeVisible()
  await expect.element(save()).toBeEnabled()
})

test('a schema is saved under its name, and its address takes the place of the new one', async () => {
  const { app, network } = await shown()
  await page.getByLabelText('Name').fill('  Invoice ')
  await body().fill('{"total":""}')
  await save().click()
  await expect.poll(() => app.router.route.id).toBe('s1')
  expect(network.asked('schemas.save')).toEqual([{ name: 'Invoice', body: '{"total":""}' }])
})

test('a name that is taken is said at the name, and nothing that was typed is lost', async () => {
  await shown({ 'schemas.save': ({ name }) => err('schema.nameTaken', { name }) })
  await page.getByLabelText('Name').fill('Invoice')
  await body().fill('{"total":""}')
  await save().click()
  await expect
    .element(
      page.getByText('There is a schema named Invoice already. Choose another name, or change that one.'),
    )
    .toBeVisible()
  await expect.element(body()).toHaveValue('{"total":""}')
})

test('a sample fills the fields in', async () => {
  await shown()
  await page.getByRole('button', { name: 'Receipt' }).click()
  await expect.element(page.getByText('Valid, 6 fields')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Receipt')
})
