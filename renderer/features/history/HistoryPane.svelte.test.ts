import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { RecordView } from '../../../shared/contract/record.ts'
import { err, fault, ok, type Err } from '../../../shared/result.ts'
import { recordOf } from '../../test-support/records.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import { History } from './history.svelte.ts'
import HistoryPane from './HistoryPane.svelte'
import { Selection } from './selection.svelte.ts'

const start = Date.UTC(2026, 0, 1)

async function setUp(count: number, failing: { error: Err | null } = { error: null }) {
  const records: RecordView[] = []
  const add = (id: string, part: Partial<RecordView> = {}) =>
    records.unshift(recordOf({ id, createdAt: start + records.length, ...part }))
  for (let n = 0; n < count; n++) add(`r${n}`)

  const inTest = appInTest({
    'searches.list': () => ok({ searches: [] }),
    'tags.list': () => ok({ tags: [] }),
    'folders.list': () => ok({ folders: [] }),
    'searches.save': ({ name, filter }) => ok({ id: 's', name, filter, createdAt: 1 }),
    'records.ids': () => ok({ ids: records.map(({ id }) => id), total: records.length }),
    'records.review': ({ ids }) => ok({ changed: ids.length }),
    'records.remove': ({ ids }) => ok({ removed: ids.length }),
    'records.restore': ({ ids }) => {
      for (const record of records) if (ids.includes(record.id)) record.removedAt = null
      return ok({ restored: ids.length })
    },
    'records.list': ({ query = '', offset = 0, limit = 50, isRemoved = false }) => {
      if (failing.error) return failing.error
      const found = records.filter(
        (record) => record.filename.includes(query) && (record.removedAt !== null) === isRemoved,
      )
      return ok({ records: found.slice(offset, offset + limit), nextCursor: null, total: found.length })
    },
    'records.get': ({ id }) => {
      const record = records.find((each) => each.id === id)
      return record ? ok(record) : err('record.unknown', { id })
    },
  })
  const history = new History(inTest.app)
  const selection = new Selection(history, inTest.app)
  const props = { history, selection, chosenId: null }
  const show = () =>
    render(HistoryPane, { ...props, folderId: null, ontable: () => undefined }, within(inTest))
  const { rerender, unmount } = await show()
  const showFolder = (folderId: string) => rerender({ ...props, folderId })
  return { ...inTest, showFolder, show, unmount, history, records, add }
}

test('a new record appears on top without a reload', async () => {
  const { network, add } = await setUp(2)
  await expect.element(page.getByText('2 documents')).toBeVisible()
  add('fresh', { filename: 'fresh.png' })
  network.emit({ name: 'record.changed', data: { id: 'fresh', status: 'waiting' } })
  await expect.element(page.getByRole('listitem').first().getByText('fresh.png')).toBeVisible()
})

test('a record that was added while another screen was shown is in the list, and the search is cleared', async () => {
  const { show, unmount, history, add } = await setUp(2)
  history.search('r1')
  await expect.element(page.getByText('1 document', { exact: true })).toBeVisible()
  await unmount()
  add('fresh', { filename: 'fresh.png' })
  await show()
  await expect.element(page.getByRole('listitem').first().getByText('fresh.png')).toBeVisible()
  await expect.element(page.getByText('3 documents')).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('a record that was read meanwhile shows its first words', async () => {
  const { network, records } = await setUp(1)
  await expect.element(page.getByText('1 document')).toBeVisible()
  records[0] = { ...records[0]!, excerpt: 'HARBOUR LANE BOOKS' }
  network.emit({ name: 'record.changed', data: { id: 'r0', status: 'done' } })
  await expect.element(page.getByText('HARBOUR LANE BOOKS')).toBeVisible()
})

test('a record that was deleted elsewhere disappears, and the others stay', async () => {
  const { network, records } = await setUp(3)
  await expect.element(page.getByText('r1.png')).toBeVisible()
  records.splice(1, 1)
  network.emit({ name: 'record.removed', data: { ids: ['r1'] } })
  await expect.element(page.getByText('r1.png')).not.toBeInTheDocument()
  await expect.element(page.getByText('2 documents')).toBeVisible()
})

test('another search clears the selection', async () => {
  const { history } = await setUp(12)
  await expect.element(page.getByText('12 documents')).toBeVisible()
  await page.getByRole('checkbox').first().click()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  history.search('r3')
  await expect.element(page.getByText('1 document', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument()
})

test('a search is saved under a name, whose field has the focus at once', async () => {
  const { network } = await setUp(3)
  await page.getByRole('searchbox').fill('r1')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name of the search' })).toHaveFocus()
  await userEvent.keyboard('Ones{Enter}')
  await expect.poll(() => network.callsTo('searches.save').map(({ name }) => name)).toEqual(['Ones'])
})

test('fast typing sends only one search', async () => {
  const { network } = await setUp(12)
  await expect.element(page.getByText('12 documents')).toBeVisible()
  const before = network.callsTo('records.list').length
  await page.getByRole('searchbox').fill('r11')
  await expect.element(page.getByText('1 document', { exact: true })).toBeVisible()
  expect(
    network
      .callsTo('records.list')
      .slice(before)
      .map(({ query }) => query),
  ).toEqual(['r11'])
})

test('a search without a match says so and offers to clear it', async () => {
  await setUp(2)
  await page.getByRole('searchbox').fill('nowhere')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(page.getByText('2 documents')).toBeVisible()
})

test('only the visible rows of a long list are rendered, and the last ones load when scrolled to', async () => {
  const { network } = await setUp(5000)
  await expect.element(page.getByText('5,000 documents')).toBeVisible()
  expect(document.querySelectorAll('[role=listitem]').length).toBeLessThan(80)
  expect(network.callsTo('records.list').map(({ offset }) => offset)).toEqual([0])
  const list = document.querySelector('[role=list]')!
  list.scrollTop = list.scrollHeight
  await expect.element(page.getByText('r0.png')).toBeVisible()
})

test('rows are ticked by keyboard, a range by Shift, and deleting can be undone', async () => {
  await setUp(300)
  await page.getByText('r299.png').click()
  document.querySelector<HTMLElement>('[data-record=r299] a')!.focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await page.getByText('r290.png').click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('10 selected')).toBeVisible()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('r295.png')).not.toBeInTheDocument()
  await expect.element(page.getByText('r289.png')).toBeVisible()
})

test('a filter shows the trash, and a restored record disappears from it', async () => {
  const { network, add, history } = await setUp(1)
  add('gone', { removedAt: start })
  history.setFilter({ isRemoved: true })
  await expect.element(page.getByText('gone.png')).toBeVisible()
  document.querySelector<HTMLElement>('[data-record=gone] a')!.focus()
  await userEvent.keyboard(' ')
  await page.getByRole('toolbar').getByRole('button', { name: 'Put back' }).click()
  expect(network.callsTo('records.restore')).toEqual([{ ids: ['gone'], documents: true }])
  network.emit({ name: 'record.changed', data: { id: 'gone', status: 'done' } })
  await expect.element(page.getByText('The trash is empty')).toBeVisible()
})

test('all results of a search can be ticked at once', async () => {
  await setUp(300)
  await page.getByText('r299.png').click()
  document.querySelector<HTMLElement>('[data-record=r299] a')!.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(page.getByText('300 selected')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('300 selected')).not.toBeInTheDocument()
})

test('a list that can not be loaded says why, and is retried on demand', async () => {
  const failing: { error: Err | null } = {
    error: { ok: false, error: fault('server.unreachable', { why: 'refused' }) },
  }
  await setUp(1, failing)
  await expect.element(page.getByText('Fovea does not answer (refused).', { exact: false })).toBeVisible()
  failing.error = null
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('r0.png')).toBeVisible()
})

test('a link to a folder’s records shows all of them, whatever was searched for before', async () => {
  const { history, showFolder } = await setUp(3)
  history.search('r1')
  await expect.element(page.getByText('1 document', { exact: true })).toBeVisible()
  await showFolder('f1')
  await expect.element(page.getByText('3 documents')).toBeVisible()
  expect(history.criteria.filter).toEqual({ folderId: 'f1' })
  expect(history.typed).toBe('')
})

test('one key marks the selected records as reviewed', async () => {
  const { network } = await setUp(3)
  await page.getByRole('checkbox').first().click()
  await userEvent.keyboard('m')
  await expect.poll(() => network.callsTo('records.review')).toEqual([{ ids: ['r2'], documents: true }])
})

test('the arrow down key moves from the search to its results', async () => {
  await setUp(3)
  await expect.element(page.getByText('3 documents')).toBeVisible()
  await page.getByRole('searchbox').fill('r1')
  await expect.element(page.getByText('1 document', { exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('r1.png')
})

test('the days of a search are set by name or one by one, and apply to saved searches and to Select all', async () => {
  const { network, history } = await setUp(3)
  const begins = (year: number, month: number, date: number) => new Date(year, month, date).getTime()
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await page.getByRole('combobox', { name: 'Added' }).selectOptions('This month')
  const now = new Date()
  const month = {
    from: begins(now.getFullYear(), now.getMonth(), 1),
    to: begins(now.getFullYear(), now.getMonth() + 1, 1),
  }
  expect(history.criteria.filter).toEqual(month)
  await page.getByLabelText('From').fill('2026-03-02')
  await page.getByLabelText('To', { exact: true }).fill('2026-03-31')
  const days = { from: begins(2026, 2, 2), to: begins(2026, 3, 1) }
  expect(history.criteria.filter).toEqual(days)
  await expect.element(page.getByRole('combobox', { name: 'Added' })).toHaveValue('other')
  await userEvent.keyboard('{Escape}')

  await page.getByRole('button', { name: 'Save this search' }).click()
  await userEvent.keyboard('March{Enter}')
  await expect
    .poll(() => network.callsTo('searches.save'))
    .toEqual([{ name: 'March', filter: { ...days, sort: 'newest' } }])
  document.querySelector<HTMLElement>('[data-record=r2] a')!.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect
    .poll(() => network.callsTo('records.ids'))
    .toEqual([{ ...days, documents: true, sort: 'newest' }])
  await page.getByRole('button', { name: /^Remove the filter Mar 2.*31, 2026$/ }).click()
  expect(history.criteria.filter).toEqual({})
})

test('days in the wrong order show an error, and stay to be corrected', async () => {
  const { history } = await setUp(1)
  history.setFilter({ from: new Date(2026, 2, 9).getTime(), to: new Date(2026, 2, 3).getTime() })
  await page.getByRole('button', { name: 'Filter and sort: 1' }).click()
  await expect.element(page.getByText('The first day is after the last.')).toBeVisible()
  await page.getByLabelText('To', { exact: true }).fill('')
  await expect.element(page.getByText('The first day is after the last.')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'Remove the filter Since Mar 9, 2026' }))
    .toBeInTheDocument()
})
