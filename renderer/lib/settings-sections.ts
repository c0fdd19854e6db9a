// The parts of the settings, in the order of their list; each has an address of its own.
export const settingsSections = [
  'general',
  'reading',
  'languages',
  'corrections',
  'model',
  'storage',
  'privacy',
  'keys',
  'about',
] as const

export type SettingsSection = (typeof settingsSections)[number]

/** An address without one, or with one that there is not, is the first. */
export function sectionOf(id: string | null): SettingsSection {
  return settingsSections.find((section) => section === id) ?? 'general'
}
