// Checks the settings of the language model: whether it can be used, and which models its server offers.
import { z } from 'zod'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Settings } from '../../../shared/settings.ts'
import { parseAddress, type ModelAddress } from './address.ts'
import { askEndpoint } from './endpoint.ts'
import { reason } from '../../../shared/reasons.ts'
import { parseJson } from '../../../shared/parse-json.ts'

const listTimeoutMs = 5000

/**
 * The address of the model, if it may be used. An address on another machine is used only if the settings
 * confirm its host a second time.
 */
export function usableAddress(
  settings: Pick<Settings, 'modelAddress' | 'confirmedModelHost'>,
): Result<ModelAddress> {
  const address = parseAddress(settings.modelAddress)
  if (!address) return err('model.address', { address: settings.modelAddress })
  if (!address.isLocal && settings.confirmedModelHost !== address.host)
    return err('model.notConfirmed', { host: address.host })
  return ok(address)
}

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) })

/** The models of the endpoint; every server that speaks the protocol has this list. */
export async function listModels(address: ModelAddress, signal?: AbortSignal): Promise<Result<string[]>> {
  const answer = await askEndpoint(address, { path: '/models', timeoutMs: listTimeoutMs }, signal)
  if (!answer.ok) return answer
  const { host } = address
  if (answer.value.status !== 200)
    return err('model.failed', {
      host,
      why: reason('it answered %{status}', { status: answer.value.status }),
    })
  const list = listSchema.safeParse(parseJson(answer.value.text))
  if (!list.success) return err('model.failed', { host, why: reason('its list of models is broken') })
  return ok(list.data.data.map(({ id }) => id))
}
