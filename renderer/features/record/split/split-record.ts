// Splits a record into those of its documents, and shows the first of them.
import type { CallInput } from '../../../../shared/contract/calls.ts'
import type { App } from '../../../lib/app.ts'
import { routeTo } from '../../../lib/route.ts'

/** Returns whether the record was split. Without `parts` the documents are those that were found. */
export async function splitRecord(app: App, input: CallInput<'records.split'>): Promise<boolean> {
  const { ask, router, toasts, i18n } = app
  const answer = await ask('records.split', input)
  if (!answer) return false
  const { records, refused } = answer
  for (const { error } of refused.slice(0, 1)) toasts.fail(i18n.storedFault(error))
  toasts.show(i18n.t.split.done(records.length))
  const [first] = records
  if (first) router.go(routeTo(router.route.screen, first.id, router.route.folderId))
  return true
}
