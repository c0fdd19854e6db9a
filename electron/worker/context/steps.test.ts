import { expect, it } from 'vitest'
import { disabledStepsIn, disabledVariable } from './steps.ts'

it('disables the steps that the environment names, and none by default', () => {
  expect(disabledStepsIn({ [disabledVariable]: 'crop,flatten,nonsense' })).toEqual(
    new Set(['crop', 'flatten']),
  )
  expect(disabledStepsIn({})).toEqual(new Set())
})
