// Stores the added language models: the files in the data folder, the facts about them in the database.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isMissingFile } from '../../../shared/file-fault.ts'
import type { AddedModels } from '../../../shared/worker-protocol.ts'
import { writeFileAtomically } from '../atomic-file.ts'
import type { ModelRepo, ModelRow } from '../db/models.ts'

export type ModelStore = ReturnType<typeof createModelStore>

export function createModelStore(parts: { dir: string; repo: ModelRepo; now: () => number }) {
  const { dir, repo, now } = parts
  const fileOf = (language: string) => path.join(dir, `${language}.traineddata`)

  return {
    /**
     * Stores a model. Writes the file before the row: a row without a file would announce a model that
     * doesn't exist.
     */
    put(language: string, source: ModelRow['source'], bytes: Uint8Array): ModelRow {
      mkdirSync(dir, { recursive: true })
      writeFileAtomically(fileOf(language), bytes)
      const row = { language, source, sha256: sha256(bytes), sizeBytes: bytes.length, addedAt: now() }
      repo.put(row)
      return row
    },
    list: repo.list,
    languages: () => repo.list().map((row) => row.language),
    /** In the form that reading processes need. */
    files: (): AddedModels =>
      Object.fromEntries(
        repo.list().map(({ language, sha256: hash }) => [language, { path: fileOf(language), sha256: hash }]),
      ),
    /** Compares the model's file with the stored hash. */
    state(row: ModelRow): 'ready' | 'missing' | 'damaged' {
      try {
        return sha256(readFileSync(fileOf(row.language))) === row.sha256 ? 'ready' : 'damaged'
      } catch (error) {
        return isMissingFile(error) ? 'missing' : 'damaged'
      }
    },
    /** Deletes a model; false if it was not added. */
    remove(language: string): boolean {
      const wasThere = repo.remove(language)
      if (wasThere) rmSync(fileOf(language), { force: true })
      return wasThere
    },
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
