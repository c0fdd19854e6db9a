// Empties an engine by its calls, so that the next test finds it as after the first start.
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/calls.ts'
import { defaultSettings } from '../../../shared/settings.ts'

/** Makes a call that must succeed. */
export type Call = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>

/** Removes all records, schemas, folders and other data, and restores the settings. */
export async function reset(call: Call): Promise<void> {
  await call('settings.set', { ...defaultSettings, allowedOrigins: [] })
  await call('queue.resume', {})
  for (const { id } of (await call('folders.list', {})).folders) await call('folders.remove', { id })
  for (const isRemoved of [false, true]) {
    const { ids } = await call('records.ids', { isRemoved })
    if (ids.length > 0) await call('records.remove', { ids, isForever: true })
  }
  for (const { id } of (await call('schemas.list', {})).schemas) await call('schemas.remove', { id })
  for (const { id } of (await call('keys.list', {})).keys) await call('keys.revoke', { id })
  for (const { id } of (await call('sessions.list', {})).sessions) await call('sessions.revoke', { id })
  for (const { id } of (await call('searches.list', {})).searches) await call('searches.remove', { id })
  const rules = (await call('rules.list', {})).rules.map(({ id }) => id)
  if (rules.length > 0) await call('rules.remove', { ids: rules })
}
