// Stores the added engine packs, each in its own folder of the data folder, and lists them with the bundled one.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { bundledPack, manifestName } from '../../../shared/engine-pack.ts'
import { fileFault, isMissingFile } from '../../../shared/file-fault.ts'
import type { ToWorker } from '../../../shared/worker-protocol.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { copyPack } from './copy-pack.ts'
import { describePack, describeBundledPack, type FoundPack } from './found-pack.ts'

type OtherPacks = NonNullable<Extract<ToWorker, { type: 'read' }>['otherPacks']>

/** The packs that read: the manifest of the chosen one, the others, and a key that tells their pages from those of other packs. */
export interface PackChoice {
  readonly manifestFile: string
  readonly others: OtherPacks
  readonly key: string
}

export type CheckPack = (name: string, manifestFile: string) => Promise<Result<null>>
export type PackStore = ReturnType<typeof createPackStore>

/** No pack may have a name that begins like this. */
const temporaryPrefix = '.adding-'
/** Names of other readers: lines read by one of them could not be told from lines read by a pack. */
const reserved: ReadonlySet<string> = new Set(['none', 'tesseract.js', bundledPack.name])

export function createPackStore(dir: string) {
  const folderOf = (name: string) => path.join(dir, name)
  const isTaken = (name: string) => reserved.has(name) || existsSync(folderOf(name))
  /** Lists all packs: the bundled one first, then the added ones. */
  const list = (): FoundPack[] => [
    describeBundledPack(),
    ...namesIn(dir).flatMap((name) => (name.startsWith('.') ? [] : [describePack(folderOf(name))])),
  ]
  // Folders that a power cut left half added.
  for (const name of namesIn(dir))
    if (name.startsWith(temporaryPrefix)) rmSync(folderOf(name), { recursive: true, force: true })

  return {
    list,
    /** Finds a pack by name; the error lists the known names. */
    find(name: string): Result<FoundPack> {
      const packs = list()
      const found = packs.find((pack) => pack.name === name)
      const known = () => packs.map((pack) => pack.name).join(', ')
      return found ? ok(found) : err('pack.unknown', { pack: name, known: known() })
    },
    /**
     * How reading processes are told which packs to use. Returns null for the bundled pack alone. The others are
     * those that know a language which the chosen one lacks.
     */
    choiceOf(name: string): PackChoice | null {
      const packs = list()
      const chosen = packs.find((pack) => pack.name === name) ?? describePack(folderOf(name))
      const known = chosen.manifest?.languages ?? []
      const others = packs.filter(
        ({ name: other, manifest, sizeBytes }) =>
          other !== name &&
          other !== bundledPack.name &&
          sizeBytes !== null &&
          manifest?.languages.some((language) => !known.includes(language)),
      )
      if (name === bundledPack.name && others.length === 0) return null
      return {
        manifestFile: chosen.manifestFile,
        others: others.map(({ manifestFile, manifest }) => ({
          manifestFile,
          languages: manifest?.languages ?? [],
          documents: manifest?.documents ?? false,
        })),
        key: [chosen, ...others].map(keyOf).join('+'),
      }
    },
    /** The languages of the added packs. */
    languages: () =>
      list().flatMap(({ addedAt, manifest }) => (addedAt === null ? [] : (manifest?.languages ?? []))),
    /** Copies the pack, checks the copy, and only then moves it to where packs are found. A taken name is refused. */
    async add(from: string, check: CheckPack): Promise<Result<FoundPack>> {
      let folder: string | null = null
      try {
        await mkdir(dir, { recursive: true })
        folder = await mkdtemp(path.join(dir, temporaryPrefix))
        const copied = await copyPack(from, folder, isTaken)
        if (!copied.ok) return copied
        const { name } = copied.value
        const checked = await check(name, path.join(folder, manifestName))
        if (!checked.ok) return checked
        // Another pack of that name may have been added meanwhile.
        if (isTaken(name)) return err('pack.taken', { pack: name })
        renameSync(folder, folderOf(name))
        return ok(describePack(folderOf(name)))
      } catch (error) {
        return fileFault(error, dir)
      } finally {
        if (folder !== null) await rm(folder, { recursive: true, force: true })
      }
    },
    remove(name: string): void {
      rmSync(folderOf(name), { recursive: true, force: true })
    },
  }
}

/** Contains the time of adding, because a pack of the same name that is added later is another one. */
function keyOf({ name, addedAt }: FoundPack): string {
  return `${name}@${Math.trunc(addedAt ?? 0).toString(36)}`
}

/** Lists the folders in this one, sorted by name. */
function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}
