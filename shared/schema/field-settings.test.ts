import { expect, test } from 'vitest'
import { fieldSettingsSchema, findSetting } from './field-settings.ts'
import { parseSchema } from './parse.ts'
import { settingOfNode, walk, type SchemaObject } from './schema-node.ts'
import { matchSettings, withSettings } from './with-settings.ts'

function schemaOf(plain: unknown): SchemaObject {
  const parsed = parseSchema(plain)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return parsed.value
}

const schema = schemaOf({ total: '', net: '', tags: [''], items: [{ price: '', 'a[3]': '' }] })

test('a setting of a column holds for each row, and a key that looks like an index is no index', () => {
  const settings = { 'items[0].price': { isRequired: true }, 'items[0]["a[3]"]': { help: 'Yes' } }
  expect(findSetting(settings, 'items[7].price')).toEqual({ isRequired: true })
  expect(findSetting(settings, 'items[7]["a[3]"]')).toEqual({ help: 'Yes' })
  expect(findSetting(settings, 'constructor')).toBeUndefined()
})

test('settings of unknown fields are dropped and named, and a sum with an unknown part is dropped', () => {
  const given = {
    gone: { help: 'Where to?' },
    total: {
      isRequired: true,
      sum: [
        { path: 'net', isLess: false },
        { path: 'tax', isLess: false },
      ],
    },
    net: { help: '', names: [], isRequired: false },
  }
  expect(matchSettings(schema, given)).toEqual({
    settings: { total: { isRequired: true } },
    dropped: ['gone', 'tax'],
  })
})

test('each value of a schema has its setting, in lists as well', () => {
  const withKinds = withSettings(schema, {
    total: { kind: 'amount' },
    'tags[0]': { kind: 'choice', choices: ['new'] },
    'items[0].price': { kind: 'number' },
  })
  const places = [...walk(withKinds)].map(({ node }) => settingOfNode(node)?.kind)
  expect(places).toEqual(['amount', undefined, 'choice', undefined])
  const items = withKinds.entries[3]?.node
  const price = items?.kind === 'array' && items.element.kind === 'object' ? items.element.entries[0] : null
  expect(price?.node).toEqual({ kind: 'value', setting: { kind: 'number' } })
})

test('an invalid setting is refused', () => {
  const refused = [{ total: { kind: 'colour' } }, { total: { names: [''] } }, { total: { sum: ['net'] } }]
  for (const settings of refused) expect(fieldSettingsSchema.safeParse(settings).success).toBe(false)
})
