// Orders vitest's files by their committed times: the longest first, so that no worker ends long before the other, and
// shards that take about as long as each other.
import path from 'node:path'
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node'
import { readTimes, shareOut } from './times.ts'

const root = path.join(import.meta.dirname, '../..')

export class LongestFirst extends BaseSequencer {
  readonly #secondsOf: (spec: TestSpecification) => number

  constructor(vitest: Vitest) {
    super(vitest)
    const times = readTimes(root)
    // A new file counts as one of some length.
    this.#secondsOf = ({ moduleId }) => times[path.relative(root, moduleId)]?.wall ?? 5
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...byProject.values()].flatMap((own) =>
      own.toSorted((a, b) => this.#secondsOf(b) - this.#secondsOf(a)),
    )
  }

  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {}
    // Every shard has to see the files in the same order.
    const ordered = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
    return Promise.resolve(shareOut(ordered, this.#secondsOf, count)[index - 1] ?? [])
  }
}
