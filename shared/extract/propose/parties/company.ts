// How much a line at the top of a page looks like the name of who wrote it.
import { addressScore } from '../../words/address-line.ts'
import { isInColumn } from './address-growth.ts'
import type { Block } from './blocks.ts'
import { hasBusinessWord, hasLegalForm, isKindOnly, isLegalFormOnly } from '../../words/company-words.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { joined, wholePart, wordsIn, type Place } from '../../model/place.ts'
import { isAddressed } from './salutation.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'

export interface NamedCompany {
  readonly place: Place
  readonly score: number
}

/** The lines of the page's head, the likeliest name first. */
export function companiesOf(scene: Scene, blocks: readonly Block[]): NamedCompany[] {
  const { rows, unit, box } = scene.sheet
  const top = rows
    .filter((row, i) => i < 8 || (row[0]?.box.y0 ?? 0) < box.y0 + 0.3 * (box.y1 - box.y0))
    .slice(0, 16)
  const block = blocks.find(({ isSure }) => isSure)
  const named = top
    .flatMap((row, i) => row.map((part) => ({ part, row: i })))
    .map(({ part, row }) => {
      const full = withSecondLine(scene, part, row)
      const isJoined = full.part !== part
      const score = Math.max(
        scoreOf(scene, part, row, block, unit),
        isJoined ? scoreOf(scene, full.part, row, block, unit) + 0.1 : 0,
      )
      return { place: withoutRegistration(full), score }
    })
  // a second line is no name of its own
  return named
    .filter(
      ({ place }) =>
        !named.some(
          (other) =>
            other.place.part !== place.part &&
            other.place.part.words.length > place.part.words.length &&
            other.place.part.words.at(-1)?.word === place.part.words.at(-1)?.word,
        ),
    )
    .filter(({ score }) => score >= 0.3)
    .toSorted((a, b) => b.score - a.score)
}

/** Whom one writes to has a form of address, and no house has. */
const addressedTo =
  /^(?:mrs?|ms|miss|herrn?|frau|mme|m|monsieur|madame|sig|sig\.ra|sra?|dhr|mevr|pan[ai]?)\.? \p{L}+(?: \p{L}+)/u

function scoreOf(scene: Scene, part: Part, row: number, block: Block | undefined, unit: number): number {
  const { text, folded, box } = part
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const bare = text.replace(/\([^)]*\)?/g, '').trim()
  if (
    letters < 2 ||
    bare.length < 2 ||
    letters / bare.length < 0.45 ||
    isLegalFormOnly(text) ||
    isAddressed(text)
  )
    return 0
  let score = 0.35
  if (hasLegalForm(text)) score += 0.35
  if (hasBusinessWord(text)) score += 0.15
  if (box.y1 - box.y0 > 1.35 * unit) score += 0.12
  const rank = scene.sheet.rows.slice(0, row).filter((above) => above.some(isLegible)).length
  score += rank <= 2 ? 0.12 - 0.03 * rank : -0.02 * (rank - 2)
  if (block) score += nearBlock(scene, block, part, row)
  if (isDocumentTitle(text)) score -= 0.8
  if (addressedTo.test(folded)) score -= 0.3
  if (isKindOnly(text)) score -= 0.2
  const isKnownKind = hasLegalForm(text) || hasBusinessWord(text)
  // a count and an item, or a street
  if (/^\W*\d/.test(text) && !isKnownKind) score -= 0.2
  // 14 Heather Bank: what a street is called after
  if (/^\d{1,4}\p{L}? (?:\p{L}+ )+\p{L}+$/u.test(text.trim()) && !hasLegalForm(text)) score -= 0.4
  if (addressScore(bare) >= 0.3 && !isKnownKind) score -= 0.15
  if (addressScore(text) >= 0.45 && !hasLegalForm(text)) score -= 0.4
  if (
    recognisers.date(folded).length > 0 ||
    recognisers.email(folded).length > 0 ||
    recognisers.url(folded).length > 0
  )
    score -= 0.5
  if (/:\s*\S|\d{4}/.test(text.replace(/\([^)]*\)/g, ''))) score -= 0.3
  const [label] = scene.labelsIn(part)
  if (label && label.start < 3 && (label.hasColon || label.isWhole) && !label.roles.includes('seller'))
    score -= 0.5
  if (/^[^\p{Lu}\p{Lo}]*\p{Ll}/u.test(text)) score -= 0.15
  if (confidenceOf(part) < 0.6) score -= 0.25
  if (letters < 4) score -= 0.2
  if (sentence.test(folded) && !hasLegalForm(text)) score -= 0.3
  // a slogan ends as a sentence does
  if (/\p{Ll}{2}[.!?]$/u.test(text) && !isKnownKind && text.split(' ').length > 2) score -= 0.3
  if (/thank|welcome|visit|www|customer|copy/.test(folded)) score -= 0.4
  return score
}

const sentence =
  /(?<!\p{L})(?:is|are|was|were|has|have|will|shall|ist|sind|wird|est|sont|son|sono|são)(?!\p{L})/u

/** Whether a segment is legible; dirt above the name does not count. */
function isLegible(part: Part): boolean {
  return /\p{L}{3}|\p{Script=Han}{2}/u.test(part.text) && confidenceOf(part) >= 0.6
}

export function confidenceOf(part: Part): number {
  return wordsIn(wholePart(part)).reduce((sum, { word }) => sum + word.confidence, 0) / part.words.length
}

/** A name stands right above its address. */
function nearBlock(scene: Scene, block: Block, part: Part, row: number): number {
  const first = block.lines[0]?.part
  if (!first || !isInColumn(scene, first, part)) return row >= block.row ? -0.2 : 0
  const distance = block.row - row
  if (distance === 1) return 0.2
  if (distance === 2) return 0.12
  return distance <= 0 ? -0.3 : 0
}

/** A name that breaks off at "&", or that the legal form on the next line completes. */
export function withSecondLine(scene: Scene, part: Part, row: number): Place {
  const next = scene.sheet.rows[row + 1]?.find((one) => isInColumn(scene, part, one))
  if (
    !next ||
    scene.labelsIn(part).some(({ isWhole }) => isWhole) ||
    (hasLegalForm(part.text) && !isLegalFormOnly(next.text)) ||
    /[:：]|\d{4}/u.test(part.text)
  )
    return wholePart(part)
  const gap = next.box.y0 - part.box.y1
  if (addressScore(next.text) >= 0.45 || gap > 1.5 * scene.sheet.unit) return wholePart(part)
  const hasDigits = /\d/.test(part.text + next.text)
  const isForm = isLegalFormOnly(next.text) || (!hasDigits && isKindOnly(next.text) && !isKindOnly(part.text))
  const height = (one: Part) => one.box.y1 - one.box.y0
  const isAlike =
    !hasDigits && Math.abs(height(next) - height(part)) < 0.3 * height(part) && gap < 0.9 * scene.sheet.unit
  const isOpen = /(?:&|\band\b|-|\([^)]*)\s*$/i.test(part.text)
  return isForm || (isAlike && isOpen) ? joined([wholePart(part), wholePart(next)]) : wholePart(part)
}

const registrations =
  /\s*(?:[({[][^(){}[\]]*\d[^(){}[\]]*[)}\]]|#?\(?\d{4,}-?\p{L}?\)?(?:\s*\([^)]*\))?)\s*[^\p{L}\p{N}]*$|(?:\s+\p{Ll}|[\s|_—~=<>«»*•·:;,+-]+)$/u

/** "Firma GmbH · Weg 1 · 12345 Ort": the sender as one line above a window. */
const senderLine = /^\p{L}[^·•|]{2,40}?(?= ?[·•|] | - .* - )/u

/** A number in brackets after a name is where it is registered, not how it is called; so are marks around it. */
export function withoutRegistration(place: Place): Place {
  const sender = senderLine.exec(place.part.text)
  if (sender && addressScore(place.part.text) >= 0.45)
    return { ...place, start: 0, end: sender[0].trimEnd().length }
  const tail = registrations.exec(place.part.text)
  const end = tail && tail.index > 2 ? tail.index : place.end
  const start = /^[^\p{L}\p{N}(]+/u.exec(place.part.text)?.[0].length ?? 0
  return { ...place, start, end }
}
