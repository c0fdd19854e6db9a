import { expect, it } from 'vitest'
import { rateHeaders } from './rate.ts'

it('writes limit, window, remainder and time as the draft defines them, in whole numbers', () => {
  expect(rateHeaders({ limit: 10, remaining: 9, resetSeconds: 41.2 })).toEqual({
    'RateLimit-Policy': '"minute";q=10;w=60',
    RateLimit: '"minute";r=9;t=42',
  })
})

it('never writes a negative number', () => {
  expect(rateHeaders({ limit: 10, remaining: -1, resetSeconds: -0.5 }).RateLimit).toBe('"minute";r=0;t=0')
})
