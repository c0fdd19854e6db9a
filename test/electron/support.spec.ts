// Tests the helpers of the end-to-end tests.
/* eslint-disable no-console -- this file tests the console */
import { existsSync } from 'node:fs'
import { expect, test } from './fixture-app.ts'
import { processesOf } from './processes-of.ts'

test('errors in a page and in the main process are collected, and there are none normally', async ({
  launch,
}) => {
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

test.describe('an app that a test does not close', () => {
  let left = ''
  test('runs during the test', async ({ launch, dataDir }) => {
    await launch({ env: { MARK: dataDir } })
    left = dataDir
    expect((await processesOf(dataDir)).length).toBeGreaterThan(1)
  })
  test('is ended after the test, and its data folder is removed', async () => {
    expect(existsSync(left)).toBe(false)
    expect(await processesOf(left)).toEqual([])
  })
})
