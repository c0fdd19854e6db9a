import { expect, it } from 'vitest'
import { chooseToClose, type Connection } from './connections.ts'

const stranger = (lastUse: number): Connection => ({ isTrusted: false, isAnswering: false, lastUse })

it('closes the idle connection that was quiet the longest', () => {
  expect(chooseToClose([stranger(2), stranger(1), stranger(3)])).toEqual(stranger(1))
})

it('closes an untrusted connection before a trusted one, even in the middle of an answer, and an idle one first', () => {
  const known = { ...stranger(1), isTrusted: true }
  const answered = { ...stranger(2), isAnswering: true }
  expect(chooseToClose([known, answered, stranger(3)])).toEqual(stranger(3))
  expect(chooseToClose([known, answered])).toEqual(answered)
  expect(chooseToClose([known])).toEqual(known)
})

it('closes no trusted connection that waits for an answer', () => {
  expect(chooseToClose([{ isTrusted: true, isAnswering: true, lastUse: 1 }])).toBeNull()
  expect(chooseToClose([])).toBeNull()
})
