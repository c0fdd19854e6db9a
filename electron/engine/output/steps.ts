// The steps that a folder's rule requests after a result, in their order. Files come first, and the image is moved
// only when everything made from it is safe; program and webhook run when all is in its place. For a part of a batch
// scan they run before the move, because the scan is only moved after its last part.
import type { FolderRule } from '../../../shared/contract/folder-rule.ts'
import { assertNever } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import { deliverySteps, type DeliveryStep } from '../../../shared/watch/delivery-step.ts'

const stepsOfPart: readonly DeliveryStep[] = ['files', 'command', 'webhook', 'move', 'renew']

type DeliveredRecord = Pick<RecordRow, 'part_of'>

/** The first step that has something to do; null if none has. */
export function firstStep(rule: FolderRule, record: DeliveredRecord): DeliveryStep | null {
  return stepsOf(record).find((step) => isRequested(rule, step)) ?? null
}

/** Returns the next step that the rule requests after this one; null after the last. */
export function stepAfter(
  rule: FolderRule,
  record: DeliveredRecord,
  step: DeliveryStep,
): DeliveryStep | null {
  const steps = stepsOf(record)
  return steps.slice(steps.indexOf(step) + 1).find((next) => isRequested(rule, next)) ?? null
}

function stepsOf({ part_of: scanId }: DeliveredRecord): readonly DeliveryStep[] {
  return scanId === null ? deliverySteps : stepsOfPart
}

/** Tells whether the rule requests the step. */
function isRequested(rule: FolderRule, step: DeliveryStep): boolean {
  switch (step) {
    case 'parts':
      return rule.splitsPiles
    case 'files':
      return rule.writes.length > 0
    case 'move':
      return rule.doneDir !== null
    case 'command':
      return rule.command !== null && rule.command.length > 0
    case 'webhook':
      return rule.webhookUrl !== null
    case 'renew':
      // Only due when a finished record has changed.
      return false
    default:
      return assertNever(step)
  }
}
