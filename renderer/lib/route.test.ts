import { expect, test } from 'vitest'
import { formatRoute, parseRoute, routeTo, routeToTable } from './route.ts'

test('an address without a screen, or with an unknown one, is the inbox', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/%E0%A4%A'])
    expect(parseRoute(hash)).toEqual(routeTo('inbox'))
})

test('a formatted route is parsed back, whatever its id contains', () => {
  for (const id of ['r1', 'a/b?c#d', '发票 %']) {
    const route = routeTo('history', id, 'folder 1')
    expect(parseRoute(formatRoute(route))).toEqual(route)
  }
  for (const route of [routeToTable(), routeToTable('folder 1')])
    expect(parseRoute(formatRoute(route))).toEqual(route)
})

test('a screen alone has a short address', () => {
  expect(formatRoute(routeTo('settings'))).toBe('#/settings')
})
