import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Rule } from '../../../shared/contract/rule-calls.ts'
import { err, ok } from '../../../shared/result.ts'
import { defaultSettings } from '../../../shared/settings.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import RuleList from './RuleList.svelte'

const rule: Rule = {
  id: 'r1',
  field: 'company',
  layout: ['HARBOUR SUPPLIES'],
  value: 'Harbour Supplies Ltd',
  read: 'HARB0UR',
  isConstant: true,
  anchors: [],
  sender: { taxNumbers: ['gb411208733'], contacts: [], names: ['HARBOUR SUPPLIES'] },
  contradicted: 0,
  isOn: true,
  recordId: null,
  createdAt: 0,
  uses: 3,
  lastUsedAt: null,
}
const anchored: Rule = {
  ...rule,
  id: 'r2',
  field: 'total',
  contradicted: 1,
  isConstant: false,
  anchors: [{ text: 'To be settled', place: 'behind' }],
}

async function setUp(given: readonly Rule[]) {
  let rules = [...given]
  const inTest = appInTest({
    'rules.list': () => ok({ rules }),
    'rules.switch': ({ id, isOn }) => {
      const found = rules.find((each) => each.id === id)
      if (!found) return err('rule.unknown', { id })
      const changed = { ...found, isOn }
      rules = rules.map((each) => (each.id === id ? changed : each))
      inTest.network.emit({ name: 'rule.changed', data: { id } })
      return ok(changed)
    },
    'rules.export': () => ok({ filename: 'rules.json', mediaType: 'application/json', content: '{}' }),
    'rules.remove': ({ ids }) => {
      rules = rules.filter(({ id }) => !ids.includes(id))
      inTest.network.emit({ name: 'rule.changed', data: { id: ids[0]! } })
      return ok({ removed: 1 })
    },
  })
  const saved = { ...defaultSettings }
  await render(RuleList, { saved, onchange: () => Promise.resolve() }, within(inTest))
}

test('each rule says which field it fills, how, and on which documents', async () => {
  await setUp([rule, anchored])
  await expect.element(page.getByText('Company: Harbour Supplies Ltd')).toBeVisible()
  await expect.element(page.getByText('Total: the text next to “To be settled”')).toBeVisible()
  await expect.element(page.getByText(/“HARBOUR SUPPLIES” · used 3 times/).first()).toBeVisible()
  await expect.element(page.getByText(/doubted, because a correction said otherwise/)).toBeVisible()
})

test('a rule is switched off and deleted', async () => {
  await setUp([rule])
  const use = page.getByRole('switch', { name: 'Use the rule for Company' })
  await use.click()
  await expect.element(use).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('button', { name: /Delete/ }).click()
  await expect.element(page.getByText(/Nothing yet/)).toBeVisible()
})

test('all rules are exported as a file; without rules there is no export', async () => {
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await setUp([rule])
  const button = page.getByRole('button', { name: 'Export' })
  await button.click()
  await expect.poll(() => names).toEqual(['rules.json'])
  click.mockRestore()
  await page.getByRole('button', { name: /Delete/ }).click()
  await expect.element(button).not.toBeInTheDocument()
})
