// The steps of a delivery.

/**
 * The steps after a result, in this order; steps that the folder's rule does not ask for are skipped. `parts` splits a
 * batch into its documents, which are delivered themselves. `renew` updates files whose record has changed.
 */
export const deliverySteps = ['parts', 'files', 'move', 'command', 'webhook', 'renew'] as const
export type DeliveryStep = (typeof deliverySteps)[number]
