import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-svelte'
import type { BuiltInName } from '../../../shared/schema/built-in/built-in.ts'
import { err, ok } from '../../../shared/result.ts'
import { fieldSettingsSchema } from '../../../shared/schema/field-settings.ts'
import { createApp } from '../../lib/app.ts'
import type { Answers } from '../../test-support/fake-network.ts'
import { fieldOf, recordOf } from '../../test-support/records.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import SchemaEditor from './SchemaEditor.svelte'

const tooDeep = { code: 'schema.depth', data: { path: 'result_schema.a.b.c.d', max: 3 }, message: '' }

async function setUp(answers: Answers = {}, sample: BuiltInName | null = null) {
  const inTest = appInTest({
    'schemas.check': ({ body }) => ok({ problems: body.includes('"d"') ? [tooDeep] : [] }),
    'schemas.list': () => ok({ schemas: [] }),
    'schemas.save': ({ name, body, settings }) =>
      ok({
        ...{ id: 's1', name, body, dropped: [], revision: 1, createdAt: 0, updatedAt: 0 },
        settings: fieldSettingsSchema.parse(settings ?? {}),
      }),
    ...answers,
  })
  await render(SchemaEditor, { routeId: 'new', saved: null, sample, onback: () => undefined }, within(inTest))
  return inTest
}

const body = () => page.getByRole('textbox', { name: 'Fields as JSON' })
const save = () => page.getByRole('button', { name: 'Save' })

test('a problem is shown with its path while typing, and disappears when it is fixed', async () => {
  await setUp()
  await page.getByLabelText('Name', { exact: true }).fill('Invoice')
  await body().fill('{"a":{"b":{"c":{"d":""}}}}')
  await expect
    .element(page.getByText('a.b.c.d is on level 4, but a schema has at most 3 levels. Move it up.'))
    .toBeVisible()
  await expect.element(save()).toBeDisabled()
  await body().fill('{"a":"","b":""}')
  await expect.element(page.getByText('Valid, 2 fields')).toBeVisible()
  await expect.element(save()).toBeEnabled()
})

test('a schema is saved under its name, and its address replaces that of the new one', async () => {
  const { app, network } = await setUp()
  await page.getByLabelText('Name', { exact: true }).fill('  Invoice ')
  await body().fill('{"total":""}')
  await save().click()
  await expect.poll(() => app.router.route.id).toBe('s1')
  expect(network.callsTo('schemas.save')).toEqual([{ name: 'Invoice', body: '{"total":""}', settings: {} }])
})

test('a taken name is reported at the name field, and nothing that was typed is lost', async () => {
  await setUp({ 'schemas.save': ({ name }) => err('schema.nameTaken', { name }) })
  await page.getByLabelText('Name', { exact: true }).fill('Invoice')
  await body().fill('{"total":""}')
  await save().click()
  await expect
    .element(
      page.getByText('There is already a schema named Invoice. Choose another name, or change that one.'),
    )
    .toBeVisible()
  await expect.element(body()).toHaveValue('{"total":""}')
})

test('a ready-made schema fills in the fields', async () => {
  await setUp()
  await page.getByRole('button', { name: 'Business card' }).click()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Business card')
  await expect.element(page.getByText(/Valid, \d+ fields/)).toBeVisible()
})

test('fields are edited in the tree by keyboard, and a step can be undone and redone', async () => {
  await setUp()
  const first = page.getByLabelText('Name of the field').first()
  await first.fill('total')
  await userEvent.keyboard('{Enter}')
  await expect.element(body()).toHaveValue('{\n  "total": "",\n  "field_2": ""\n}')
  await userEvent.keyboard('date{Alt>}{ArrowUp}{/Alt}')
  await expect.element(body()).toHaveValue('{\n  "date": "",\n  "total": ""\n}')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(body()).toHaveValue('{\n  "total": "",\n  "date": ""\n}')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.element(body()).toHaveValue('{\n  "date": "",\n  "total": ""\n}')
})

test('a field becomes a list of groups, but not below the maximum depth', async () => {
  await setUp()
  await page.getByLabelText('What field holds').selectOptions('groups')
  await expect.element(body()).toHaveValue('{\n  "field": [{\n    "field": ""\n  }]\n}')
  await page.getByLabelText('What field holds').nth(1).selectOptions('group')
  await expect.element(page.getByLabelText('What field holds').nth(2)).toBeVisible()
  expect(document.querySelectorAll('[data-field-name]')).toHaveLength(3)
  const deepest = [...document.querySelectorAll('select')].at(-1)
  expect([...(deepest?.options ?? [])].map(({ value }) => value)).toEqual(['value', 'values'])
})

test('the settings of a field are edited next to its name, and kept when a field is renamed', async () => {
  const { network } = await setUp()
  await page.getByLabelText('Name', { exact: true }).fill('Invoice')
  await body().fill('{"net":"","tax-free":"","total":""}')
  const open = page.getByRole('button', { name: 'Settings of total' })
  await open.click()
  await expect.element(open).toHaveAttribute('aria-expanded', 'true')
  const panel = page.getByRole('group', { name: 'Settings of total' })
  await panel.getByLabelText('Kind').selectOptions('amount')
  await panel.getByRole('switch', { name: 'Required' }).click()
  await panel.getByLabelText('Other names on paper').fill('Gesamt, 合计')
  await panel.getByLabelText('Help').fill('With tax')
  const sum = panel.getByLabelText('Should equal')
  await sum.fill('net + gross')
  await expect.element(panel.getByText('No field is named gross.')).toBeVisible()
  await sum.fill('net + tax-free')
  await page.getByLabelText('Name of the field').first().fill('base')
  await expect.element(sum).toHaveValue('base + tax-free')
  await open.click()
  await expect
    .element(page.getByText('Amount · Required · also Gesamt, 合计 · should equal base + tax-free'))
    .toBeVisible()
  await save().click()
  await expect.poll(() => network.callsTo('schemas.save')).toHaveLength(1)
  expect(network.callsTo('schemas.save')[0]?.settings).toEqual({
    total: {
      kind: 'amount',
      isRequired: true,
      names: ['Gesamt', '合计'],
      help: 'With tax',
      sum: [
        { path: 'base', isLess: false },
        { path: 'tax-free', isLess: false },
      ],
    },
  })
})

test('a schema can be saved before it is checked', async () => {
  const never = (() => new Promise(() => undefined)) as never
  const { network } = await setUp({ 'schemas.check': never })
  await page.getByLabelText('Name', { exact: true }).fill('Invoice')
  await body().fill('{"total":""}')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => network.callsTo('schemas.save')).toHaveLength(1)
  expect(network.callsTo('schemas.save')[0]?.body).toBe('{"total":""}')
})

test('a changed setting can be undone, and is kept with the draft', async () => {
  const { app } = await setUp()
  await page.getByRole('button', { name: 'Settings of field' }).click()
  await page.getByLabelText('Kind').selectOptions('choice')
  await page.getByLabelText('Choices').fill('cash, card')
  expect(app.drafts.of('new')?.settings).toEqual({ field: { kind: 'choice', choices: ['cash', 'card'] } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByLabelText('Choices')).toHaveValue('')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.element(page.getByLabelText('Choices')).toHaveValue('cash, card')
})

test('a pasted JSON Schema also fills in the settings', async () => {
  await setUp()
  await page.getByRole('button', { name: 'From an example' }).click()
  const schema = {
    type: 'object',
    required: ['day'],
    properties: { day: { type: 'string', format: 'date', description: 'When' }, paid: { type: 'boolean' } },
  }
  await page.getByLabelText(/Paste the JSON/).fill(JSON.stringify(schema))
  await page.getByRole('button', { name: 'Use these fields' }).click()
  await expect.element(page.getByText('Date · Required')).toBeVisible()
  await expect.element(page.getByText('Yes or no')).toBeVisible()
  await page.getByRole('button', { name: 'Settings of day' }).click()
  await expect.element(page.getByLabelText('Help')).toHaveValue('When')
})

test('a schema is made from a file, and gets the file’s name', async () => {
  await setUp()
  await page.getByRole('button', { name: 'From an example' }).click()
  const file = new File(['\uFEFFNumber;Date;"Total; net"\n1;2;3\n'], 'Delivery note.csv', {
    type: 'text/csv',
  })
  await userEvent.upload(document.querySelector<HTMLElement>('dialog input[type=file]')!, file)
  await expect.element(page.getByText('3 fields: Number, Date, Total; net')).toBeVisible()
  await page.getByRole('button', { name: 'Use these fields' }).click()
  await expect.element(body()).toHaveValue('{\n  "Number": "",\n  "Date": "",\n  "Total; net": ""\n}')
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Delivery note')
})

const doubted = { value: '7.00', confidence: 0.6, doubt: 'sum' } as const

test('a schema is made from an example, and previews its fields', async () => {
  const { network } = await setUp({
    'records.list': () =>
      ok({ records: [recordOf({ id: 'r1', filename: 'shop.png' })], nextCursor: null, total: 1 }),
    'schemas.preview': () =>
      ok({
        content: '',
        fields: [fieldOf({ path: 'shop', value: 'Ada' }), fieldOf({ path: 'sum.net', ...doubted })],
      }),
  })
  await page.getByRole('button', { name: 'From an example' }).click()
  await page.getByLabelText(/Paste the JSON/).fill('{"shop":"x","sum":{"net":1}}')
  await page.getByRole('button', { name: 'Use these fields' }).click()
  await expect.element(body()).toHaveValue('{\n  "shop": "",\n  "sum": {\n    "net": ""\n  }\n}')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByText('2 of 2 filled')).toBeVisible()
  await expect.element(page.getByText('The amounts don’t add up')).toBeVisible()
  expect(network.callsTo('schemas.preview').at(-1)?.recordId).toBe('r1')
})

test('an unsaved draft survives a visit to another screen, until it is saved or discarded', async () => {
  const inTest = await setUp()
  await page.getByLabelText('Name', { exact: true }).fill('Invoice')
  await body().fill('{"total":""}')
  cleanup()
  // Simulates a reload: another app with the same localStorage.
  const again = createApp(inTest.app.client, null)
  const props = { routeId: 'new', saved: null, sample: null, onback: () => undefined }
  const { unmount } = await render(SchemaEditor, props, within({ ...inTest, app: again }))
  await expect.element(body()).toHaveValue('{"total":""}')
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Invoice')

  await page.getByRole('button', { name: 'Discard' }).click()
  expect(again.drafts.all).toEqual([])
  expect(again.toasts.list[0]?.text).toBe('The unsaved schema was discarded.')
  again.toasts.list[0]?.action?.run()
  expect(again.drafts.of('new')).toEqual({ name: 'Invoice', body: '{"total":""}', settings: {} })

  await unmount()
  await render(SchemaEditor, props, within({ ...inTest, app: again }))
  await save().click()
  await expect.poll(() => again.drafts.all).toEqual([])
})

test('a ready-made schema that was only looked at is not kept as a draft', async () => {
  const { app } = await setUp({}, 'receipt')
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Receipt')
  expect(app.drafts.all).toEqual([])
})
