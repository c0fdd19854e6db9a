// Whether the language model of the settings can be used, and where page text would go.
import { z } from 'zod'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Settings } from '../../../shared/settings.ts'
import { parseAddress, type ModelAddress } from './address.ts'
import { askEndpoint } from './endpoint.ts'
import { reason } from '../../../shared/reasons.ts'

const listTimeoutMs = 5000

/** An address that is not this machine is used only if the settings name its very host once more. */
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

/** What the endpoint offers; any server that speaks the protocol answers this. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
