import { expect, it } from 'vitest'
import { countPlaywright, countVitest, slowest } from './reports.ts'

it('counts the tests of a report, with the time of each file', () => {
  const counted = countVitest({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [{ name: '/a.test.ts', startTime: 100, endTime: 350 }],
  })
  expect(counted).toEqual({ passed: 5, failed: 1, skipped: 2, files: [{ file: '/a.test.ts', ms: 250 }] })
})

it('adds up the tests of a file that stand in groups', () => {
  const spec = (ms: number) => ({ file: 'b.spec.ts', tests: [{ results: [{ duration: ms }] }] })
  const counted = countPlaywright({
    config: { rootDir: '/test' },
    stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 1 },
    suites: [{ specs: [spec(20)], suites: [{ specs: [spec(30), spec(50)] }] }],
  })
  expect(counted).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
    files: [{ file: '/test/b.spec.ts', ms: 100 }],
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
