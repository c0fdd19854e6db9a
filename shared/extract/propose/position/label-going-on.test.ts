// Labels of one small word.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const at = (text: string, x: number, y: number) => ({ text, x, y })

test('"al" ends what "Valido dal" begins, and "il" is the day of what "Nato a" says the place of', () => {
  const lines = [
    at('Cognome', 50, 100),
    at('Nato a', 300, 100),
    at('il', 600, 100),
    at('BRAMBATI', 50, 130),
    at('Borgo Rovere (PR)', 300, 130),
    at('08/02/1971', 600, 130),
    at('Attestato', 50, 200),
    at('Valido dal', 300, 200),
    at('al', 600, 200),
    at('n. 318', 50, 230),
    at('01/06/2026', 300, 230),
    at('30/11/2026', 600, 230),
  ]
  const schema = { titolare: { cognome: '', dataNascita: '' }, validoDal: '', validoAl: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    titolare: { cognome: 'BRAMBATI', dataNascita: '08/02/1971' },
    validoDal: '01/06/2026',
    validoAl: '30/11/2026',
  })
})
