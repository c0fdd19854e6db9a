import { expect, it } from 'vitest'
import { countPlaywright, countVitest, slowest } from './reports.ts'

it('counts the tests of a report, with the time of each file, and names those that failed', () => {
  const file = (name: string, status: string, assertionResults: unknown[], message = '') => ({
    ...{ name, status, message, assertionResults },
    ...{ startTime: 100, endTime: 350 },
  })
  const counted = countVitest({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      file('/a.test.ts', 'failed', [
        { fullName: 'holds', status: 'passed' },
        { fullName: 'fails', status: 'failed', failureMessages: ['1 is not 2'] },
      ]),
      file('/b.test.ts', 'failed', [], 'no such module'),
    ],
  })
  expect(counted).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    files: [
      { file: '/a.test.ts', ms: 250 },
      { file: '/b.test.ts', ms: 250 },
    ],
    broken: [
      { file: '/a.test.ts', test: 'fails', why: '1 is not 2' },
      { file: '/b.test.ts', test: 'the file itself', why: 'no such module' },
    ],
  })
})

it('adds up the tests of a file that stand in groups, and names those that failed', () => {
  const spec = (ms: number, ...errors: string[]) => ({
    ...{ file: 'b.spec.ts', title: `takes ${ms}`, ok: errors.length === 0 },
    tests: [{ results: [{ duration: ms, errors: errors.map((message) => ({ message })) }] }],
  })
  const counted = countPlaywright({
    config: { rootDir: '/test' },
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ specs: [spec(20)], suites: [{ specs: [spec(30, 'too late'), spec(50)] }] }],
  })
  expect(counted).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    files: [{ file: '/test/b.spec.ts', ms: 100 }],
    broken: [{ file: '/test/b.spec.ts', test: 'takes 30', why: 'too late' }],
  })
})

it('counts nothing where a runner wrote no report', () => {
  expect(countVitest({}).passed).toBe(0)
  expect(countPlaywright(null).passed).toBe(0)
})

it('names the slowest files, slowest first', () => {
  const files = [3, 9, 5].map((ms) => ({ file: String(ms), ms }))
  expect(slowest(files, 2).map(({ file }) => file)).toEqual(['9', '5'])
})
