import { expect, it } from 'vitest'
import { createIds } from './ids.ts'

it('ids sort in the order they were made, in one millisecond and when the clock is set back', () => {
  let time = 1_800_000_000_000
  const newId = createIds(() => time)
  const made = [newId('rec'), newId('rec'), newId('rec')]
  time -= 3_600_000
  made.push(newId('rec'))
  time += 7_200_000
  made.push(newId('rec'))
  expect(made).toEqual([...made].sort())
  expect(new Set(made).size).toBe(made.length)
})
