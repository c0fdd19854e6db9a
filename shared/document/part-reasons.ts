// Of a pile that was scanned as one.

/**
 * Why a document begins where it does. start: the pile does · blank: behind an empty page · separator: behind a sheet that
 * parts · numbers: its pages are counted anew · look: it looks like a first page
 */
export const partReasons = ['start', 'blank', 'separator', 'numbers', 'look'] as const

export type PartReason = (typeof partReasons)[number]
