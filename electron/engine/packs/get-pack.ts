// Gets engine packs of the catalogue: fetches their files when the user asks for it, checks their hashes, and adds the
// pack as any other is added. What has arrived of a pack is kept in a folder of its own until the pack is added.
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CataloguePack } from '../../../shared/contract/pack-calls.ts'
import {
  catalogueSchema,
  manifestName,
  manifestSchema,
  packFileRoles,
  type CatalogueEntry,
} from '../../../shared/engine-pack.ts'
import { fileFault } from '../../../shared/file-fault.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { freeBytesOf } from '../disk-space.ts'
import type { Events } from '../events.ts'
import type { Clock } from '../ports.ts'
import known from './catalogue.json' with { type: 'json' }
import { download, sha256Of, sizeOf } from './download.ts'
import type { FoundPack } from './found-pack.ts'
import type { CheckPack, PackStore } from './pack-store.ts'

export const packCatalogue: readonly CatalogueEntry[] = catalogueSchema.parse(known)

export type PackGetter = ReturnType<typeof createPackGetter>

/** Dictionaries are text of at most a megabyte; networks have a size in the catalogue. */
const maxUnknownBytes = 4 * 2 ** 20

interface Running {
  readonly stop: AbortController
  /** Resolves when nothing is written any more. */
  readonly ended: Promise<unknown>
}

export function createPackGetter(parts: {
  readonly catalogue: readonly CatalogueEntry[]
  readonly dir: string
  readonly store: PackStore
  readonly events: Events
  readonly clock: Clock
  /** Aborted when the engine closes. */
  readonly closing: AbortSignal
}) {
  const { catalogue, dir, store, events, clock, closing } = parts
  const running = new Map<string, Running>()
  const folderOf = (name: string) => path.join(dir, `.getting-${name}`)

  function find(name: string): Result<CatalogueEntry> {
    const entry = catalogue.find((each) => each.name === name)
    const names = catalogue.map((each) => each.name).join(', ')
    return entry ? ok(entry) : err('pack.notInCatalogue', { pack: name, known: names })
  }

  function arrivedBytes(entry: CatalogueEntry): number {
    const folder = folderOf(entry.name)
    const sizes = filesOf(entry).map(({ file }) => {
      const whole = path.join(folder, file)
      return sizeOf(whole) || sizeOf(partOf(whole))
    })
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  function view(entry: CatalogueEntry, added: ReadonlySet<string>): CataloguePack {
    const { name, title, scripts, languages, licence, source, hosts } = entry
    const arrived = arrivedBytes(entry)
    const rest = arrived > 0 ? 'partial' : 'absent'
    return {
      name,
      title,
      scripts,
      languages,
      licence,
      source,
      hosts,
      sizeBytes: totalBytes(entry),
      files: filesOf(entry).map(({ file, url, sizeBytes, sha256 }) => ({ file, url, sizeBytes, sha256 })),
      state: added.has(name) ? 'added' : running.has(name) ? 'getting' : rest,
      arrivedBytes: arrived,
    }
  }

  /** Runs one getting of this pack at a time, and knows how to stop it. */
  async function once(
    entry: CatalogueEntry,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Result<FoundPack>>,
  ): Promise<Result<FoundPack>> {
    const { name } = entry
    if (running.has(name)) return err('pack.getting', { pack: name })
    if (store.find(name).ok) return err('pack.taken', { pack: name })
    const stop = new AbortController()
    const signals = [stop.signal, closing, ...(signal ? [signal] : [])]
    const ended = work(AbortSignal.any(signals))
    running.set(name, { stop, ended })
    try {
      const got = await ended
      const isStopped = signals.some((each) => each.aborted)
      return !got.ok && isStopped ? err('pack.cancelled', { pack: name }) : got
    } finally {
      running.delete(name)
      events.emit('settings.changed', {})
    }
  }

  /** Adds the pack from its folder, in which all files are now. */
  async function finish(entry: CatalogueEntry, hashes: ReadonlyMap<string, string>, check: CheckPack) {
    const folder = folderOf(entry.name)
    const withHash = <File extends { readonly file: string }>(file: File) => ({
      ...file,
      sha256: hashes.get(file.file),
    })
    const manifest = manifestSchema.parse({
      ...entry,
      detector: withHash(entry.detector),
      recogniser: withHash(entry.recogniser),
      alphabet: withHash(entry.alphabet),
    })
    await writeFile(path.join(folder, manifestName), JSON.stringify(manifest, null, 2))
    const added = await store.add(folder, check)
    if (added.ok) await rm(folder, { recursive: true, force: true })
    return added
  }

  /** Puts each file into the folder of the pack by `bring`, and checks its hash. */
  async function collect(
    entry: CatalogueEntry,
    accept: readonly string[],
    bring: (file: CatalogueFile, to: string) => Promise<Result<null>>,
  ): Promise<Result<ReadonlyMap<string, string>>> {
    const hashes = new Map<string, string>()
    for (const file of filesOf(entry)) {
      const whole = path.join(folderOf(entry.name), file.file)
      if (!existsSync(whole)) {
        const brought = await bring(file, partOf(whole))
        if (!brought.ok) return brought
        await rename(partOf(whole), whole)
      }
      const came = await sha256Of(whole)
      if (file.sha256 === null && !accept.includes(came))
        return err('pack.hashUnknown', { url: file.url, came })
      if (file.sha256 !== null && file.sha256 !== came) {
        await rm(whole)
        return err('pack.otherHash', { url: file.url, expected: file.sha256, came })
      }
      hashes.set(file.file, came)
    }
    return ok(hashes)
  }

  /** Makes the folder of the pack, and turns errors of the disk into faults. */
  async function inFolder(
    entry: CatalogueEntry,
    work: () => Promise<Result<FoundPack>>,
  ): Promise<Result<FoundPack>> {
    const needed = 2 * totalBytes(entry)
    const noSpace = (freeBytes: number) => err('pack.noSpace', { path: dir, neededBytes: needed, freeBytes })
    try {
      await mkdir(folderOf(entry.name), { recursive: true })
      const freeBytes = await freeBytesOf(dir)
      if (freeBytes < needed - arrivedBytes(entry)) return noSpace(freeBytes)
      const done = await work()
      return !done.ok && done.error.code === 'disk.full' ? noSpace(await freeBytesOf(dir)) : done
    } catch (error) {
      return fileFault(error, dir)
    }
  }

  return {
    list(): CataloguePack[] {
      const added = new Set(store.list().map(({ name }) => name))
      return catalogue.map((entry) => view(entry, added))
    },
    /** Fetches, checks and adds a pack. The only function that connects to anybody. */
    async get(
      { name, accept }: { readonly name: string; readonly accept: readonly string[] },
      check: CheckPack,
      signal?: AbortSignal,
    ): Promise<Result<FoundPack>> {
      const found = find(name)
      if (!found.ok) return found
      const entry = found.value
      let lastPercent = -1
      const tell = () => {
        const arrived = arrivedBytes(entry)
        const percent = Math.floor((100 * arrived) / totalBytes(entry))
        if (percent === lastPercent) return
        lastPercent = percent
        events.emit('pack.progress', { name, arrivedBytes: arrived, totalBytes: totalBytes(entry) })
      }
      return once(entry, signal, (stopped) =>
        inFolder(entry, async () => {
          const collected = await collect(entry, accept, ({ url, sizeBytes }, to) =>
            download({
              url,
              path: to,
              maxBytes: sizeBytes ?? maxUnknownBytes,
              hosts: entry.hosts,
              onBytes: tell,
              signal: stopped,
              clock,
            }),
          )
          return collected.ok ? finish(entry, collected.value, check) : collected
        }),
      )
    },
    /** The pack whose files are all in this folder, which has no pack.json; null if there is none. */
    entryIn(folder: string): CatalogueEntry | null {
      if (existsSync(path.join(folder, manifestName))) return null
      const isIn = ({ file }: CatalogueFile) => existsSync(path.join(folder, file))
      return catalogue.find((entry) => filesOf(entry).every(isIn)) ?? null
    },
    /** Adds a pack whose files were fetched by hand. */
    addFrom(folder: string, entry: CatalogueEntry, check: CheckPack, signal?: AbortSignal) {
      return once(entry, signal, () =>
        inFolder(entry, async () => {
          const collected = await collect(entry, [], async ({ file }, to) => {
            await copyFile(path.join(folder, file), to)
            return ok(null)
          })
          return collected.ok ? finish(entry, collected.value, check) : collected
        }),
      )
    },
    /** Stops getting a pack, and deletes what has arrived. Returns how many files were there. */
    async cancel(name: string): Promise<Result<number>> {
      const found = find(name)
      if (!found.ok) return found
      const run = running.get(name)
      run?.stop.abort()
      await run?.ended
      const had = run !== undefined || existsSync(folderOf(name))
      await rm(folderOf(name), { recursive: true, force: true })
      events.emit('settings.changed', {})
      return ok(had ? 1 : 0)
    },
  }
}

type CatalogueFile = Pick<CatalogueEntry['alphabet'], 'file' | 'url' | 'sizeBytes' | 'sha256'>

function filesOf(entry: CatalogueEntry): CatalogueFile[] {
  return packFileRoles.map((role) => entry[role])
}

function totalBytes(entry: CatalogueEntry): number {
  return filesOf(entry).reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0)
}

function partOf(file: string): string {
  return `${file}.part`
}
