// The reasons why one document ends and another begins, in a batch scan or on one picture.

/** Reasons in what two documents say. sender, number, total: each has its own · head: both have a head */
export const ownReasons = ['sender', 'number', 'total', 'head'] as const

/**
 * Why a document begins where it does. start: the batch begins there · blank: after an empty page · separator: after a
 * separator sheet · numbers: the page numbers start again · look: it looks like a first page
 */
export const partReasons = ['start', 'blank', 'separator', 'numbers', 'look', ...ownReasons] as const

export type OwnReason = (typeof ownReasons)[number]
export type PartReason = (typeof partReasons)[number]
