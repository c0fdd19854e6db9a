// Groups of a schema are groups on the page too: the "id" of "mother" stands behind "mother", and not behind
// "father".
import type { NamedPart } from '../words/label-words.ts'
import { distance, tolerance } from '../words/near.ts'
import type { Sensed } from '../words/senses.ts'
import { isSame } from '../words/senses.ts'
import { isContent } from '../words/word-match.ts'
import { nearestAnchor, type Anchor, type Heading } from '../page/regions.ts'
import { isBox } from '../page/boxes.ts'
import type { Scene } from '../page/scene.ts'
import type { Part } from '../model/sheet.ts'
import type { RequestedField } from '../words/requested-field.ts'

type GroupHeading = Heading<string>

export interface Groups {
  /** How well a label stands for a field of its group, from 0 to 1. */
  readonly factorOf: (field: RequestedField, part: Part) => number
  /** Whether it stands behind what names its group. */
  readonly isInOwn: (field: RequestedField, part: Part) => boolean
}

/** Every part is held against every group: of more groups only those that are read right are found. */
const maxNear = 12

/** A heading says little besides the group's name. */
const maxWords = 5

export function groupsOf(
  scene: Scene,
  wanted: readonly RequestedField[],
  anchors: readonly Anchor[],
): Groups {
  const words = new Map(wanted.flatMap(({ name: { group } }) => (group ? [[group.path, group.words]] : [])))
  const isNearSought = words.size <= maxNear
  const at = [...words].flatMap(([path, group]) => {
    const own = headingsOf(scene, path, group, isNearSought)
    // NEW KEEPER is who has bought: what heads the party's block heads the group that is the party
    return own.length > 0 ? own : anchorsOfGroup(path, wanted, anchors)
  })
  const headAt = (part: Part) => nearestAnchor(at, part, scene.sheet.unit)
  const groupAt = (part: Part) => headAt(part)?.role ?? null
  // "1. Issuer", and further down "9. General declaration of the issuer"
  const besides = (head: Part, group: readonly Sensed[]) =>
    scene.wordsIn(head).label.filter((one) => isContent(one) && !group.some((word) => isLike(one, word)))
      .length
  const isMeantLess = (head: Part, { path, words: group }: NonNullable<RequestedField['name']['group']>) => {
    const own = at.filter(({ role }) => role === path).map(({ part }) => besides(part, group))
    return besides(head, group) >= Math.min(...own) + wordsOfLess
  }
  const isTold = new Set(at.map(({ role }) => role))
  // "Emergency phone" says by itself whose phone it is
  const isSaid = (part: Part, group: readonly Sensed[]) =>
    scene.wordsIn(part).label.some((one) => group.some((word) => isSame(word, one)))
  // a bare "Date" is the day of the letter, and not of the incident that the letter is about
  return {
    isInOwn: ({ name: { group } }, part) => group !== null && groupAt(part) === group.path,
    factorOf: (field, part) => {
      const { group } = field.name
      if (!group || isSaid(part, group.words)) return 1
      if (at.length === 0) return 1
      const found = headAt(part)
      if (found?.role === group.path) return isMeantLess(found.part, group) ? outside : 1
      if (!isTold.has(group.path)) return found === null ? 1 : ofOther
      return found !== null ? ofOther : outside
    },
  }
}

const ofOther = 0.5
const outside = 0.9
/** A heading may have this many words more than the one with the fewest words besides the group. */
const wordsOfLess = 2

function headingsOf(
  scene: Scene,
  role: string,
  words: readonly Sensed[],
  isNearSought: boolean,
): GroupHeading[] {
  const isOfGroup = (one: Sensed) => words.some((word) => isLike(one, word))
  const parts = isNearSought ? partsSaying(scene, words) : scene.partsNaming(words)
  return parts.flatMap(({ part, row, index, label }) => {
    // "Purchased on: 22 August" heads nothing
    const isNamed =
      !/[:：] *\S/u.test(part.text) &&
      label.length <= maxWords &&
      // one of several to tick
      !part.words.some(({ word }) => isBox(word.text)) &&
      words.every((word) => label.some((one) => isLike(one, word) && endsItsWord(label, one, words)))
    const last = label.at(-1)
    const isAlone = last !== undefined && isOfGroup(last) && !/[:：]/u.test(part.text)
    const next = isAlone ? scene.sheet.rows[row]?.[index + 1] : undefined
    return isNamed ? [{ part, role, right: next ? next.box.x0 - scene.sheet.unit : scene.sheet.box.x1 }] : []
  })
}

function anchorsOfGroup(
  path: string,
  wanted: readonly RequestedField[],
  anchors: readonly Anchor[],
): GroupHeading[] {
  const own = wanted.filter(({ name: { group } }) => group?.path === path)
  const [role, other] = new Set(own.map(({ name }) => name.role))
  if (!role || other !== undefined) return []
  return anchors.filter((anchor) => anchor.role === role).map((anchor) => ({ ...anchor, role: path }))
}

/** Kundenbetreuung is none of the Kunden: the end of a word says what it is. */
function endsItsWord(label: readonly Sensed[], one: Sensed, words: readonly Sensed[]): boolean {
  const head = label.findLast(({ end }) => end === one.end)
  return head === one || head === undefined || words.some((word) => isLike(head, word))
}

/** The parts that say a group's words, or where none does those that would but for a letter: FENALE. */
function partsSaying(scene: Scene, words: readonly Sensed[]): readonly NamedPart[] {
  const named = scene.partsNaming(words)
  const isSaid = named.some(({ label }) => words.some((word) => label.some((one) => isSame(one, word))))
  if (isSaid) return named
  return scene.sheet.rows.flatMap((parts, row) =>
    parts.flatMap((part, index) => {
      const own = scene.wordsIn(part)
      return own.label.some((one) => words.some((word) => isLike(one, word)))
        ? [{ part, row, index, ...own }]
        : []
    }),
  )
}

function isLike(one: Sensed, word: Sensed): boolean {
  const max = tolerance(Math.min(one.key.length, word.key.length))
  return isSame(one, word) || (max > 0 && distance(one.key, word.key, max) <= max)
}
