// Assigns levels to the headings of a page: headings of one size share a level, and no level is skipped.
import type { HeadingLevel } from './block.ts'

export interface Sized {
  readonly size: number
  readonly text: string
}

/** Headings of one level. */
interface Group {
  readonly members: readonly Sized[]
  /** The mean size over all letters. */
  readonly size: number
  readonly letters: number
  /** 2 for headings such as "2.1 Scope"; null for headings without a number. */
  readonly depth: number | null
}

/** Two measurements of one size differ by less than this ratio. */
const maxRatioAtSameLevel = 1.05
/** Added to that ratio for a heading of one letter; for n letters it is divided by n. */
const oneLetterSlack = 0.4
/** Headings with numbers of the same depth share a level up to this ratio of sizes. */
const maxRatioAtSameDepth = 1.2
/** Sizes within this ratio are grouped at once, so that many headings begin as few groups. */
const sizeStep = 1.005
const deepestLevel = 6

/** Returns the level of each heading, in the same order. */
export function assignLevels(headings: readonly Sized[]): HeadingLevel[] {
  let groups = [...Map.groupBy(headings, groupKey).values()].map((members) => toGroup(members))
  for (let pair = findClosestPair(groups); pair; pair = findClosestPair(groups)) {
    const [a, b] = pair
    groups = [...groups.filter((group) => group !== a && group !== b), toGroup([...a.members, ...b.members])]
  }
  const ranked = orderByNumber(groups.toSorted((a, b) => b.size - a.size))
  return headings.map((heading) => toLevel(ranked.findIndex(({ members }) => members.includes(heading))))
}

/** Headings with the same key are of one group: same depth of numbering, same size. */
function groupKey({ size, text }: Sized): string {
  return `${numberDepth(text)}/${Math.round(Math.log(Math.max(1, size)) / Math.log(sizeStep))}`
}

/** Sums up the headings of a group. */
function toGroup(members: readonly Sized[]): Group {
  const letters = members.reduce((sum, { text }) => sum + countLetters(text), 0)
  const size = members.reduce((sum, { size, text }) => sum + size * countLetters(text), 0) / letters
  const [depth = null] = members.map(({ text }) => numberDepth(text)).filter((d) => d !== null)
  return { members, size, letters, depth }
}

/** Counts characters, at least 1; a Han character counts twice. */
function countLetters(text: string): number {
  return Math.max(1, text.replace(/\p{Script=Han}/gu, 'xx').length)
}

/** Returns how deep the number of a heading is: 1 for "3 Scope" or "三、", 2 for "3.1 Terms"; null without a number. */
function numberDepth(text: string): number | null {
  if (/^[一二三四五六七八九十]{1,3}、/u.test(text)) return 1
  return /^\d+(?:\.\d+)*(?=[.\s、]|\p{Script=Han})/u.exec(text)?.[0].split('.').length ?? null
}

/** Returns the two groups of nearest size that may share a level. */
function findClosestPair(groups: readonly Group[]): [Group, Group] | null {
  let [closest, minRatio]: [[Group, Group] | null, number] = [null, Infinity]
  groups.forEach((a, i) => {
    for (const b of groups.slice(i + 1)) {
      const ratio = Math.max(a.size, b.size) / Math.min(a.size, b.size)
      if (ratio < minRatio && areSameLevel(a, b, ratio)) [closest, minRatio] = [[a, b], ratio]
    }
  })
  return closest
}

/** Tells whether two groups of headings share a level; `ratio` is that of their sizes. */
function areSameLevel(a: Group, b: Group, ratio: number): boolean {
  if (a.depth !== null && b.depth !== null) return a.depth === b.depth && ratio < maxRatioAtSameDepth
  return ratio < maxRatioAtSameLevel + oneLetterSlack / Math.min(a.letters, b.letters)
}

/** Puts a group with number 2 above one with 2.1 if their sizes are similar, whatever was measured. */
function orderByNumber(groups: readonly Group[]): Group[] {
  const ordered: Group[] = []
  for (const group of groups) {
    const at = ordered.findIndex(
      ({ depth, size }) =>
        depth !== null &&
        group.depth !== null &&
        depth > group.depth &&
        size < group.size * maxRatioAtSameDepth,
    )
    ordered.splice(at === -1 ? ordered.length : at, 0, group)
  }
  return ordered
}

/** Converts the rank of a group to a level; the lowest ranks share the deepest level. */
function toLevel(index: number): HeadingLevel {
  return ([1, 2, 3, 4, 5, 6] as const)[Math.min(Math.max(0, index), deepestLevel - 1)] ?? 1
}
