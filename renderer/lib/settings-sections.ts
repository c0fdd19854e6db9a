// The sections of the settings, in the order of their list; each has its own address.
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

/** The section of an address; the first one if it is missing or unknown. */
export function sectionOf(id: string | null): SettingsSection {
  return settingsSections.find((section) => section === id) ?? 'general'
}
