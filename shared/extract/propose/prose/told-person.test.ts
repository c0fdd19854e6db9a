import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('minutes say who was in the chair, and when it began and ended', () => {
  const lines = [
    'Il giorno 7 maggio 2031, alle ore 18:15, presso la sede sociale, si è riunita',
    "l'assemblea dei soci. Assume la presidenza il sig. Aldo Verri; funge da segretaria la",
    'sig.ra Pia Conte. È presente il revisore dei conti, rag.',
    'Ugo Salmi. Null’altro essendovi da deliberare, la seduta è tolta alle ore 20:40.',
  ]
  const schema = { chairperson: '', secretary: '', treasurer: '', startTime: '', endTime: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    chairperson: 'Aldo Verri',
    secretary: 'Pia Conte',
    treasurer: '',
    startTime: '18:15',
    endTime: '20:40',
  })
})
