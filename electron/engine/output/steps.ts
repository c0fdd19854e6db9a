// What a folder's rule asks for after a result, in the order in which it is done: what is written first, since the image
// is only moved when everything that was made of it is safe, and others are told when all is in its place.
import type { FolderRule } from '../../../shared/contract/folder-rule.ts'
import { assertNever } from '../../../shared/result.ts'
import { deliverySteps, type DeliveryStep } from '../../../shared/watch/delivery-step.ts'

/** The first step that there is something to do in, from `from` on; null if nothing is left. */
export function stepFrom(rule: FolderRule, from: DeliveryStep): DeliveryStep | null {
  return deliverySteps.slice(deliverySteps.indexOf(from)).find((step) => isAsked(rule, step)) ?? null
}

export function firstStep(rule: FolderRule): DeliveryStep | null {
  return stepFrom(rule, 'files')
}

export function stepAfter(rule: FolderRule, step: DeliveryStep): DeliveryStep | null {
  const next = deliverySteps[deliverySteps.indexOf(step) + 1]
  return next ? stepFrom(rule, next) : null
}

function isAsked(rule: FolderRule, step: DeliveryStep): boolean {
  switch (step) {
    case 'files':
      return rule.writes.length > 0
    case 'move':
      return rule.doneDir !== null
    case 'command':
      return rule.command !== null && rule.command.length > 0
    case 'webhook':
      return rule.webhookUrl !== null
    case 'renew':
      // Due by itself, where a record that was done has changed.
      return false
    default:
      return assertNever(step)
  }
}
