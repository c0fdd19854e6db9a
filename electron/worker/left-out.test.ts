import { expect, it } from 'vitest'
import { leftOutIn, leftOutVariable } from './left-out.ts'

it('leaves out the steps that the environment names, and nothing where it names none', () => {
  expect(leftOutIn({ [leftOutVariable]: 'crop,flatten,nonsense' })).toEqual(['crop', 'flatten'])
  expect(leftOutIn({})).toEqual([])
})
