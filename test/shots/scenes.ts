// The scenes of the screenshots: an address, and the actions of a user before the picture is taken.
import path from 'node:path'
import type { Page } from 'playwright'
import { settingsSections } from '../../renderer/lib/settings-sections.ts'

const samples = path.resolve(import.meta.dirname, '../../samples')

export type Ids = Readonly<Record<string, string>>

export interface Scene {
  readonly name: string
  readonly at: (ids: Ids) => string
  readonly before?: (page: Page, ids: Ids) => Promise<void>
}

/** A scene at an address; {name} in it is the id of that name. */
function scene(name: string, address: string, before?: Scene['before']): Scene {
  const at = (ids: Ids) => address.replace(/\{(\w+)\}/, (_, id: string) => ids[id] ?? '')
  return before ? { name, at, before } : { name, at }
}

const screens = ['inbox', 'history', 'schemas', 'folders', 'service', 'settings'] as const
const plain: readonly Scene[] = screens.map((name) => scene(name, name))

export const emptyScreens: readonly Scene[] = plain

export const fullScreens: readonly Scene[] = [
  ...plain,
  ...(['text', 'chinese', 'markdown', 'fields', 'receipt'] as const).map((name) =>
    scene(`record-${name}`, `history/{${name}}`),
  ),
  scene('document', 'history/{document}', async (page) => {
    await page.getByRole('navigation', { name: /^(Pages|页)$/ }).waitFor()
    await page.keyboard.press('.')
    await page.getByText('twice as wide').first().waitFor()
  }),
  scene('document-codes', 'history/{document}', async (page) => {
    await page.locator('summary').filter({ hasText: 'QR' }).click()
  }),
  scene('document-data', 'history/{documentData}', async (page) => {
    await page.locator('summary').filter({ hasText: 'Factur-X' }).click()
    await page.getByRole('table', { name: /^(What was sold|明细)$/ }).scrollIntoViewIfNeeded()
  }),
  scene('document-split', 'history/{document}', async (page) => {
    await page.getByRole('button', { name: /^(Split into documents|拆分为多份文档)$/ }).click()
    await page.getByRole('button', { name: /^(Begin a document at page 3|从第 3 页开始新的一份)$/ }).click()
  }),
  scene('document-fields', 'history/{documentFields}'),
  scene('document-locked', 'history/{documentLocked}'),
  scene('table', 'history?view=table', async (page) => {
    await page.getByRole('gridcell').first().waitFor()
    await page.keyboard.press('n')
  }),
  scene('history-ticked', 'history', async (page) => {
    await page.getByRole('listitem').nth(2).hover()
    await page.getByRole('checkbox').nth(2).click({ force: true })
    await page.getByRole('checkbox').nth(4).click({ force: true })
  }),
  scene('history-filter', 'history', async (page) => {
    await page.getByRole('searchbox').fill('kettle')
    await page.getByRole('button', { name: /Filter and sort|筛选与排序/ }).click()
  }),
  scene('palette', 'history', async (page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('re')
    await page.getByRole('option').nth(3).waitFor()
  }),
  scene('inbox-languages', 'inbox', async (page) => {
    await page.getByRole('button', { name: /^(Languages: |语言：)/ }).click()
    for (const at of [5, 1, 7]) await page.getByRole('group').getByRole('button').nth(at).click()
  }),
  scene('keys', 'inbox', (page) => page.keyboard.press('?')),
  scene('export', 'history/{fields}', (page) =>
    page
      .getByRole('button', { name: /^(Export|导出)$/ })
      .first()
      .click(),
  ),
  scene('export-pdf', 'history', async (page) => {
    await page.getByRole('listitem').nth(2).hover()
    await page.getByRole('checkbox').nth(2).click({ force: true })
    await page.getByRole('checkbox').nth(4).click({ force: true })
    await page
      .getByRole('button', { name: /^(Export|导出)$/ })
      .first()
      .click()
    await page.getByRole('radio', { name: /PDF/ }).check({ force: true })
  }),
  scene('read-again', 'history/{text}', async (page) => {
    await page.getByRole('button', { name: /^(Read again|重新识别)$/ }).click()
    await page.getByRole('menuitem').last().click()
    await page.getByRole('dialog').getByRole('button').nth(5).waitFor()
  }),
  scene('part', 'history/{receipt}', async (page) => {
    await page.getByRole('button', { name: /^(Read again|重新识别)$/ }).click()
    await page.getByRole('menuitem', { name: /^(Rotate or crop|旋转或裁剪)/ }).click()
    await page.getByRole('application').focus()
    for (let step = 0; step < 30; step++) await page.keyboard.press('Shift+ArrowUp')
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown')
  }),
  scene('review', 'history/{receipt}', async (page) => {
    await page.locator('[data-field="0"]').waitFor()
    await page.keyboard.press('n')
  }),
  scene('linked', 'history/{receipt}', (page) => page.getByRole('button', { name: 'price 9.50' }).hover()),
  scene('record-data', 'history/{fields}', (page) =>
    page.getByRole('button', { name: /^(Data|数据)$/ }).click(),
  ),
  ...settingsSections.map((section) => scene(`settings-${section}`, `settings/${section}`)),
  scene('settings-packs', 'settings/reading', async (page) => {
    await page.getByText(/^(Packs that can be got|可以获取的识别引擎包)$/).click()
    await page.getByRole('button', { name: /PP-OCRv6 small$/ }).click()
  }),
  scene('folder', 'folders/{working}'),
  scene('folder-asks', 'folders/{asking}', async (page) => {
    await page.getByRole('button', { name: /^(Check|检查)$/ }).click()
    await page.getByRole('status').getByRole('listitem').first().waitFor()
  }),
  scene('folder-new', 'folders/new', async (page, ids) => {
    await page.getByRole('textbox', { name: /^(Folder|文件夹)$/ }).fill(ids['unwatched'] ?? '')
    await page.getByRole('listitem').filter({ hasText: 'letter.png' }).first().waitFor()
  }),
  scene('folder-rule', 'folders/{working}', async (page) => {
    for (const part of await page.locator('summary').all()) await part.click()
  }),
  scene('folder-sheet', 'folders/{working}', async (page) => {
    for (const part of await page.locator('summary').all()) await part.click()
    await page.getByText(/^(Keep a spreadsheet|汇总成表格)$/).scrollIntoViewIfNeeded()
  }),
  scene('folder-piles', 'folders/{working}', async (page) => {
    await page.locator('summary').last().click()
    const piles = page.getByRole('switch', { name: /^(Split batch scans|拆分一次扫描)/ })
    await piles.click()
    await piles.scrollIntoViewIfNeeded()
  }),
  scene('folder-locked', 'folders/{locked}', async (page) => {
    await page
      .getByText(/Till\.xlsx.*(is open|正在)/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^(Check|检查)$/ }).click()
    await page.getByRole('status').getByRole('listitem').first().waitFor()
  }),
  scene('doubts', 'history/{doubtful}', async (page) => {
    await page.locator('[data-field="0"]').waitFor()
    await page.keyboard.press('n')
  }),
  scene('schema-doubts', 'schemas/{doubtfulSchema}', async (page) => {
    const preview = page.getByRole('button', { name: /^(Preview|预览)$/ })
    if (await preview.isVisible()) await preview.click()
  }),
  scene('key-new', 'service', async (page) => {
    await page.getByRole('button', { name: /^(Create a key|新建密钥)$/ }).click()
    await page.getByRole('dialog').waitFor()
  }),
  scene('key-once', 'service', async (page) => {
    await page.getByRole('button', { name: /^(Create a key|新建密钥)$/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('Accounting')
    await page.keyboard.press('Enter')
    await page.getByText(/^(Copy the key now|请现在复制密钥)$/).waitFor()
  }),
  scene('schema-tests', 'schemas/{schema}', async (page) => {
    await page.getByRole('button', { name: /^(Tests|测试)$/ }).click()
    await page.locator('[data-field-name]').first().fill('invoice_no')
    await page
      .getByRole('status')
      .filter({ hasText: /right|正确/ })
      .waitFor()
  }),
  scene('schema', 'schemas/{schema}'),
  scene('schema-said', 'schemas/{schema}', async (page) => {
    await page.getByRole('button', { name: /^(Settings of total|total 的设置)$/ }).click()
    await page.getByRole('group', { name: /^(Settings of total|total 的设置)$/ }).scrollIntoViewIfNeeded()
  }),
]

/** The screens with the most that they may have to show. */
export const largeScreens: readonly Scene[] = [
  ...(['inbox', 'history', 'folders', 'service'] as const).map((name) => scene(name, name)),
  scene('table', 'history?view=table'),
  ...(['document', 'documentFields', 'text', 'markdown', 'fields', 'receipt', 'scan'] as const).map((name) =>
    scene(`record-${name}`, `history/{${name}}`),
  ),
  scene('schema', 'schemas/{schema300}'),
  scene('folder', 'folders/{working}'),
]

/** Further states of those screens, without components that the screens above do not show. */
export const closerScreens: readonly Scene[] = [
  scene('inbox-offer', 'inbox', async (page) => {
    await page.getByTestId('file-picker').setInputFiles(path.join(samples, 'receipt.jpg'))
    await page.getByText(/This looks like a receipt|这看起来是一张收据/).waitFor()
  }),
  scene('inbox-part', 'inbox', async (page) => {
    await page.getByRole('button', { name: /^(Rotate or crop first|先旋转或裁剪)$/ }).click()
    await page
      .getByTestId('file-picker')
      .setInputFiles(['letter.png', 'notice-zh.png', 'invoice.png'].map((name) => path.join(samples, name)))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Rotate right|向右旋转)$/ })
      .click()
  }),
  scene('history-days', 'history', async (page) => {
    await page.getByRole('button', { name: /Filter and sort|筛选与排序/ }).click()
    await page.locator('input[type=date]').first().fill('2026-11-24')
    await page.locator('input[type=date]').last().fill('2026-11-20')
  }),
  scene('history-narrowed', 'history', async (page) => {
    await page.getByRole('button', { name: /Filter and sort|筛选与排序/ }).click()
    await page.locator('input[type=date]').first().fill('2026-01-01')
    await page.locator('input[type=date]').last().fill('2026-12-20')
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('"blue kettle" -lamp')
  }),
  scene('folder-proposed', 'folders/new', async (page, ids) => {
    await page.getByRole('textbox', { name: /^(Folder|文件夹)$/ }).fill(ids['unwatched'] ?? '')
    await page.getByRole('button', { name: /receipt\.jpg$/ }).click()
    const offer = page.getByText(/This looks like a receipt|这看起来是一张收据/)
    await offer.waitFor()
    await offer.scrollIntoViewIfNeeded()
  }),
  scene('copy-restore', 'settings/storage', async (page) => {
    await page
      .getByRole('button', { name: /^(Restore|恢复)/ })
      .first()
      .click()
  }),
  scene('schema-choice', 'schemas/{schema}', async (page) => {
    await page.getByRole('button', { name: /^(Settings of currency|currency 的设置)$/ }).click()
    const settings = page.getByRole('group', { name: /^(Settings of currency|currency 的设置)$/ })
    await settings.getByRole('combobox').selectOption('choice')
    await settings.getByRole('textbox').nth(0).fill('EUR, USD, GBP, CHF')
    await settings.getByRole('textbox').nth(1).fill('Währung, Valuta, Currency of payment, 币种, 货币')
    await settings.scrollIntoViewIfNeeded()
  }),
  scene('schema-unknown', 'schemas/{schema}', async (page) => {
    await page.getByRole('button', { name: /^(Settings of total|total 的设置)$/ }).click()
    const settings = page.getByRole('group', { name: /^(Settings of total|total 的设置)$/ })
    await settings.getByRole('textbox').last().fill('subtotal + shipping')
    await settings.getByRole('textbox').last().scrollIntoViewIfNeeded()
  }),
]
