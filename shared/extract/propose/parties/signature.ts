// Who signs a letter: behind its closing words a name, what its owner is, and how to reach them.
import { wholePart, type Place } from '../../model/place.ts'
import { hasLegalForm } from '../../words/company-words.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { FieldName } from '../../words/names.ts'
import type { Told } from '../prose/told.ts'
import type { Part } from '../../model/sheet.ts'

const closing =
  /^(?:yours (?:faithfully|sincerely|truly)|sincerely(?: yours)?|(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|respectfully|mit (?:freundlichen|besten|herzlichen) gr[uü](?:ß|ss)en|hochachtungsvoll|cordialement|(?:bien|sincères) (?:à vous|salutations)|.{0,60}(?:salutations distinguées|sentiments distingués)|atentamente|(?:un )?cordial(?:es)? saludos?|saludos cordiales|cordiali saluti|distinti saluti|atenciosamente|com os melhores cumprimentos|cumprimentos|met vriendelijke groet(?:en)?|hoogachtend|с уважением|z poważaniem|此致|敬具|谨上|敬上)[.,，:]?$/u
const name =
  /^(?:(?:i\. ?[AV]\.|ppa\.|p\. ?[oOpP]\.|p\/o) ?)?(?:(?:Dr|Prof|Mrs?|Ms|Mme|M|Herr|Frau|Sig|Sra?|Dra?)\.? ?)*\p{Lu}[\p{L}'’.-]*(?: (?:(?:van|von|de|der|den|di|da|del|la|le|bin|al) )*\p{Lu}[\p{L}'’-]*){1,3}$/u
const job = /^\p{Lu}[\p{L}&,/ .'’-]{3,50}$/u
/** In rows behind the closing words, and behind the name. */
const reach = 3
const reachOfContact = 5
const score = 0.62

/** Who writes, or answers for what is written. */
const signers = sensesOfAny(
  ...'signature,referee,author,sender,manager,supervisor,contact,responsible,headteacher,officer,notary,interpreter,doctor,director,chairperson,issuer,secretary'.split(
    ',',
  ),
)

export function signedBy(scene: Scene, { concept, type, group, phrases, role }: FieldName): Told[] {
  // whom it is written to has not written it
  if (role === 'shipTo' || role === 'buyer') return []
  const words = [...(group?.words ?? []), ...(phrases.at(-1) ?? [])]
  if (!words.some(({ senses }) => !senses.isDisjointFrom(signers))) return []
  const lines = linesBehindClosing(scene)
  const at = lines.findIndex(({ text }, i) => i < reach && isName(text))
  const own = lines[at]
  if (!own) return []
  const [next] = lines.slice(at + 1)
  const place = placeOf(concept, type, own, next, lines.slice(at + 1, at + 1 + reachOfContact))
  return place ? [{ place, score }] : []
}

function isName(text: string): boolean {
  return name.test(text) && !hasLegalForm(text)
}

/** "i. A. Silke Petersen" signs for somebody else. */
function named(part: Part): Place {
  const start = /^(?:i\. ?[AV]\.|ppa\.|p\. ?[oOpP]\.|p\/o) ?/u.exec(part.text)?.[0].length ?? 0
  return { ...wholePart(part), start }
}

/** Who signs, whoever that may be, and what they are. */
export function signerOf(scene: Scene): { readonly name: Place; readonly job: Place | null } | null {
  const lines = linesBehindClosing(scene)
  const at = lines.findIndex(({ text }, i) => i < reach && isName(text))
  const [own, next] = at < 0 ? [] : lines.slice(at)
  return own ? { name: named(own), job: next && job.test(next.text) ? wholePart(next) : null } : null
}

function placeOf(
  concept: string | null,
  type: FieldName['type'],
  own: Part,
  next: Part | undefined,
  behind: readonly Part[],
): Place | null {
  if (type === 'name' || concept === 'person') return named(own)
  if (concept === 'jobTitle') return next && job.test(next.text) ? wholePart(next) : null
  if (type !== 'phone' && type !== 'email') return null
  const [first] = behind.filter(({ folded }) => recognisers[type](folded).length > 0)
  const span = first && recognisers[type](first.folded)[0]
  return first && span ? { part: first, start: span.start, end: span.end } : null
}

/** The first part of each row below the closing words. */
function linesBehindClosing({ sheet }: Scene): Part[] {
  const at = sheet.rows.findLastIndex((row) => row.some(({ folded }) => closing.test(folded.trim())))
  return at < 0
    ? []
    : sheet.rows.slice(at + 1, at + 1 + reach + reachOfContact).flatMap(([part]) => part ?? [])
}

/** "La proviseure, Mme Hélène Darribère": what somebody is, and behind a comma the name. */
export function namedBehindRole(scene: Scene, { type, phrases }: FieldName): Told[] {
  const words = phrases.at(-1) ?? []
  if (type !== 'name' || words.length === 0) return []
  return scene.partsNaming(words).flatMap(({ part }) => {
    const match = /^(?<role>[^,:\d]{3,40}), (?<name>\p{Lu}.*)$/u.exec(part.text)
    const { role = '', name: said = '' } = match?.groups ?? {}
    const count = scene.wordsIn(part).label.filter(({ end }) => end <= role.length).length
    if (!name.test(said) || count > words.length) return []
    return [{ place: { part, start: part.text.length - said.length, end: part.text.length }, score }]
  })
}

/** センター長 桐谷宗一郎, 관리사무소장 구본학 (직인생략): what somebody is stands before the name, at the end of its line. */
const easternRole =
  /(?<role>[\p{Script=Han}\p{Script=Katakana}ー]{1,12}[长長]|\p{Script=Hangul}{1,12}[장관]) (?<name>\p{Script=Han}{2,6}(?: \p{Script=Han}{1,3})?|\p{Script=Hangul}{2,4})(?: ?[(（〈].{0,8})?$/u

export function namedBehindEasternRole({ sheet }: Scene, { type, phrases }: FieldName): Told[] {
  const own = (phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(heads))
  if (type !== 'name' || !own) return []
  const found = sheet.rows.flat().flatMap((part) => {
    const said = easternRole.exec(part.text.trimEnd())?.groups?.['name']
    const start = said === undefined ? -1 : part.text.lastIndexOf(said)
    return said === undefined ? [] : [{ place: { part, start, end: start + said.length }, score }]
  })
  return found.length === 1 ? found : []
}

const heads = sensesOfAny('director', 'manager', 'mayor', 'principal', 'chairperson')
