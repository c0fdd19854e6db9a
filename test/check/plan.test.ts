import { describe, expect, it } from 'vitest'
import { filesIn } from './changed.ts'
import { graphOf } from './graph.ts'
import { alwaysRun, mostWork, planOf } from './plan.ts'

const sources: Readonly<Record<string, string>> = {
  'README.md': '# Fovea',
  'docs/api.md': '# The API',
  'shared/page.ts': '',
  'shared/page.test.ts': `import { page } from './page.ts'`,
  'shared/text/text.ts': `import { page } from '../page.ts'`,
  'shared/text/text.test.ts': `import { text } from './text.ts'`,
  'renderer/ui/Tree.svelte': `<script lang="ts">\nimport { text } from '../../shared/text/text.ts'</script>`,
  'renderer/ui/tree.svelte.test.ts': `import Tree from './Tree.svelte'`,
  'renderer/lib/toasts.svelte.ts': '',
  'renderer/lib/toasts.svelte.test.ts': `import { Toasts } from './toasts.svelte.ts'`,
  'test/cli/readme.test.ts': `read('../../README.md')`,
  'test/api/guide.test.ts': `read('../../docs/api.md')`,
  'test/e2e/tree.spec.ts': `import { text } from '../../shared/text/text.ts'`,
  [alwaysRun]: '',
}
const graph = graphOf(Object.keys(sources), (file) => sources[file] ?? '')
const plan = (...changed: string[]) => planOf(changed, (file) => Object.hasOwn(sources, file), graph)

describe('the tests near a change', () => {
  it('come nearest first, and the architecture is always looked at', () => {
    expect(plan('shared/page.ts').tests).toEqual([
      alwaysRun,
      'shared/page.test.ts',
      'shared/text/text.test.ts',
      'renderer/ui/tree.svelte.test.ts',
    ])
  })

  it('leave to the gate what wants the built app', () => {
    expect(plan('shared/text/text.ts').left).toEqual(['test/e2e/tree.spec.ts'])
  })

  it('are also those that name a page of the docs', () => {
    expect(plan('README.md').tests).toEqual(['test/cli/readme.test.ts'])
    expect(plan('docs/api.md').tests).toEqual(['test/api/guide.test.ts'])
  })

  it('are those of modules with runes too', () => {
    expect(plan('renderer/lib/toasts.svelte.ts').tests).toEqual([
      alwaysRun,
      'renderer/lib/toasts.svelte.test.ts',
    ])
  })

  it('are the test itself where that has changed', () => {
    expect(plan('test/api/guide.test.ts')).toMatchObject({ tests: ['test/api/guide.test.ts'], left: [] })
  })

  it('are still found for a file that was removed, which is neither linted nor formatted', () => {
    const removed = planOf(
      ['shared/page.ts'],
      (file) => file !== 'shared/page.ts' && Object.hasOwn(sources, file),
      graph,
    )
    expect(removed.tests).toContain('shared/page.test.ts')
    expect([removed.lint, removed.format]).toEqual([[], []])
  })

  it('are no more than there is time for', () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [`shared/t${n}.test.ts`, `import { page } from './page.ts'`]),
    )
    const all = { ...sources, ...many }
    const wide = graphOf(Object.keys(all), (file) => all[file] ?? '')
    const planned = planOf(['shared/page.ts'], (file) => Object.hasOwn(all, file), wide)
    expect(planned.tests).toHaveLength(mostWork)
    expect(planned.tests.length + planned.left.length).toBe(40 + 5)
  })
})

describe('stories, which take longer', () => {
  const stories = Array.from({ length: 9 }, (_, n) => `test/flows/story-${n}.test.ts`)

  it('are run where they were changed themselves', () => {
    expect(planOf(stories, () => true, graph)).toMatchObject({ tests: stories, left: [] })
  })

  it('are few where something else was', () => {
    const all = {
      ...sources,
      ...Object.fromEntries(stories.map((story) => [story, `import { page } from '../../shared/page.ts'`])),
    }
    const wide = graphOf(Object.keys(all), (file) => all[file] ?? '')
    const planned = planOf(['shared/page.ts'], () => true, wide)
    expect(planned.tests.filter((test) => stories.includes(test))).toHaveLength(1)
    expect(planned.left).toEqual(expect.arrayContaining(stories.slice(1)))
  })
})

describe('types', () => {
  it('are checked wherever the changed file is known', () => {
    expect(plan('shared/page.ts').types).toEqual(['code', 'tests', 'page'])
    expect(plan('electron/worker/read.ts').types).toEqual(['code', 'tests'])
    expect(plan('renderer/ui/Tree.svelte').types).toEqual(['code', 'tests', 'page'])
    expect(plan('test/cli/readme.test.ts').types).toEqual(['code', 'tests'])
    expect(plan('README.md').types).toEqual([])
    expect(plan('package.json').types).toEqual(['code', 'tests', 'page'])
  })
})

it('formats all that changed, and lints code', () => {
  expect(plan('README.md', 'renderer/ui/Tree.svelte')).toMatchObject({
    format: ['README.md', 'renderer/ui/Tree.svelte'],
    lint: ['renderer/ui/Tree.svelte'],
  })
})

it('takes from git what is staged, what is not, and what it does not know', () => {
  expect(filesIn('M  a.ts\0 M b c.ts\0?? docs/新.md\0D  d.ts\0')).toEqual([
    'a.ts',
    'b c.ts',
    'docs/新.md',
    'd.ts',
  ])
})
