import { expect, it } from 'vitest'
import { whichGivesWay, type Line } from './lines.ts'

const stranger = (lastUse: number): Line => ({ isTrusted: false, isAnswering: false, lastUse })

it('of lines that wait for nothing, the one gives way that was quiet the longest', () => {
  expect(whichGivesWay([stranger(2), stranger(1), stranger(3)])).toEqual(stranger(1))
})

it('a stranger gives way before who is known, also in the middle of an answer, and who waits for nothing first', () => {
  const known = { ...stranger(1), isTrusted: true }
  const answered = { ...stranger(2), isAnswering: true }
  expect(whichGivesWay([known, answered, stranger(3)])).toEqual(stranger(3))
  expect(whichGivesWay([known, answered])).toEqual(answered)
  expect(whichGivesWay([known])).toEqual(known)
})

it('nobody gives way where each is known and waits for an answer', () => {
  expect(whichGivesWay([{ isTrusted: true, isAnswering: true, lastUse: 1 }])).toBeNull()
  expect(whichGivesWay([])).toBeNull()
})
