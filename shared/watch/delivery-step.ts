/** What is done after a result, in this order; what has no part in a folder's rule is passed over. A pile ends with its
 * parts, which are results themselves. Files are renewed when their record has changed. */
export const deliverySteps = ['parts', 'files', 'move', 'command', 'webhook', 'renew'] as const
export type DeliveryStep = (typeof deliverySteps)[number]
