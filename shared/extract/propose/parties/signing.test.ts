import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('who signs stands with what they are, in one line or in two', () => {
  const letter = [
    'The permit is granted for one year.',
    '',
    'On behalf of the council,',
    'B.W. Haverman, teammanager',
  ]
  expect(valuesOf({ signatory: '', caseHandler: '' }, ...letter)).toEqual({
    signatory: 'B.W. Haverman',
    caseHandler: '',
  })
  const decision = ['Lugo, a 3 de mayo de 2031', '', '', 'Jacinto Mora Gil', 'Presidente del Patronato']
  expect(valuesOf({ signedBy: '' }, ...decision)).toEqual({ signedBy: 'Jacinto Mora Gil' })
})
