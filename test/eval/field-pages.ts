// The pages whose fields are measured: those of sets, as read and as their truth's own text; without sets, the training
// documents of the trees and the pages that the tests recorded.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../shared/page.ts'
import { builtInBody, builtInNames } from '../../shared/schema/built-in/built-in.ts'
import { readTrainingDocuments } from '../choice/training-documents.ts'
import { loadFixture, pagesDir } from '../support/replay/page-fixtures.ts'
import { blankSchema } from './blank-schema.ts'
import { choose, type ImageSet } from './image-set.ts'
import { pageOfText, truthOf } from './perfect.ts'
import type { Scorer } from './scores.ts'
import type { Reader } from './stated-page.ts'

export interface PageWithSchema {
  /** The set, or the kind of pages. */
  readonly group: string
  readonly name: string
  readonly page: Page
  readonly schema: unknown
  /** Null if nothing says what is right. */
  readonly truth: unknown
}

export interface FieldPages {
  readonly sets: readonly ImageSet[]
  readonly read: Reader
  readonly scorer: Scorer
  /** Every how many documents of the repository are taken. */
  readonly every: number
}

export function fieldPages({ sets, read, every }: FieldPages) {
  return sets.length > 0 ? pagesOfSets(sets, read) : pagesOfRepository(every)
}

async function* pagesOfSets(sets: readonly ImageSet[], read: Reader): AsyncGenerator<PageWithSchema> {
  for (const set of sets)
    for (const image of set.images) {
      const json = truthOf(set, image, '.json')
      if (json === null) continue
      const truth: unknown = JSON.parse(json)
      const common = { name: image.image, schema: blankSchema(truth), truth }
      const page = await read(path.join(set.dir, image.image), 'json')
      if (page) yield { ...common, group: set.name, page }
      const text = truthOf(set, image, '.txt')
      if (text !== null) yield { ...common, group: `${set.name}, text of the truth`, page: pageOfText(text) }
    }
}

function* pagesOfRepository(every: number): Generator<PageWithSchema> {
  for (const [i, documents] of readTrainingDocuments().entries())
    for (const { name, truth, page, meant } of choose(documents, { every, limit: Infinity })) {
      const common = { name: `${String(i)} ${name}`, schema: blankSchema(truth), truth }
      yield { ...common, group: 'training documents', page }
      if (meant) yield { ...common, group: 'training documents without errors', page: meant }
    }
  for (const file of readdirSync(pagesDir).toSorted()) {
    const hash = file.slice(0, file.indexOf('.'))
    for (const [i, { answer }] of (loadFixture(hash)?.reads ?? []).entries())
      if ('page' in answer)
        for (const name of builtInNames)
          yield {
            group: 'pages of the tests',
            name: `${hash} ${String(i)} ${name}`,
            page: answer.page,
            schema: builtInBody(name),
            truth: null,
          }
  }
}
