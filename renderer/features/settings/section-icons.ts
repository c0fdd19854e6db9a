// The icon of each settings section.
import BookOpen from '@lucide/svelte/icons/book-open'
import Bot from '@lucide/svelte/icons/bot'
import GraduationCap from '@lucide/svelte/icons/graduation-cap'
import HardDrive from '@lucide/svelte/icons/hard-drive'
import Info from '@lucide/svelte/icons/info'
import Keyboard from '@lucide/svelte/icons/keyboard'
import Languages from '@lucide/svelte/icons/languages'
import ShieldCheck from '@lucide/svelte/icons/shield-check'
import SunMoon from '@lucide/svelte/icons/sun-moon'
import type { SettingsSection } from '../../lib/settings-sections.ts'

export const sectionIcons = {
  general: SunMoon,
  reading: BookOpen,
  languages: Languages,
  corrections: GraduationCap,
  model: Bot,
  storage: HardDrive,
  privacy: ShieldCheck,
  keys: Keyboard,
  about: Info,
} as const satisfies Record<SettingsSection, unknown>
