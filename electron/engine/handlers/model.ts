// Handler that checks the local language model: whether it answers, and whether it has the model of the settings.
import { err, ok, type Fault } from '../../../shared/result.ts'
import { parseAddress } from '../model/address.ts'
import { listModels, usableAddress } from '../model/state.ts'
import { faultView } from '../fault-view.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { HandlersOf } from './types.ts'

export function modelHandlers({ settings, model: asked }: HandlerParts): HandlersOf<'model'> {
  return {
    /** Asks the server for its models, and returns what is wrong with the settings, if anything. */
    async 'model.check'(_, { signal }) {
      const now = settings.get()
      const { isModelOn: isOn, modelAddress: address, modelName: model } = now
      const usable = usableAddress(now)
      const listed = usable.ok ? await listModels(usable.value, signal) : usable
      const models = listed.ok ? listed.value : []
      const problem = listed.ok ? nameProblem(model, models) : listed.error
      const parsed = parseAddress(address)
      const last = asked.lastProblem()
      return ok({
        isOn,
        address,
        model,
        host: parsed?.host ?? '',
        isLocal: parsed?.isLocal ?? false,
        models,
        problem: problem && faultView(problem),
        lastProblem: last && faultView(last),
      })
    },
  }
}

/**
 * Why the model's name can't be used, or null. A server with one model accepts any name; if it has several,
 * the name must be one of them.
 */
function nameProblem(model: string, models: readonly string[]): Fault | null {
  if (models.length === 0 || models.includes(model) || (model === '' && models.length === 1)) return null
  return err('model.name', { model, known: models.slice(0, 12).join(', ') }).error
}
