// Applies the theme, and remembers it in localStorage, so that the next start does not flash the other one.
import { settingRows, type Settings } from '../../shared/settings.ts'

const storageKey = 'fovea.theme'

/** Applies a theme; 'auto' follows the system. */
export function showTheme(theme: Settings['theme']): void {
  localStorage.setItem(storageKey, theme)
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Applies the theme of the last visit, before the settings are loaded. */
export function showLastTheme(): void {
  const last = settingRows.theme.safeParse(localStorage.getItem(storageKey))
  if (last.success) showTheme(last.data)
}
