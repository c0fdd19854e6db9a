// The reasons why a batch scan is split at a page.

/**
 * Why a document begins where it does. start: the batch begins there · blank: after an empty page · separator: after a
 * separator sheet · numbers: the page numbers start again · look: it looks like a first page
 */
export const partReasons = ['start', 'blank', 'separator', 'numbers', 'look'] as const

export type PartReason = (typeof partReasons)[number]
