/** Parts of the networks' reading that can be left out, to measure what each is worth. */
export const networkParts = ['smallType', 'letterCases', 'roomOfSpaces'] as const

export type NetworkPart = (typeof networkParts)[number]
