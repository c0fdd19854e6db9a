// The helpers of the end-to-end tests themselves.
/* eslint-disable no-console -- the console is what is tested */
import { existsSync } from 'node:fs'
import { expect, test } from './fixture-app.ts'
import { processesOf } from './processes-of.ts'

test('collects what went wrong in a page and in main, and nothing on a good day', async ({ launch }) => {
  const { app, page, trouble } = await launch()
  expect(await trouble.list()).toEqual([])
  await page.evaluate(() => {
    console.error('said by the page')
    setTimeout(() => {
      throw new Error('thrown in the page')
    })
  })
  await app.evaluate(() => console.error('said by main'))
  await expect
    .poll(() => trouble.list())
    .toEqual(['main: said by main', 'page: said by the page', 'page: thrown in the page'])
})

test.describe('an app that its test does not close', () => {
  let left = ''
  test('runs', async ({ launch, dataDir }) => {
    await launch({ env: { MARK: dataDir } })
    left = dataDir
    expect((await processesOf(dataDir)).length).toBeGreaterThan(1)
  })
  test('is gone after it, with its data folder', async () => {
    expect(existsSync(left)).toBe(false)
    expect(await processesOf(left)).toEqual([])
  })
})
