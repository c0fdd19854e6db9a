import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('what a label announces in one line is a list up to the end of its sentence', () => {
  expect(valuesOf({ accessories: [''] }, 'Accessories handed over: bow, case and rosin.')).toEqual({
    accessories: ['bow', 'case', 'rosin'],
  })
})

test('what is numbered in one line is the only list, whatever announces it', () => {
  const line = '报到时携带以下材料：①申请书；②身份证原件；③照片8张。逾期视为放弃'
  expect(valuesOf({ requiredDocuments: [''] }, line)).toEqual({
    requiredDocuments: ['申请书', '身份证原件', '照片8张'],
  })
})

test('items that stand below each other may each have a label of their own', () => {
  const lines = ['Padrino: Emilio Bonarelli', 'Madrina: Rosanna Fei', '', 'Note: nessuna']
  expect(valuesOf({ godparents: [''] }, ...lines)).toEqual({
    godparents: ['Emilio Bonarelli', 'Rosanna Fei'],
  })
})
