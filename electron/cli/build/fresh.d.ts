export type BuildPart = 'processes' | 'window'
export declare const parts: Record<BuildPart, { readonly sources: readonly string[]; readonly stamp: string }>
export declare function isFresh(root: string, part: BuildPart): boolean
