import { expect, it } from 'vitest'
import { hanStyleOf } from './han-style.ts'

it('tells simplified characters from traditional ones by those that only one of both has', () => {
  expect(hanStyleOf('国家税务总局发票')).toEqual({ simplified: 5, traditional: 0 })
  expect(hanStyleOf('國家稅務總局發票')).toEqual({ simplified: 0, traditional: 5 })
  expect(hanStyleOf('北京大学 Peking 12')).toEqual({ simplified: 1, traditional: 0 })
})
