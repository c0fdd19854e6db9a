// Typical tasks of users, by keyboard alone. The gate runs each in the place where it matters: the
// window, or the browser for choosing and saving files. The long run runs each in both.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { fillHistory } from '../support/fill-history.ts'
import { fixtures, makeTextImage } from '../support/images.ts'
import { isLongRun } from '../support/long-run.ts'
import { drawLines, makePdf } from '../support/pdfs.ts'
import { freePort } from './support/free-port.ts'
import { reading } from './support/patience.ts'
import type { Stage } from './support/stage.ts'
import { expect, test } from './support/test.ts'

type Place = 'window' | 'browser'
interface Told extends Stage {
  /** A folder for the files of the story. */
  readonly dir: string
  readonly place: Place
}

const sample = (name: string) => path.resolve('samples', name)

/** Defines a test for each place of a story; the gate runs only the first one. */
function story(
  title: string,
  places: readonly [Place, ...Place[]],
  tell: (stage: Told) => Promise<void>,
): void {
  for (const place of isLongRun ? places : places.slice(0, 1))
    test.describe(`In the ${place}`, () => {
      if (place === 'window') test(title, ({ desktop, dir }) => tell({ ...desktop, dir, place }))
      else test(title, ({ site, dir }) => tell({ ...site, dir, place }))
    })
}

const inBoth = ['window', 'browser'] as const
const inBrowserFirst = ['browser', 'window'] as const

story('a sample image is read by pressing one button', inBoth, async ({ page, keys }) => {
  await keys.press(page.getByRole('button', { name: 'Try a sample receipt' }))
  await expect(page.getByRole('region', { name: 'receipt.jpg' })).toContainText('HARBOUR LANE', reading)
  await expect(page.getByRole('img', { name: 'receipt.jpg' }).first()).toBeVisible()
})

story(
  'a sideways page is turned, cropped and read in a chosen language, then found by dates, a phrase and an excluded word',
  ['browser'],
  async ({ page, call, keys, addImages, go, dir }) => {
    const file = path.join(dir, 'aside.png')
    const upright = await makeTextImage('Harbour Lane Books\nSecret note below')
    const others = ['Harbour Lane Books\nClosed on Monday', 'Books of Harbour Lane']
    for (const [at, text] of others.entries()) {
      const base64 = (await makeTextImage(text)).toString('base64')
      const { records } = await call('records.add', {
        operation: 'text',
        images: [{ name: `other ${at}.png`, base64 }],
      })
      await call('records.get', { id: records[0]?.id ?? '', wait: true })
    }
    writeFileSync(file, await sharp(upright).rotate(270).png().toBuffer())
    await keys.press(page.getByRole('button', { name: 'Languages: Detect languages' }))
    await keys.press(page.getByRole('button', { name: 'English', exact: true }))
    await page.keyboard.press('Escape')
    await keys.press(page.getByRole('button', { name: 'Rotate or crop first' }))
    await addImages([file])
    await keys.press(page.getByRole('button', { name: 'Rotate right' }))
    await keys.to(page.getByRole('application'))
    for (let step = 0; step < 50; step++) await page.keyboard.press('Shift+ArrowUp')
    await keys.press(page.getByRole('button', { name: 'Read', exact: true }))
    await expect
      .poll(async () => (await call('records.list', { status: 'done' })).total, reading)
      .toBe(1 + others.length)

    await go('History')
    await keys.press(page.getByRole('button', { name: 'Filter and sort' }))
    await keys.to(page.getByRole('combobox', { name: 'Added' }))
    await page.keyboard.type('This month')
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(/-01$/)
    await keys.to(page.getByLabel('From', { exact: true }))
    await page.keyboard.type('01012001')
    await expect(page.getByRole('combobox', { name: 'Added' })).toHaveValue('other')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Remove the filter Jan 1, 2001/ })).toBeVisible()
    await keys.type(page.getByRole('searchbox'), '"lane books" -closed')
    await expect(page.getByText('1 document', { exact: true })).toBeVisible()
    await expect(page.locator('[data-record]')).toHaveText(/aside\.png/)
    const [record] = (await call('records.list', { query: '"lane books" -closed' })).records
    expect(record).toMatchObject({ languages: ['eng'], excerpt: 'Harbour Lane Books' })
    expect(record?.part?.turn).toBe(90)
    // The boxes of its words are relative to the whole image after the turn.
    const seen = await call('records.page', { id: record?.id ?? '' })
    expect(seen).toMatchObject({ turn: 90, width: 600, height: 200 })
    const places = seen.lines.flatMap(({ words }) => words.map(({ box }) => Math.round(box.x0)))
    expect(places[0]).toBeGreaterThan(20)
    expect(places[0]).toBeLessThan(40)
  },
)

story('an old receipt is found by a word of its text', inBoth, async ({ page, keys, go, fill }) => {
  await fill((dataDir) => fillHistory(dataDir, 400, Date.UTC(2026, 0, 1)))
  await go('History')
  await keys.type(page.getByRole('searchbox'), 'harbour boo')
  const found = page.getByRole('listitem').filter({ hasText: 'Harbour Books' }).first()
  await expect(found).toBeVisible()
  await keys.to(page.locator('[data-record]').getByRole('link').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Harbour Books').last()).toBeVisible()
})

story(
  'three fields are corrected, and the read values stay visible',
  inBoth,
  async ({ page, call, keys }) => {
    const { records } = await call('records.add', {
      images: [{ path: sample('receipt.jpg') }],
      operation: 'json',
      resultSchema: '{"company":"","date":"","total":""}',
    })
    const id = records[0]?.id ?? ''
    await call('records.get', { id, wait: true })
    await page.evaluate((to) => (location.hash = `#/history/${to}`), id)
    for (const [at, value] of ['Harbour Lane Books', '2026-03-14', '31.30'].entries()) {
      await keys.press(page.locator(`[data-field="${at}"]`))
      await keys.type(page.locator(`#field-${at}`), value)
      await page.keyboard.press('Enter')
      await expect(page.locator(`[data-field="${at}"]`)).toContainText(value)
    }
    const record = await call('records.get', { id })
    expect(JSON.parse(record.content ?? '')).toMatchObject({ date: '2026-03-14', total: '31.30' })
    expect(record.fields.filter(({ correction }) => correction !== null).length).toBeGreaterThanOrEqual(2)
  },
)

story(
  'a nested schema is made from pasted JSON, and tried before it is saved',
  inBoth,
  async ({ page, call, keys, go }) => {
    const { records } = await call('records.add', { images: [{ path: sample('receipt.jpg') }] })
    await call('records.get', { id: records[0]?.id ?? '', wait: true })
    await go('Schemas')
    await keys.press(page.getByRole('button', { name: 'New schema' }).first())
    await keys.press(page.getByRole('button', { name: 'From an example' }))
    const example =
      '{"total": 32.3, "shop": {"name": "Books", "phone": "1"}, "items": [{"name": "x", "price": 2}]}'
    await keys.type(page.getByRole('dialog').getByRole('textbox'), example)
    await keys.press(page.getByRole('button', { name: 'Use these fields' }))
    await keys.type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Shop receipt')
    await keys.press(page.getByRole('button', { name: 'Preview' }))
    await expect(page.getByText('32.30').first()).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect
      .poll(async () => (await call('schemas.list', {})).schemas.map(({ name }) => name))
      .toEqual(['Shop receipt'])
    const [saved] = (await call('schemas.list', {})).schemas
    expect(JSON.parse(saved?.body ?? '')).toEqual({
      total: '',
      shop: { name: '', phone: '' },
      items: [{ name: '', price: '' }],
    })
  },
)

story(
  'field settings fill a field by another name, mark a missing one as doubtful, and are exported',
  ['window'],
  async ({ page, call, keys, addImages, go, savedBy, dir }) => {
    await go('Schemas')
    await keys.press(page.getByRole('button', { name: 'New schema' }).first())
    await keys.press(page.getByRole('button', { name: 'From an example' }))
    await keys.type(page.getByRole('dialog').getByRole('textbox'), 'payable, signed_on')
    await keys.press(page.getByRole('button', { name: 'Use these fields' }))
    await keys.type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Slips')
    await keys.press(page.getByRole('button', { name: 'Settings of payable' }))
    await keys.to(page.getByRole('combobox', { name: 'Kind' }))
    await page.keyboard.type('Amount')
    await keys.type(page.getByRole('textbox', { name: 'Other names on paper' }), 'Zielbetrag, Endwert')
    await keys.press(page.getByRole('button', { name: 'Settings of signed_on' }))
    await keys.to(page.getByRole('combobox', { name: 'Kind' }))
    await page.keyboard.type('Date')
    await keys.press(page.getByRole('switch', { name: 'Required' }))
    await expect(page.getByText('Amount · also Zielbetrag, Endwert')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await call('schemas.list', {})).schemas).toHaveLength(1)
    const [schema] = (await call('schemas.list', {})).schemas
    expect(JSON.parse(schema?.body ?? '')).toEqual({ payable: '', signed_on: '' })

    const file = path.join(dir, 'slip.png')
    writeFileSync(file, await makeTextImage('Lager Nord\nZielbetrag: 1.154,00\nSeite 2'))
    await go('Inbox')
    await keys.to(page.getByRole('combobox', { name: 'Operation' }))
    await page.keyboard.type('Fields')
    await keys.to(page.getByRole('combobox', { name: 'Schema' }))
    await page.keyboard.type('Slips')
    await addImages([file])
    const done = page.getByRole('region', { name: 'Done just now' })
    await expect(done).toContainText('1.154,00', reading)
    await keys.press(done.getByRole('link', { name: 'slip.png' }))
    await expect(page.locator('[data-field="0"]')).toContainText('1.154,00')
    await expect(page.getByRole('button', { name: 'Signed on Required not found' })).toBeVisible()
    await expect(page.getByText('1 doubt')).toBeVisible()

    await keys.press(page.getByRole('button', { name: 'Export', exact: true }))
    await keys.to(page.getByRole('dialog').getByRole('radio', { checked: true }))
    while (!(await page.getByRole('radio', { name: /Excel/ }).isChecked()))
      await page.keyboard.press('ArrowDown')
    const workbook = await savedBy(() =>
      keys.press(page.getByRole('dialog').getByRole('button', { name: 'Export' })),
    )
    const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    // The cell is a number, although it is written in the German format.
    expect(sheet).toContain('<v>1154</v>')
  },
)

story(
  'a folder is set up and tried on one file, and its existing files are read on request',
  inBoth,
  async ({ page, keys, go, dir }) => {
    cpSync(fixtures.heic, path.join(dir, 'scan 1.heic'))
    await go('Folders')
    await keys.press(page.getByRole('button', { name: 'Watch a folder' }).first())
    await keys.type(page.getByRole('textbox', { name: 'Folder' }), dir)
    await expect(page.getByText('1 file would be read.')).toBeVisible()
    await keys.press(page.getByRole('button', { name: 'Try it: scan 1.heic' }))
    await expect(page.getByText('Hello from the reading room')).toBeVisible(reading)
    const readThem = page.getByRole('button', { name: 'Read them too' })
    await keys.press(readThem)
    await expect(readThem).toHaveAttribute('aria-pressed', 'true')
    await keys.press(page.getByRole('button', { name: 'Start watching' }))
    await expect(page.getByLabel('Files of this folder')).toContainText('1', reading)
    mkdirSync(path.join(dir, 'later'))
    await sharp(fixtures.chinese)
      .tiff()
      .toFile(path.join(dir, 'later', 'scan 2.tif'))
    await keys.press(page.getByRole('link', { name: 'Show its records' }))
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
    await expect(row('scan 1.heic')).toContainText('Hello from the reading room', reading)
    await expect(row('scan 2.tif')).toContainText('今天天气很好', reading)
    // Browsers show neither of these formats.
    const isShown = (name: string) =>
      expect
        .poll(
          () =>
            page
              .getByRole('img', { name })
              .first()
              .evaluate((it: HTMLImageElement) => it.naturalWidth),
          reading,
        )
        .toBe(600)
    await keys.press(row('scan 2.tif').getByRole('link').first())
    await isShown('scan 2.tif')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await isShown('scan 1.heic')
  },
)

story(
  'a document is read page by page, one page is corrected, and a locked document is opened with its password',
  inBoth,
  async ({ page, addImages, call, keys, dir }) => {
    const pages = [
      drawLines('Minutes of March', 'Twelve members were there.'),
      drawLines('Treasurer', 'Spent: 352.80'),
    ]
    writeFileSync(path.join(dir, 'minutes.pdf'), await makePdf({ pages }))
    writeFileSync(path.join(dir, 'locked.pdf'), await makePdf({ pages, password: 'sesame' }))
    await addImages([path.join(dir, 'minutes.pdf')])
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
    await expect(row('minutes.pdf')).toContainText('Minutes of March', reading)
    await keys.press(row('minutes.pdf').getByRole('link').first())
    const result = page.getByRole('region', { name: 'Result' })
    await expect(result).toContainText('Twelve members were there.')
    await page.keyboard.press('.')
    await expect(result).toContainText('Spent: 352.80')
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('2 of 2')
    await expect
      .poll(
        () =>
          page
            .getByRole('img', { name: 'minutes.pdf' })
            .first()
            .evaluate((it: HTMLImageElement) => it.naturalHeight),
        reading,
      )
      .toBeGreaterThan(1000)
    await keys.press(page.getByRole('button', { name: 'Correct the text' }))
    await keys.type(page.getByRole('textbox', { name: 'Correct the text' }), 'Spent: 353.80')
    await keys.press(page.getByRole('button', { name: 'Correct', exact: true }))
    await expect(result).toContainText('Spent: 353.80')
    const [record] = (await call('records.list', { query: '353.80' })).records
    const { content } = await call('records.get', { id: record?.id ?? '' })
    expect(content).toBe('Minutes of March\nTwelve members were there.\n\n\fSpent: 353.80')
    await addImages([path.join(dir, 'locked.pdf')])
    await expect(row('locked.pdf')).toContainText('locked', reading)
    await keys.press(row('locked.pdf').getByRole('link').first())
    await keys.type(page.getByLabel('Password'), 'sesame')
    await keys.press(page.getByRole('button', { name: 'Open' }))
    await expect(result).toContainText('Minutes of March', reading)
  },
)

story(
  'a new key lets a program call the service, and its usage is counted',
  inBoth,
  async ({ page, call, keys, go, place }) => {
    await go('Service')
    if (place === 'window') {
      await call('settings.set', { servicePort: await freePort() })
      await keys.press(page.getByRole('switch', { name: 'Offer the service' }))
    }
    const address = await page.getByLabel('Address', { exact: true }).last().textContent()
    await keys.press(page.getByRole('button', { name: 'Create a key' }))
    const dialog = page.getByRole('dialog')
    await keys.type(dialog.getByRole('textbox', { name: 'Name' }), 'Accounting')
    await keys.press(dialog.getByRole('button', { name: 'Create a key' }))
    const key = await dialog.getByLabel('Accounting').textContent()
    await keys.press(dialog.getByRole('button', { name: 'Done' }))
    const image = `data:image/png;base64,${readFileSync(fixtures.hello).toString('base64')}`
    const answer = await fetch(`${address}/api/text-recognition?key=${key}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ document: { type: 'image_url', image_url: image } }),
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Hello from the reading room')
    await expect(page.getByText('1 this month')).toBeVisible()
  },
)

story(
  '500 records are exported to a workbook that contains all of them',
  inBrowserFirst,
  async ({ page, keys, go, savedBy, fill }) => {
    await fill((dataDir) => fillHistory(dataDir, 512, Date.UTC(2026, 5, 1)))
    await go('History')
    await keys.to(page.locator('[data-record]').getByRole('link').first())
    await page.keyboard.press('Control+a')
    await expect(page.getByText('512 selected').first()).toBeVisible()
    await keys.press(page.getByRole('toolbar').getByRole('button', { name: 'Export' }))
    // The newest record is a text, so the dialog preselects Plain text; Excel is the option before it.
    await keys.to(page.getByRole('radio', { name: /Plain text/ }))
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: /Excel/ })).toBeChecked()
    const workbook = await savedBy(() =>
      keys.press(page.getByRole('dialog').getByRole('button', { name: 'Export' })),
    )
    const parts = unzipSync(workbook)
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const unread = 13 // these images could not be read, so they have no line
    expect(sheet.match(/<row /g)).toHaveLength(1 + 512 - unread)
    expect(sheet).toContain('晨光文具店')
  },
)
