// Actions on the selected records. Each reports its result in a toast, most with an offer to undo.
import type { CallInput } from '../../../shared/contract/calls.ts'
import type { App } from '../../lib/app.ts'

/** Deletes the records after the undo toast has passed. */
export function removeRecords(app: App, ids: readonly string[]): void {
  const { t } = app.i18n
  app.removals.offer({
    ids,
    text: t.history.removed(ids.length),
    undoLabel: t.app.undo,
    remove: () => app.client.call('records.remove', { ids: [...ids], documents: true }),
  })
}

/** Deletes records from the trash. It can be undone only while the toast is shown. */
export function removeForever(app: App, ids: readonly string[]): void {
  const { t } = app.i18n
  app.removals.offer({
    ids,
    text: t.history.removedForever(ids.length),
    undoLabel: t.app.undo,
    remove: () => app.client.call('records.remove', { ids: [...ids], isForever: true, documents: true }),
  })
}

/** Takes the records out of the trash. */
export async function restore(app: App, ids: readonly string[]): Promise<void> {
  const answer = await app.ask('records.restore', { ids: [...ids], documents: true })
  if (!answer) return
  app.toasts.show(app.i18n.t.history.restored(answer.restored), {
    label: app.i18n.t.app.undo,
    run: () => void app.client.call('records.remove', { ids: [...ids], documents: true }),
  })
}

/** Reads the records again with these options, into new records. */
export async function readAgain(
  app: App,
  ids: readonly string[],
  input: Pick<CallInput<'records.again'>, 'operation' | 'schemaId' | 'profile'>,
): Promise<void> {
  const { i18n, toasts } = app
  const answer = await app.ask('records.again', { ids: [...ids], ...input })
  if (!answer) return
  const { records, refused } = answer
  const [first] = refused
  if (first) toasts.fail(i18n.storedFault(first.error))
  if (records.length > 0) toasts.show(i18n.t.history.readingAgain(records.length))
}

/** Adds or removes a tag. */
export async function setTag(app: App, ids: readonly string[], name: string, isOn: boolean): Promise<void> {
  const of = { ids: [...ids], documents: true }
  const answer = await app.ask('records.tag', { ...of, [isOn ? 'add' : 'remove']: [name] })
  if (!answer) return
  app.toasts.show(
    isOn
      ? app.i18n.t.history.tagged(answer.changed, name)
      : app.i18n.t.history.untagged(answer.changed, name),
    {
      label: app.i18n.t.app.undo,
      run: () => void app.client.call('records.tag', { ...of, [isOn ? 'remove' : 'add']: [name] }),
    },
  )
}

/** Marks the records as reviewed, and offers to undo that. */
export async function markReviewed(app: App, ids: readonly string[]): Promise<void> {
  const of = { ids: [...ids], documents: true }
  const answer = await app.ask('records.review', of)
  if (!answer) return
  app.toasts.show(app.i18n.t.history.reviewed(answer.changed), {
    label: app.i18n.t.app.undo,
    run: () => void app.client.call('records.review', { ...of, isDone: false }),
  })
}
