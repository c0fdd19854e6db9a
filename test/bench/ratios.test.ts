import { expect, it } from 'vitest'
import { ratioRows, type Sample } from './ratios.ts'

function sample(kind: string, product: number, naive: number | null): Sample {
  const cost = (cpuMs: number) => ({ cpuMs, wallMs: 2 * cpuMs })
  return { kind, costs: { product: cost(product), ...(naive !== null && { naive: cost(naive) }) } }
}

it('gives the median of the ratios and the ratio of the sums', () => {
  const [row] = ratioRows([sample('a', 10, 10), sample('a', 20, 10), sample('a', 300, 100)])
  expect(row).toMatchObject({ readings: '3', 'CPU / naive': '2.00 (all together 2.75)', 'CPU / native': '-' })
})

it('has a row for each kind and one for all', () => {
  const rows = ratioRows([sample('a', 10, 10), sample('b', 10, 20)])
  expect(rows.map((row) => row['images'])).toEqual(['a', 'b', 'all'])
})

it('leaves out images that the rival could not read', () => {
  const [row] = ratioRows([sample('a', 10, null), sample('a', 30, 10)])
  expect(row).toMatchObject({ readings: '2', 'CPU / naive': '3.00 (all together 3.00)' })
})
