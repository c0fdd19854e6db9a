import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { err, ok } from '../../../shared/result.ts'
import { defaultSettings, type Settings } from '../../../shared/settings.ts'
import type { Host } from '../../lib/host.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import { packOf } from '../../test-support/records.ts'
import PackList from './PackList.svelte'

async function setUp(part: Partial<Settings> = {}, host: Host | null = null) {
  let chosen = 'box'
  let isThere = false
  const mine = () => packOf('mine', { title: 'My networks', isChosen: chosen === 'mine' })
  const inTest = appInTest(
    {
      'packs.list': () => {
        const box = packOf('box', { title: 'The boxed one', isBoxed: true, isChosen: chosen === 'box' })
        return ok({ packs: isThere ? [box, mine()] : [box] })
      },
      'packs.catalogue': () => ok({ packs: [] }),
      'packs.add': ({ path }) => {
        if (path !== '/packs/mine.zip') return err('file.gone', { path })
        isThere = true
        return ok(mine())
      },
      'packs.use': ({ name }) => {
        chosen = name
        return ok(mine())
      },
      'packs.check': () => err('pack.changed', { pack: 'mine', file: 'alphabet.txt' }),
      'packs.remove': () => {
        chosen = 'box'
        isThere = false
        return ok({ removed: 1, wasChosen: true, chosen })
      },
    },
    host,
  )
  await render(PackList, { saved: { ...defaultSettings, ...part } }, within(inTest))
  const toasts = () => inTest.app.toasts.list.map((toast) => toast.text).join()
  return { ...inTest, toasts }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = () => page.getByLabelText('Path of the pack')

test('a pack is added by its path, chosen, found damaged by a check, and removed', async () => {
  const { toasts } = await setUp()
  await expect.element(page.getByText('box · English · MIT · 1 MB · built in')).toBeVisible()
  await expect.element(button('Add')).toBeDisabled()
  await expect.element(button('Remove: The boxed one')).not.toBeInTheDocument()
  await field().fill('/packs/mine.zip')
  await button('Add').click()
  await expect.element(page.getByText('mine · English · MIT · 1 MB')).toBeVisible()
  await expect.element(field()).toHaveValue('')
  await button('Use: My networks').click()
  await expect.element(button('Use: My networks')).not.toBeInTheDocument()
  await button('Check: My networks').click()
  await expect.poll(toasts).toContain('alphabet.txt is not the file that its pack.json names')
  await button('Remove: My networks').click()
  await expect.poll(toasts).toContain('My networks was removed. box reads again.')
  await expect.element(button('Remove: My networks')).not.toBeInTheDocument()
})

test('a failed addition keeps the typed path; a note says if only tesseract.js is used', async () => {
  const { toasts } = await setUp({ engine: 'tesseract' })
  await expect.element(page.getByText('Only tesseract.js reads now, so none of these is used.')).toBeVisible()
  await field().fill('/packs/gone')
  await button('Add').click()
  await expect.poll(toasts).toContain('/packs/gone')
  await expect.element(field()).toHaveValue('/packs/gone')
})

test('on the desktop a pack is picked as a file', async () => {
  const desktop: Host = {
    call: () => Promise.resolve({ ok: true, value: null }),
    on: () => () => undefined,
    onCommands: () => () => undefined,
    takeCommands: () => Promise.resolve([]),
    pathOf: (file) => `/packs/${file.name}`,
    pickFolder: () => Promise.resolve(null),
    showFile: () => Promise.resolve(),
    openSheet: () => Promise.resolve(false),
    platform: 'linux',
  }
  await setUp({}, desktop)
  await expect.element(button('Choose file')).toBeVisible()
  const file = new File(['zip'], 'mine.zip')
  await userEvent.upload(document.querySelector<HTMLElement>('input[type=file]')!, file)
  await expect.element(field()).toHaveValue('/packs/mine.zip')
})
