// What a schema groups belongs together on the page too: the "id" of "mother" stands behind what says "mother", and
// not behind what says "father".
import type { NamedPart } from './labels/label-words.ts'
import { distance, tolerance } from './words/near.ts'
import type { Sensed } from './words/senses.ts'
import { documentSenses, isTypeWord } from './words/sense-groups.ts'
import { isSame } from './words/senses.ts'
import { sensesOfAny } from './words/word-senses.ts'
import { nearestAnchor, type Heading } from './page/regions.ts'
import type { Scene } from './scene.ts'
import type { Part } from './page/sheet.ts'
import type { Wanted } from './wanted.ts'

type GroupHeading = Heading<string>

export interface Groups {
  /** How well a label stands for a field of its group, from 0 to 1. */
  readonly factorOf: (field: Wanted, part: Part) => number
  /** Whether it stands behind what names its group. */
  readonly isInOwn: (field: Wanted, part: Part) => boolean
}

/** Every part is held against every group: of more groups only those that are read right are found. */
const mostNear = 12

/** A heading says little besides the group's name. */
const mostWords = 5

export function groupsOf(scene: Scene, wanted: readonly Wanted[]): Groups {
  const words = new Map(wanted.flatMap(({ name: { group } }) => (group ? [[group.path, group.words]] : [])))
  const isNearSought = words.size <= mostNear
  const headings = [...words].flatMap(([path, group]) => headingsOf(scene, path, group, isNearSought))
  const at = headings.map((one) => withRight(scene, headings, one))
  const groupAt = (part: Part) => nearestAnchor(at, part, scene.sheet.unit)?.role ?? null
  const isTold = new Set(at.map(({ role }) => role))
  // "Emergency phone" says by itself whose phone it is
  const isSaid = (part: Part, group: readonly Sensed[]) =>
    scene.wordsIn(part).label.some((one) => group.some((word) => isSame(word, one)))
  // a bare "Date" is the day of the letter, and not of the incident that the letter is about
  const isOfDocument = ({ name }: Wanted, part: Part) =>
    isBareFor(name.phrases.at(-1) ?? [], name.type) &&
    isBareFor(scene.wordsIn(part).label, name.type) &&
    wanted.some((other) => other.name.type === name.type && asksForDocument(other))
  return {
    isInOwn: ({ name: { group } }, part) => group !== null && groupAt(part) === group.path,
    factorOf: (field, part) => {
      const { group } = field.name
      if (!group || isSaid(part, group.words)) return 1
      if (!isTold.has(group.path) && isOfDocument(field, part)) return ofDocument
      if (at.length === 0) return 1
      const found = groupAt(part)
      if (found === group.path) return 1
      return found !== null ? ofOther : isTold.has(group.path) ? outside : 1
    },
  }
}

function isBareFor(words: readonly Sensed[], type: Wanted['name']['type']): boolean {
  return type === 'date' && words.length > 0 && words.every((word) => isTypeWord(word, type))
}

/** letter_date, issued_on, date: the day of the document itself. */
function asksForDocument({ name }: Wanted): boolean {
  const words = name.phrases.at(-1) ?? []
  return (
    name.group === null &&
    (isBareFor(words, name.type) ||
      words.some(
        ({ senses }) => !senses.isDisjointFrom(documentSenses) || !senses.isDisjointFrom(issueSenses),
      ))
  )
}

const issueSenses = sensesOfAny('issue', 'letter')

const ofDocument = 0.4
const ofOther = 0.5
const outside = 0.9

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
      label.length <= mostWords &&
      words.every((word) => label.some((one) => isLike(one, word) && endsItsWord(label, one, words)))
    const last = label.at(-1)
    const isAlone = last !== undefined && isOfGroup(last) && !/[:：]/u.test(part.text)
    const next = isAlone ? scene.sheet.rows[row]?.[index + 1] : undefined
    return isNamed ? [{ part, role, right: next ? next.box.x0 - scene.sheet.unit : scene.sheet.box.x1 }] : []
  })
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
  const most = tolerance(Math.min(one.key.length, word.key.length))
  return isSame(one, word) || (most > 0 && distance(one.key, word.key, most) <= most)
}

/** What a heading stands above ends where another stands beside; what is only a label goes on to the right. */
function withRight({ sheet }: Scene, all: readonly GroupHeading[], one: GroupHeading): GroupHeading {
  const beside = all.filter(
    ({ part, role }) =>
      role !== one.role &&
      part.box.x0 > one.part.box.x1 &&
      // a line above it heads what stands there
      part.box.y0 > one.part.box.y0 - 1.2 * sheet.unit &&
      part.box.y0 < one.part.box.y0 + 3 * sheet.unit,
  )
  return { ...one, right: Math.min(one.right, ...beside.map(({ part }) => part.box.x0 - sheet.unit)) }
}
