// An answer is what is ticked.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

test('where a box is ticked, a circle behind a label is one that is not', () => {
  const schema = { live_delivery: '', online_delivery: '' }
  expect(valuesOf(schema, 'Live delivery: O | Online delivery: [x]')).toEqual({
    live_delivery: '☐',
    online_delivery: '☑',
  })
  expect(valuesOf({ rh_group: '' }, 'Rh group: O')).toEqual({ rh_group: 'O' })
})
