// The actions of the command palette, and their search.
import { screens } from '../../../shared/screens.ts'
import { uiLanguageCodes, uiLanguages } from '../../../shared/ui-languages.ts'
import type { App } from '../../lib/app.ts'
import { newId, routeTo } from '../../lib/route.ts'
import { settingsSections } from '../../lib/settings-sections.ts'

export interface Action {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly group: string
  readonly run: () => void
}

/** All actions; those on the open record first. */
export function listActions(app: App, onKeys: () => void): readonly Action[] {
  const { router, queue, settings, schemas, toasts, i18n } = app
  const { t } = i18n
  const go =
    (...to: Parameters<typeof routeTo>) =>
    () =>
      router.go(routeTo(...to))
  /** Returns a function that changes a setting, and shows an error if that fails. */
  const set = (change: Parameters<typeof settings.save>[0]) => () =>
    void settings.save(change).then((error) => error && toasts.fail(i18n.fault(error)))
  /** Makes an action of the group of general actions. */
  const action = (id: string, label: string, run: () => void): Action => ({
    id,
    label,
    group: t.palette.action,
    run,
  })
  return [
    ...openedActions(app, action),
    ...screens.map((screen) => ({
      id: screen,
      label: t.screens[screen],
      group: t.palette.screen,
      run: go(screen),
    })),
    action('pause', queue.isPaused ? t.inbox.resume : t.inbox.pause, () => void queue.pause(!queue.isPaused)),
    action('schema', t.schemas.add, go('schemas', newId)),
    action('folder', t.folders.add, go('folders', newId)),
    action('key', t.service.create, go('service')),
    ...settingsSections.map((part) => ({
      id: `settings-${part}`,
      label: t.settings.sections[part],
      note: t.settings.sectionNotes[part],
      group: t.screens.settings,
      run: go('settings', part),
    })),
    action('keys', t.keys.title, onKeys),
    ...(['light', 'dark', 'auto'] as const).map((theme) =>
      action(
        `theme-${theme}`,
        `${t.settings.of.theme.label}: ${t.settings.of.theme.choices[theme]}`,
        set({ theme }),
      ),
    ),
    ...uiLanguageCodes.map((language) =>
      action(language, `${t.settings.language}: ${uiLanguages[language].name}`, set({ language })),
    ),
    ...schemas.list.map((schema) => ({
      id: schema.id,
      label: schema.name,
      group: t.schema.label,
      run: go('schemas', schema.id),
    })),
  ]
}

/** The actions on the open record; empty if none is open. */
function openedActions(
  { router, exportDialog, rereadDialog, i18n }: App,
  action: (id: string, label: string, run: () => void) => Action,
): readonly Action[] {
  const { screen, id } = router.route
  if (screen !== 'history' || id === null) return []
  const { t } = i18n
  return [
    action('export', t.palette.exportOpened, () => exportDialog.open([id])),
    action('read-again', t.palette.readOpenedAgain, () => rereadDialog.open([id])),
  ]
}

/** The actions whose label contains every word of the query. */
export function filterActions(actions: readonly Action[], query: string): readonly Action[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
