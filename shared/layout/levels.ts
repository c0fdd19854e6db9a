// Levels of headings over the whole page: those of one size have one level, and none is skipped.
import type { HeadingLevel } from './block.ts'

export interface Sized {
  readonly size: number
  readonly text: string
}

interface Group {
  readonly members: readonly Sized[]
  /** The mean over its letters: of a few of them the size is measured less surely. */
  readonly size: number
  readonly letters: number
  /** 2 for headings such as 2.1; null for those without a number. */
  readonly depth: number | null
}

/** Two measurements of one size differ by less than this; of one letter by so much more. */
const maxRatioAtSameLevel = 1.05
const oneLetterSlack = 0.4
/** Headings whose numbers are as deep are of one level, if their sizes are anything alike. */
const maxRatioAtSameDepth = 1.2
/** Sizes that are measured alike, so that many headings are few groups. */
const sizeStep = 1.005
const deepestLevel = 6

export function assignLevels(headings: readonly Sized[]): HeadingLevel[] {
  let groups = [...Map.groupBy(headings, groupKey).values()].map((members) => toGroup(members))
  for (let pair = findClosestPair(groups); pair; pair = findClosestPair(groups)) {
    const [a, b] = pair
    groups = [...groups.filter((group) => group !== a && group !== b), toGroup([...a.members, ...b.members])]
  }
  const ranked = orderByNumber(groups.toSorted((a, b) => b.size - a.size))
  return headings.map((heading) => toLevel(ranked.findIndex(({ members }) => members.includes(heading))))
}

function groupKey({ size, text }: Sized): string {
  return `${numberDepth(text)}/${Math.round(Math.log(Math.max(1, size)) / Math.log(sizeStep))}`
}

function toGroup(members: readonly Sized[]): Group {
  const letters = members.reduce((sum, { text }) => sum + countLetters(text), 0)
  const size = members.reduce((sum, { size, text }) => sum + size * countLetters(text), 0) / letters
  const [depth = null] = members.map(({ text }) => numberDepth(text)).filter((d) => d !== null)
  return { members, size, letters, depth }
}

function countLetters(text: string): number {
  return Math.max(1, text.replace(/\p{Script=Han}/gu, 'xx').length)
}

function numberDepth(text: string): number | null {
  if (/^[一二三四五六七八九十]{1,3}、/u.test(text)) return 1
  return /^\d+(?:\.\d+)*(?=[.\s、]|\p{Script=Han})/u.exec(text)?.[0].split('.').length ?? null
}

/** The two groups of nearest sizes that are of one level. */
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

function areSameLevel(a: Group, b: Group, ratio: number): boolean {
  if (a.depth !== null && b.depth !== null) return a.depth === b.depth && ratio < maxRatioAtSameDepth
  return ratio < maxRatioAtSameLevel + oneLetterSlack / Math.min(a.letters, b.letters)
}

/** Of two neighbours, 2 is above 2.1, whatever was measured. */
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

function toLevel(index: number): HeadingLevel {
  return ([1, 2, 3, 4, 5, 6] as const)[Math.min(Math.max(0, index), deepestLevel - 1)] ?? 1
}
