import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { RecordView } from '../../../shared/contract/record.ts'
import { ok } from '../../../shared/result.ts'
import { fieldOf, pageOf, recordOf, wordOf } from '../../test-support/records.ts'
import { routeTo } from '../../lib/route.ts'
import type { Answers } from '../../test-support/fake-network.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import RecordDetail from './RecordDetail.svelte'

// The test has no server, so missing images are expected and ignored.
window.addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true })

const words = [wordOf('Total', 10, 10), wordOf('12.50', 100, 10, 0.4)]

async function setUp(part: Partial<RecordView> = {}, answers: Answers = {}, query = '') {
  const record = recordOf({ id: 'a', content: 'Total 12.50', ...part })
  const inTest = appInTest({
    'records.get': () => ok(record),
    'records.page': () => ok(pageOf(words)),
    'rules.list': () => ok({ rules: [] }),
    'records.correct': ({ field, value = '' }) =>
      ok({
        ...record,
        ...(field === undefined ? { content: value, contentRead: record.content } : {}),
        fields: record.fields.map((each) =>
          each.path === field ? { ...each, value, correction: { at: 1, read: each.value } } : each,
        ),
      }),
    'records.confirm': ({ field }) =>
      ok({
        ...record,
        fields: record.fields.map((each) =>
          each.path === field ? { ...each, correction: { at: 1, read: each.value } } : each,
        ),
      }),
    'records.review': () => ok({ changed: 1 }),
    'records.tag': ({ add, remove = [] }) => {
      record.tags = [...record.tags.filter((tag) => !remove.includes(tag)), ...(add ?? [])]
      return ok({ changed: 1 })
    },
    'records.parts': () => ok({ parts: [] }),
    'tags.list': () => ok({ tags: [{ tag: 'tax 2026', count: 3 }] }),
    ...answers,
  })
  await render(RecordDetail, { id: 'a', query, onback: () => undefined }, within(inTest))
  return inTest
}

const lit = () => document.querySelector<HTMLElement>('.mark.lit')
const activeWord = () => document.querySelector('[data-word].lit')?.textContent

test('pointing at a word highlights its box on the image', async () => {
  await setUp()
  await page.getByText('12.50', { exact: true }).hover()
  await expect.poll(() => lit()?.style.left).toBe('50%')
  expect(lit()?.style.width).toBe('20%')
})

test('pointing at the image highlights the word in the text', async () => {
  await setUp()
  await expect.element(page.getByText('Total', { exact: true })).toBeVisible()
  const sheet = document.querySelector<HTMLElement>('.sheet')!
  const { left, top, width } = sheet.getBoundingClientRect()
  const scale = width / 200
  const at = { clientX: left + 20 * scale, clientY: top + 20 * scale, bubbles: true }
  sheet.dispatchEvent(new PointerEvent('pointermove', at))
  await expect.poll(activeWord).toBe('Total')
})

test('one click copies the result as rich and as plain text', async () => {
  const written = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined)
  await setUp({ operation: 'markdown', format: 'markdown', content: '# Total\n\n12.50\n' })
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const [item] = written.mock.calls[0]![0]
  const text = async (type: string) => (await item!.getType(type)).text()
  expect(await text('text/plain')).toBe('Total\n\n12.50')
  expect(await text('text/html')).toContain('<h1 dir="auto">Total</h1>')
  written.mockRestore()
})

test('a frame that is drawn on the image copies the text in it', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await setUp()
  await page.getByRole('button', { name: 'Select text on the image' }).click()
  const sheet = document.querySelector<HTMLElement>('.sheet')!
  const { left, top, width } = sheet.getBoundingClientRect()
  const scale = width / 200
  const drag = (type: string, x: number, y: number) =>
    sheet.dispatchEvent(
      new PointerEvent(type, {
        ...{ clientX: left + x * scale, clientY: top + y * scale },
        ...{ bubbles: true, buttons: 1, button: 0, pointerId: 1 },
      }),
    )
  sheet.setPointerCapture = () => undefined
  drag('pointerdown', 90, 5)
  drag('pointermove', 150, 40)
  drag('pointerup', 150, 40)
  await expect.poll(() => written.mock.calls).toEqual([['12.50']])
  written.mockRestore()
})

test('the arrow keys go from word to word', async () => {
  await setUp()
  await page.getByRole('textbox').click({ position: { x: 2, y: 2 } })
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(activeWord).toBe('Total')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(activeWord).toBe('12.50')
})

test('a doubtful word is marked in the text and on the image', async () => {
  await setUp()
  await expect.element(page.getByText('12.50', { exact: true })).toHaveClass(/doubt/)
  await expect.poll(() => document.querySelectorAll('.mark.doubt').length).toBe(1)
})

test('a field highlights its box, and an empty one says why it is empty', async () => {
  const box = words[1]!.box
  await setUp({
    operation: 'json',
    format: 'json',
    content: '{"total":"12.50","date":""}',
    fields: [
      fieldOf({ path: 'total', value: '12.50', raw: '12.50', box, confidence: 0.9 }),
      fieldOf({ path: 'date', reason: 'noLabel' }),
      fieldOf({ path: 'iban', value: 'DE1', raw: 'DE1', confidence: 0.6, doubt: 'checkDigits' }),
      fieldOf({ path: 'vat', reason: 'otherKind' }),
    ],
  })
  await page.getByRole('button', { name: 'Total 12.50' }).hover()
  await expect.poll(() => lit()?.style.left).toBe('50%')
  await expect.element(page.getByText('The image has no label for this field.')).toBeVisible()
  await expect.element(page.getByText('Its check digits are wrong · 60% sure')).toBeVisible()
  await expect.element(page.getByText('The text there is something else.')).toBeVisible()
})

test('a document names its unread pages, says why instead of their text, and can be read again', async () => {
  const message = 'Page 2 of a.pdf was not read: it is damaged (torn).'
  const error = { code: 'document.pageBroken', data: { name: 'a.pdf', number: 2, why: 'torn' }, message }
  const asked: unknown[] = []
  await setUp(
    {
      content: 'One\n\n\f\n\n\fThree',
      document: { total: 3, numbers: [1, 2, 3], failed: [{ number: 2, error }] },
    },
    {
      'records.again': (input) => {
        asked.push(input)
        return ok({ records: [], refused: [] })
      },
    },
  )
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Page 2 was not read. The result lacks its text.')).toBeVisible()
  await page.getByRole('button', { name: 'Page 2, not readable' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect.element(page.getByText('Three')).toBeVisible()
  await alert.getByRole('button', { name: 'Read again' }).click()
  expect(asked).toEqual([{ ids: ['a'], operation: 'text' }])
})

test('a document shows each page as soon as it is read, its progress, and the time for the others', async () => {
  const read = [1]
  const progress = () => ({
    stage: 'reading' as const,
    fraction: read.length / 20,
    pages: { done: read.length, total: 20, read: [...read], leftMs: read.length > 4 ? 170_000 : null },
  })
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  const inTest = await setUp(
    {},
    {
      'records.get': () =>
        ok(
          recordOf({
            id: 'a',
            status: 'working',
            width: 0,
            height: 0,
            document: { total: 20, numbers, failed: [] },
            content: numbers
              .map((page) => (read.includes(page) ? `Text of page ${page}` : ''))
              .join('\n\n\f'),
            progress: progress(),
          }),
        ),
      'queue.get': () => ok({ isPaused: false, isDiskFull: false, waiting: 0, working: 1, workers: 2 }),
    },
  )
  inTest.app.queue.start(inTest.app.connection)
  await expect.element(page.getByText('Text of page 1')).toBeVisible()
  await expect.element(page.getByText('1 of 20 pages')).toBeVisible()
  await page.getByRole('button', { name: 'Page 4' }).click()
  await expect.element(page.getByText('Page 4 is waiting to be read.')).toBeVisible()
  read.push(2, 3, 5, 4)
  inTest.network.emit({ name: 'record.progress', data: { id: 'a', ...progress() } })
  await expect.element(page.getByText('Text of page 4')).toBeVisible()
  await expect.element(page.getByText('5 of 20 pages · about 3 min left')).toBeVisible()
})

test('a place that was not read is announced, and shown on the image', async () => {
  await setUp({ unread: [{ page: null, box: { x0: 20, y0: 50, x1: 60, y1: 90 } }] })
  const alert = page.getByRole('alert')
  await expect
    .element(alert.getByText('One place with text was not read. The result lacks it.'))
    .toBeVisible()
  await expect.poll(() => document.querySelectorAll('.mark.doubt').length).toBe(2)
  await alert.getByRole('button', { name: 'Show it' }).click()
  await expect.poll(() => lit()?.style.left).toBe('10%')
})

test('a doubt shows its reason next to the value', async () => {
  await setUp({
    operation: 'json',
    format: 'json',
    content: '{"iban":"DE1"}',
    fields: [fieldOf({ path: 'iban', value: 'DE1', raw: 'DE1', confidence: 0.6, doubt: 'checkDigits' })],
  })
  await userEvent.keyboard('n')
  const bar = page.getByRole('group', { name: '1 doubt' })
  await expect.element(bar.getByText('Its check digits are wrong')).toBeVisible()
})

test('a field shows its help and whether it is required, and one that is missing or does not add up is a doubt', async () => {
  await setUp({
    operation: 'json',
    format: 'json',
    content: '{"total":"12.50","day":"","items":[{"sum":"5"},{"sum":"7"}]}',
    fieldSettings: {
      total: { help: 'With tax', sum: [{ path: 'items[0].sum', isLess: false }] },
      day: { isRequired: true },
      'items[0].sum': { isRequired: true, help: 'Of the line' },
    },
    fields: [
      fieldOf({ path: 'total', value: '12.50', confidence: 0.6, doubt: 'addsUp' }),
      fieldOf({ path: 'day', reason: 'noLabel', doubt: 'required' }),
      fieldOf({ path: 'items[0].sum', value: '5' }),
      fieldOf({ path: 'items[1].sum', value: '7' }),
    ],
  })
  await expect.element(page.getByText('With tax')).toBeVisible()
  await expect.element(page.getByText(/^Its parts don’t add up to it/)).toBeVisible()
  await expect.element(page.getByText('Required · The image has no label for this field.')).toBeVisible()
  await expect
    .element(page.getByRole('columnheader', { name: 'Sum Required' }))
    .toHaveAttribute('title', 'Of the line')
  await page.getByRole('button', { name: '2 doubts' }).click()
  const bar = page.getByRole('group', { name: '2 doubts' })
  await expect.element(bar.getByText('Its parts don’t add up to it')).toBeVisible()
  await bar.getByRole('button', { name: 'Next doubt' }).click()
  await expect.element(bar.getByText('Required')).toBeVisible()
})

test('a photo that was made smaller for reading says so', async () => {
  await setUp({ operation: 'text', format: 'text', content: 'Hello', width: 3024, height: 4032 })
  const facts = page.getByText(/^3024 × 4032, .+, made smaller for reading: 3000 × 4000$/)
  await expect.element(facts).toBeInTheDocument()
})

test('a field is corrected in place, by keyboard alone, and shows what was read', async () => {
  const { network } = await setUp({
    operation: 'json',
    format: 'json',
    content: '{"total":"12.50"}',
    fields: [fieldOf({ path: 'total', value: '12.50', raw: '12.50', confidence: 0.4 })],
  })
  await expect.element(page.getByRole('button', { name: 'Total 12.50' })).toBeVisible()
  document.querySelector<HTMLElement>('[data-field="0"]')!.focus()
  await userEvent.keyboard('{Enter}12.60{Enter}')
  await expect.element(page.getByText('Corrected from “12.50”')).toBeVisible()
  expect(network.callsTo('records.correct')).toEqual([{ id: 'a', field: 'total', value: '12.60' }])
})

test('a list is shown as a table, whose cells highlight their box and are corrected in place', async () => {
  const item = (index: number, name: string, price: string) => [
    fieldOf({ path: `items[${index}].name`, value: name, raw: name, confidence: 0.9 }),
    fieldOf({ path: `items[${index}].price`, value: price, raw: price, confidence: 0.9, box: words[1]!.box }),
  ]
  const { network } = await setUp({
    operation: 'json',
    format: 'json',
    content: '{"items":[]}',
    fields: [...item(0, 'Ink', '12.50'), ...item(1, 'Paper', '')],
  })
  const table = page.getByRole('table', { name: 'Items' })
  await expect.element(table.getByRole('columnheader', { name: 'Price' })).toBeVisible()
  await table.getByRole('button', { name: 'Price 12.50' }).hover()
  await expect.poll(() => lit()?.style.left).toBe('50%')
  await table.getByRole('button', { name: 'Price not found' }).click()
  await userEvent.keyboard('{Enter}3.20{Enter}')
  await expect.element(page.getByText('Price: Added by hand')).toBeVisible()
  expect(network.callsTo('records.correct')).toEqual([{ id: 'a', field: 'items[1].price', value: '3.20' }])
})

test('a doubtful field that is confirmed is stored so, and is no longer doubtful', async () => {
  const { network } = await setUp({
    operation: 'json',
    format: 'json',
    content: '{"total":"12.50"}',
    fields: [fieldOf({ path: 'total', value: '12.50', raw: '12.50', confidence: 0.4 })],
  })
  await expect.element(page.getByText('1 doubt', { exact: true })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByText('1 of 1')).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('You confirmed this')).toBeVisible()
  expect(network.callsTo('records.confirm')).toEqual([{ id: 'a', field: 'total' }])
  expect(network.callsTo('records.correct')).toEqual([])
})

test('doubts are reviewed by keyboard until none is left', async () => {
  const { network } = await setUp({ needsReview: true })
  await expect.element(page.getByText('12.50', { exact: true })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByText('1 of 1')).toBeVisible()
  await userEvent.keyboard('e')
  await userEvent.keyboard('12.80{Enter}')
  await expect.element(page.getByText('No doubts left')).toBeVisible()
  expect(network.callsTo('records.correct')).toEqual([{ id: 'a', value: 'Total 12.80' }])
  expect(network.callsTo('records.review')).toEqual([{ ids: ['a'], documents: true }])
})

test('a record that was searched for opens at the page with the words, which are marked', async () => {
  const document = { total: 3, numbers: [1, 2, 3], failed: [], data: [] }
  const content = 'Cover\f\nTotal 12.50\f\nTerms'
  const { network } = await setUp({ document, content }, {}, 'total')
  await expect.poll(() => network.callsTo('records.page')).toMatchObject([{ page: 2 }])
  await expect.poll(() => [...(CSS.highlights.get('search-hit') ?? [])].map(String)).toEqual(['Total'])
})

test('Markdown is rendered, and nothing in it runs, loads or links elsewhere', async () => {
  const hostile = [
    '# Total 12.50',
    '<script>globalThis.hacked = 1</script><img src=x onerror="globalThis.hacked = 1">',
    '![tracker](http://example.org/t.png) [go](javascript:globalThis.hacked=1)',
    '| a | b |\n| --- | ---: |\n| 1 | 2 |',
  ].join('\n\n')
  await setUp({ operation: 'markdown', format: 'markdown', content: hostile })
  await expect.element(page.getByRole('heading', { name: 'Total 12.50' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '2' })).toBeVisible()
  const result = document.querySelector('.markdown')!
  expect(result.querySelectorAll('script, img, a, iframe, style')).toHaveLength(0)
  expect(result.textContent).toContain('<script>')
  expect('hacked' in globalThis).toBe(false)
  await page.getByRole('heading', { name: 'Total 12.50' }).getByText('12.50').hover()
  await expect.poll(() => lit()?.style.left).toBe('50%')
})

test('tasks are shown with disabled checkboxes', async () => {
  await setUp({ operation: 'markdown', format: 'markdown', content: '- [x] Total 12.50\n- [ ] Tip\n' })
  const boxes = page.getByRole('checkbox')
  await expect.element(boxes.nth(0)).toBeChecked()
  await expect.element(boxes.nth(1)).not.toBeChecked()
  await expect.element(boxes.nth(0)).toBeDisabled()
  expect(document.querySelector('.markdown')?.textContent).not.toContain('[')
})

test('an image without text says so', async () => {
  await setUp({ content: '' })
  await expect.element(page.getByText('No text was found on this image.')).toBeVisible()
})

test('a deleted record is kept until the offer to undo has passed', async () => {
  const { app, network } = await setUp()
  await page.getByRole('button', { name: 'Delete' }).click()
  expect([...app.removals.hidden]).toEqual(['a'])
  app.toasts.list[0]?.action?.run()
  expect([...app.removals.hidden]).toEqual([])
  expect(network.callsTo('records.remove')).toEqual([])
})

test('a tag is added to the open record and removed again', async () => {
  const { network } = await setUp({ tags: ['paid'] })
  await page.getByText(/% sure/).click()
  await page.getByLabelText('Add a tag').fill('tax 2026')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Remove the tag paid' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove the tag tax 2026' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove the tag paid' })).not.toBeInTheDocument()
  expect(network.callsTo('records.tag')).toEqual([
    { ids: ['a'], add: ['tax 2026'], documents: true },
    { ids: ['a'], remove: ['paid'], documents: true },
  ])
})

test('a page that looks like a receipt is offered the receipt schema, until that is dismissed', async () => {
  const asksAgain = {
    'records.page': () => ok({ ...pageOf(words), kind: 'receipt' as const }),
    'records.again': () => ok({ records: [], refused: [] }),
  }
  const { network } = await setUp({}, asksAgain)
  await expect.element(page.getByText('This looks like a receipt.')).toBeVisible()
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await expect.element(page.getByLabelText('Schema')).toHaveValue('receipt')
  await page.getByRole('button', { name: 'Fill in its fields' }).click()
  expect(network.callsTo('records.again')).toEqual([{ ids: ['a'], operation: 'json', schemaId: 'receipt' }])
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('button', { name: 'Don’t suggest this again' }).click()
  await expect.element(page.getByText('This looks like a receipt.')).not.toBeInTheDocument()
})

test.each([false, true])(
  'goes to fields that come by themselves, unless the person has chosen a tab (%s)',
  async (hasChosen) => {
    const text = recordOf({ id: 'a', content: 'Total 12.50' })
    const total = fieldOf({ path: 'total', value: '12.50', raw: '12.50' })
    const fields = recordOf({ id: 'b', operation: 'json', format: 'json', content: '{}', fields: [total] })
    let members = [text]
    const { network } = await setUp(
      {},
      { 'records.get': ({ id }) => ok({ ...(id === 'b' ? fields : text), members }) },
    )
    if (hasChosen) await page.getByRole('button', { name: 'Text', exact: true }).click()
    members = [fields, text]
    network.emit({ name: 'record.changed', data: { id: 'a', status: 'done' } })
    await expect.poll(() => network.callsTo('records.get').length).toBe(hasChosen ? 2 : 3)
    const shown = page.getByRole('button', { name: hasChosen ? 'Text' : 'Fields', exact: true })
    await expect.element(shown).toHaveAttribute('aria-pressed', 'true')
  },
)

test('offers to split several documents with the reasons, and one key splits them', async () => {
  const part = (y0: number, why: 'start' | 'number') => ({
    ...{ pages: '1', why, reasons: why === 'start' ? [why] : ([why, 'total'] as const).slice() },
    part: { turn: 0 as const, box: { x0: 0, y0, x1: 1, y1: y0 + 0.5 } },
  })
  const total = fieldOf({ path: 'total', value: '12.50', raw: '12.50', doubt: 'severalDocuments' })
  const { network } = await setUp(
    { operation: 'json', format: 'json', content: '{"total":"12.50"}', fields: [total] },
    {
      'records.parts': () => ok({ parts: [part(0, 'start'), part(0.5, 'number')] }),
      'records.split': () => ok({ records: [recordOf({ id: 'b' }), recordOf({ id: 'c' })], refused: [] }),
    },
  )
  await expect
    .element(page.getByText('These look like 2 documents: another number, a total of its own.'))
    .toBeVisible()
  await userEvent.keyboard('s')
  await expect.poll(() => network.callsTo('records.split')).toEqual([{ id: 'a' }])
})

test('a document is seen as Markdown without a record, which is made only when that is corrected', async () => {
  const markdown = { operation: 'markdown', format: 'markdown', content: '# Total 12.50' } as const
  const view = recordOf({ id: 'a', ...markdown })
  const kept = recordOf({ id: 'b', ...markdown })
  const { network } = await setUp(
    {},
    {
      'records.view': ({ keeps }) => ok(keeps ? kept : view),
      'records.correct': () =>
        ok({ ...kept, content: '# Sum', contentRead: '# Total 12.50', contentBy: 'agent' }),
    },
  )
  await page.getByRole('button', { name: 'Markdown' }).click()
  await page.getByRole('heading', { name: 'Total 12.50' }).getByText('12.50').hover()
  await expect.poll(() => lit()?.style.left).toBe('50%')
  expect(network.callsTo('records.view')).toEqual([{ id: 'a', operation: 'markdown', keeps: false }])
  await page.getByRole('button', { name: 'Correct the text' }).click()
  await page.getByRole('textbox').fill('# Sum')
  await userEvent.keyboard('{Control>}{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Sum' })).toBeVisible()
  await expect.element(page.getByText('An agent corrected this text.')).toBeVisible()
  expect(network.callsTo('records.view').at(-1)).toEqual({ id: 'a', operation: 'markdown', keeps: true })
  expect(network.callsTo('records.correct')).toEqual([{ id: 'b', value: '# Sum' }])
})

test('the other records of a document are shown in their views, and listed in its details', async () => {
  const text = recordOf({ id: 'a', content: 'Total 12.50' })
  const fields = recordOf({
    id: 'b',
    operation: 'json',
    format: 'json',
    content: '{"total":"12.50"}',
    fields: [fieldOf({ path: 'total', value: '12.50', confidence: 0.9 })],
  })
  const members = [fields, { ...text, source: 'api' as const }]
  const { network } = await setUp(
    { members },
    { 'records.get': ({ id }) => ok({ ...(id === 'b' ? fields : text), members }) },
  )
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await expect.element(page.getByRole('button', { name: /total 12.50/i })).toBeVisible()
  await page.getByRole('button', { name: 'Data' }).click()
  await expect.element(page.getByRole('button', { name: 'Source' })).toBeVisible()
  await page.getByText(/% sure/).click()
  await page.getByRole('list', { name: 'Records of this document' }).getByRole('button').nth(1).click()
  await expect.element(page.getByText('Total', { exact: true })).toBeVisible()
  expect(network.callsTo('records.get')).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'a' }])
})

test('the doubt bar is no wider than its pane, however long a value and its alternatives are', async () => {
  await page.viewport(1000, 700)
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(8)
  const other = { value: long, raw: long, box: null, page: null, confidence: 0.3 }
  const field = fieldOf({ path: long, value: long, confidence: 0.4, alternatives: [other] })
  await setUp({ format: 'json', operation: 'json', content: '{}', fields: [field] })
  await expect.element(page.getByRole('button', { name: '1 doubt' })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('group', { name: '1 doubt' })).toBeVisible()
  const widest = document.scrollingElement?.scrollWidth ?? 0
  expect(widest).toBeLessThanOrEqual(1000)
  const result = document.querySelector('section[aria-label=Result]')
  expect(result?.scrollWidth).toBe(result?.clientWidth)
})

test('after the last doubt the next record that needs a review opens at its first doubt', async () => {
  const next = recordOf({ id: 'b', needsReview: true })
  const field = fieldOf({ path: 'total', value: '12.50', confidence: 0.4 })
  const { app, network } = await setUp(
    { needsReview: true, format: 'json', operation: 'json', content: '{}', fields: [field] },
    {
      'records.list': ({ cursor }) =>
        ok({ records: cursor === 'b' ? [] : [next], nextCursor: null, total: 2 }),
    },
  )
  app.router.replace(routeTo('history', 'a'))
  app.reviews.start(app.connection)
  await userEvent.keyboard('n')
  await expect.element(page.getByText('1 of 1 · 1 more to review')).toBeVisible()
  await userEvent.keyboard('n')
  await expect.poll(() => app.router.route.id).toBe('b')
  expect(app.reviews.takeContinuation()).toBe(true)
  expect(network.callsTo('records.list').at(-1)).toEqual({
    needsReview: true,
    documents: true,
    cursor: 'a',
    limit: 1,
  })
})

test('one key marks a record as reviewed and opens the next, and says when it was the last', async () => {
  const { app, network } = await setUp(
    { needsReview: true },
    { 'records.list': () => ok({ records: [], nextCursor: null, total: 0 }) },
  )
  await expect.element(page.getByText('12.50', { exact: true })).toBeVisible()
  await userEvent.keyboard('n')
  await userEvent.keyboard('m')
  await expect
    .poll(() => app.toasts.list.map(({ text }) => text))
    .toContain('No other record is left to review.')
  expect(network.callsTo('records.review')).toEqual([{ ids: ['a'], documents: true }])
})

test('a cropped record says so, and shades the rest of the image', async () => {
  const box = { x0: 0, y0: 0, x1: 0.5, y1: 0.25 }
  await setUp({ part: { turn: 90, box } }, { 'records.page': () => ok({ ...pageOf(words), turn: 90 }) })
  await expect.element(page.getByText(/Part of the image, rotated by 90°/).first()).toBeVisible()
  const part = document.querySelector<HTMLElement>('.part')!
  expect([part.style.left, part.style.width, part.style.height]).toEqual(['0%', '50%', '25%'])
})

test('rotating or cropping a read record adds a new record', async () => {
  const part = { turn: 0, box: { x0: 0, y0: 0, x1: 0.5, y1: 0.5 } } as const
  const { app, network } = await setUp(
    { languages: ['deu'], languageConfidence: null },
    {
      'records.page': () => ok({ ...pageOf(words), turn: 180 }),
      'records.again': () => ok({ records: [recordOf({ id: 'b' })], refused: [] }),
    },
  )
  await page.getByRole('button', { name: 'Read again' }).click()
  await page.getByRole('menuitem', { name: 'Rotate or crop…' }).click()
  // The dialog starts with the rotation of the reading: upside down.
  await expect.poll(() => app.partPrompt.question?.part).toEqual({ turn: 180, box: null })
  app.partPrompt.answer({ part, isLast: false })
  await expect
    .poll(() => network.callsTo('records.again'))
    .toEqual([{ ids: ['a'], part, languages: ['deu'] }])
  expect(network.callsTo('records.retry')).toEqual([])
})

test('a code shows its text and meaning, highlights its box, and is no link', async () => {
  await setUp({
    codes: [
      {
        kind: 'qr',
        text: 'https://example.org/4711',
        box: { x0: 20, y0: 50, x1: 60, y1: 90 },
        page: null,
        facts: [{ term: 'website', value: 'https://example.org/4711' }],
      },
    ],
  })
  await expect.poll(() => document.querySelector('dt')?.textContent).toBe('Website')
  document.querySelector('li')?.dispatchEvent(new PointerEvent('pointerenter'))
  await expect.poll(() => lit()?.style.left).toBe('10%')
  expect(document.querySelector('a[href*="example.org"]')).toBeNull()
})

test('a record without codes shows no list of them', async () => {
  await setUp()
  await expect.poll(() => document.querySelector('details')).not.toBeNull()
  expect(document.body.textContent).not.toContain('A code on the page')
})

test('embedded data is shown by name, its invoice lines as a table, and both can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await setUp({
    data: [
      {
        name: 'factur-x.xml',
        standard: 'cii',
        rules: 'urn:cen.eu:en16931:2017',
        facts: [
          { term: 'invoiceNumber', value: 'RE-4711' },
          { term: 'seller.name', value: 'Kräuter & Söhne' },
          { term: 'item', value: 'Sage', line: 0 },
          { term: 'lineTotal', value: '30.00', line: 0 },
        ],
      },
    ],
  })
  await page.getByText('Data in this file: Factur-X, EN 16931').click()
  await expect.element(page.getByText('Seller: name')).toBeVisible()
  await expect.element(page.getByText('Kräuter & Söhne')).toBeVisible()
  const row = page.getByRole('table', { name: 'What was sold' }).getByRole('row').nth(1)
  await expect.element(row).toHaveTextContent('Sage30.00')
  await page.getByRole('region', { name: 'factur-x.xml' }).getByRole('button', { name: 'Copy' }).click()
  expect(written.mock.calls).toEqual([
    ['Invoice number\tRE-4711\nSeller: name\tKräuter & Söhne\n\nItem\tLine total\nSage\t30.00'],
  ])
})
