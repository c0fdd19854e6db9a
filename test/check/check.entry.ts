// `npm run check`: what one wants to know before a commit, in less than a minute. Types, lint and format of what differs
// from the last commit, and the tests nearest to it. `npm test` is the gate, and leaves out nothing.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allFiles, changedFiles } from './changed.ts'
import { runInLanes } from '../gate/lanes.ts'
import { inSeconds, runCommand } from '../gate/run-command.ts'
import type { Step } from '../gate/step.ts'
import { graphOf } from './graph.ts'
import { planOf, type Plan, type Types } from './plan.ts'

const root = path.join(import.meta.dirname, '../..')
const isThere = (file: string) => existsSync(path.join(root, file))
const say = (text: string) => void process.stdout.write(`${text}\n`)

async function check(argv: readonly string[]): Promise<number> {
  const [option] = argv
  if (option !== undefined) {
    say(
      `npm run check takes nothing, and was given ${option}. It looks at what differs from the last commit.`,
    )
    return 64
  }
  const changed = changedFiles(root)
  if ('why' in changed) {
    say(`git does not say what has changed: ${changed.why}`)
    return 69
  }
  if (changed.files.length === 0) {
    say('Nothing differs from the last commit.')
    return 0
  }
  const graph = graphOf(allFiles(root).filter(isThere), (file) => readFileSync(path.join(root, file), 'utf8'))
  const plan = planOf(changed.files, isThere, graph)
  say(`${count(changed.files.length, 'file')} changed since the last commit`)
  say(`tests: ${testsOf(plan)}`)
  const outcomes = await runInLanes(stepsOf(plan), 2, async ({ title, command }) => {
    const { passed, said, ms } = await runCommand(command, root)
    say(`${passed ? 'ok    ' : 'FAILED'} ${title} (${inSeconds(ms)})${passed ? '' : `\n${said}`}`)
    return passed
  })
  const passed = outcomes.every(Boolean)
  say(passed ? 'All of that passed.' : 'Not all of that passed.')
  return passed ? 0 : 1
}

const typeSteps: Readonly<Record<Types, Step>> = {
  code: { title: 'types of shared and electron', command: ['tsc', '-b'] },
  tests: { title: 'types of the tests', command: ['tsc', '-p', 'test'] },
  page: {
    title: 'types of the page',
    command: [
      'svelte-check',
      '--tsconfig',
      'renderer/tsconfig.json',
      '--fail-on-warnings',
      '--output',
      'human',
    ],
  },
}

/** What reads all of TypeScript takes longest, so it goes first; the rest has room beside it. */
function stepsOf({ types, lint, format, tests }: Plan): Step[] {
  const cached = (tool: string) => ['--cache', '--cache-location', `.cache/${tool}`]
  const others: Step[] = []
  if (format.length > 0)
    others.push({
      title: `format of ${count(format.length, 'file')}`,
      command: [
        'prettier',
        '--check',
        '--ignore-unknown',
        '--log-level',
        'warn',
        ...cached('prettier'),
        ...format,
      ],
    })
  if (tests.length > 0)
    others.push({
      title: count(tests.length, 'test file'),
      command: ['vitest', 'run', '--reporter=dot', ...tests],
    })
  if (lint.length > 0)
    others.push({
      title: `lint of ${count(lint.length, 'file')}`,
      command: ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...cached('eslint'), ...lint],
    })
  const first = typeSteps.code
  // What uses the code reads the declarations that its check writes.
  const after = types.includes('code') ? [first.title] : []
  const typed = types.map((each) => (each === 'code' ? first : { ...typeSteps[each], after }))
  return [...typed, ...others]
}

function testsOf({ tests, left }: Plan): string {
  const rest =
    left.length === 0
      ? ''
      : `; ${count(left.length, 'file')} further away ${left.length === 1 ? 'is' : 'are'} left to npm test`
  return tests.length === 0 ? `none is about it${rest}` : `${tests.join(', ')}${rest}`
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

process.exitCode = await check(process.argv.slice(2))
