// The value that a label is paired with by how both are set.
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { searched } from '../../extract.ts'
import { textOf } from '../../model/place.ts'
import { withOwnPair } from './own-pair.ts'

const at = (text: string, x: number, y: number) => ({ text, x, y })

test('a name that nothing else told stands beside its label, and any other text may be of another', () => {
  const schema = parseSchema({ client: '', dwelling: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  const { scene } = searched(
    pageOf(
      ...[at('Client', 50, 100), at('Larkhill Homes Ltd', 300, 100)],
      ...[at('Test address', 50, 140), at('Plot 2, Orchard Rise', 300, 140)],
      ...[at('Dwelling', 50, 180), at('Detached house', 300, 180)],
    ),
    schema.value,
  )
  const paired = (text: string, type: 'company' | 'text') => {
    const label = scene.labels.find(({ part }) => part.text === text)
    return label ? withOwnPair(scene, label, type, []).map((value) => textOf(value)) : null
  }
  expect(paired('Client', 'company')).toEqual(['Larkhill Homes Ltd'])
  expect(paired('Dwelling', 'text')).toEqual([])
})
