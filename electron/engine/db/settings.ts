// Stores settings that differ from their defaults. A value that doesn't parse is replaced by its default.
import { z } from 'zod'
import { defaultSettings, settingRows, settingsSchema, type Settings } from '../../../shared/settings.ts'
import type { Db } from './open.ts'
import { parseJson } from '../../../shared/parse-json.ts'

export type SettingsRepo = ReturnType<typeof createSettingsRepo>

const rowSchema = z.object({ name: z.string(), value: z.string() })

export function createSettingsRepo(db: Db) {
  const all = db.prepare(`SELECT name, value FROM settings`)
  const put = db.prepare(`
    INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`)

  /** All stored settings, parsed. Skips settings that only older or newer versions know. */
  const stored = () =>
    all.all().flatMap((row) => {
      const { name, value } = rowSchema.parse(row)
      return isSetting(name) ? [{ name, parsed: settingRows[name].safeParse(parseJson(value)) }] : []
    })

  /** Returns all settings: the stored ones, else the defaults. */
  function get(): Settings {
    const sound = stored().flatMap(({ name, parsed }) =>
      parsed.success ? [[name, parsed.data] as const] : [],
    )
    return settingsSchema.parse({ ...defaultSettings, ...Object.fromEntries(sound) })
  }

  return {
    get,
    /** The names of settings that have their default because the stored value doesn't parse. */
    unparseable: (): string[] => stored().flatMap(({ name, parsed }) => (parsed.success ? [] : [name])),
    /** Stores the given settings, leaves the others, and returns all of them. */
    set(changes: { readonly [N in keyof Settings]?: Settings[N] | undefined }): Settings {
      db.transaction(() => {
        for (const [name, value] of Object.entries(changes)) {
          if (value !== undefined) put.run(name, JSON.stringify(value))
        }
      })()
      return get()
    },
  }
}

function isSetting(name: string): name is keyof typeof settingRows {
  return Object.hasOwn(settingRows, name)
}
