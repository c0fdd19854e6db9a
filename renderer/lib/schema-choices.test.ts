import { expect, test } from 'vitest'
import { builtInNames } from '../../shared/schema/built-in/built-in.ts'
import { page as english } from '../../shared/words/en.ts'
import { page as chinese } from '../../shared/words/zh.ts'
import { chosenSchema, schemaOptions } from './schema-choices.ts'

const own = { id: 's1', name: 'receipt', body: '{"total":""}' }

test('ready-made schemas are offered alone, or after the saved ones', () => {
  expect(schemaOptions([], english).map(({ value }) => value)).toEqual(builtInNames)
  const [first, ...others] = schemaOptions([{ ...own, name: 'Shop' }], english)
  expect(first).toEqual({ value: 's1', label: 'Shop', group: 'Your schemas' })
  expect(others).toContainEqual({ value: 'receipt', label: 'Receipt', group: 'Ready-made' })
})

test('a saved schema replaces the ready-made one of the same name', () => {
  for (const name of ['receipt', 'Receipt'])
    expect(schemaOptions([{ ...own, name }], english).map(({ value }) => value)).not.toContain('receipt')
  expect(chosenSchema('receipt', [own])?.id).toBe('s1')
})

test('a ready-made schema that was saved under its own name keeps its translated name', () => {
  expect(schemaOptions([own], chinese)[0]).toMatchObject({ value: 's1', label: '收据' })
})

test('a ready-made schema is chosen by its name, and a deleted one is null', () => {
  expect(JSON.parse(chosenSchema('receipt', [])?.body ?? '')).toHaveProperty('total')
  expect(chosenSchema('s1', [own])).toEqual({ id: 's1', body: own.body })
  expect(chosenSchema('gone', [own])).toBeNull()
})
