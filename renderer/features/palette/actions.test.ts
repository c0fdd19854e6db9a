import { expect, test } from 'vitest'
import { filterActions } from './actions.ts'

const action = (label: string) => ({ id: label, label, group: 'Screen', run: () => undefined })
const all = ['History', 'Theme: Dark', '历史记录'].map(action)

test('an action is found if it contains every word of the query, in any order', () => {
  expect(filterActions(all, 'dark the').map(({ label }) => label)).toEqual(['Theme: Dark'])
  expect(filterActions(all, '记录').map(({ label }) => label)).toEqual(['历史记录'])
  expect(filterActions(all, 'dark history')).toEqual([])
  expect(filterActions(all, ' ')).toHaveLength(3)
})
