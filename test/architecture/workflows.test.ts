// GitHub workflows pin their actions and keep secrets from systems that do not need them.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const workflows = globSync('.github/workflows/*.yml', { cwd: root })
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

it.each(workflows)('%s takes each action by its commit, as a tag can be moved to other code', (file) => {
  const actions = [...textOf(file).matchAll(/uses: (.*)/g)].map(([, action]) => action)
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

it.each(workflows)('%s gives a secret to no system that does not use it', (file) => {
  for (const [line] of textOf(file).matchAll(/.*secrets\..*/g))
    expect(line).toContain("runner.os != 'Linux' &&")
})
