// 杉並区長 岸本聡子, ㈜한빛소프트웨어 대표이사 최성민 (인), 校长：李明: in the East who signs for a house stands behind what they are,
// and the house before it, in one line.
import { wholePart, type Place } from '../../model/place.ts'
import type { Placed } from '../position/placed.ts'
import type { Scene } from '../../page/scene.ts'
import type { FieldName } from '../../words/names.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Part } from '../../model/sheet.ts'

const title =
  '(?:代表取締役(?:社長)?|取締役社長|代表理事|代表社員|代表|理事長|会長|社長|院長|学校長|校長|園長|学長|総長|館長|所長|区長|市長|町長|村長|知事|店主|' +
  '法定代表人|董事长|总经理|理事长|会长|院长|校长|园长|局长|所长|馆长|主任委员|董事長|總經理|縣長|鎮長|鄉長|區長|' +
  '대표이사|대표자|대표|이사장|원장|학교장|교장|총장|학장|소장|관장|구청장|시장|군수|동장|읍장|면장|병원장|회장|사장)'
const name =
  '(?:\\p{Script=Han}{1,3} ?\\p{Script=Han}{1,3}|\\p{Script=Hangul} ?\\p{Script=Hangul} ?\\p{Script=Hangul}{1,2})'
const signed = new RegExp(
  `^(?<house>.{0,40}?)(?<title>${title})(?<gap>[ \\u3000:：]*)(?<name>${name})[ \\u3000]*(?:[(（]?(?:인|印|签章|签字|盖章|㊞|직인)[)）]?)?$`,
  'u',
)

export interface Signed {
  readonly house: Place | null
  readonly person: Place
}

export function signedByTitle({ sheet }: Scene): Signed[] {
  return sheet.rows.flat().flatMap((part) => signedIn(part) ?? [])
}

function signedIn(part: Part): Signed | null {
  const match = signed.exec(part.text.trimEnd())
  const { house = '', title: held = '', gap = '', name: person } = match?.groups ?? {}
  if (!match || person === undefined) return null
  // 校长 is what somebody is, and with nothing before it and no room behind it the line may say anything
  if (house === '' && gap === '') return null
  const start = house.length + held.length + gap.length
  // 区長 is the head of a 区
  const kept = /^[区市町村區縣鎮鄉]/u.test(held) ? house.length + 1 : house.length
  const end = part.text.slice(0, kept).trimEnd().length
  return {
    house: end >= fewestOfHouse ? { ...wholePart(part), start: 0, end } : null,
    person: { part, start, end: start + person.length },
  }
}

const fewestOfHouse = 3
const score = 0.6

const heads = sensesOfAny(
  ...'director,manager,chairperson,headteacher,representative,mayor,president,signatory,officer'.split(','),
)

/** ceo, 代表者, 市区町村長, 원장 */
export function headsOf(scene: Scene, { phrases, type }: FieldName): Placed[] {
  if (type !== 'text' && type !== 'name' && type !== 'company') return []
  const asks = (phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(heads))
  return asks ? signedByTitle(scene).map(({ person }) => ({ place: person, score })) : []
}

/** The house that they sign for. */
export function housesSigned(scene: Scene): Placed[] {
  return signedByTitle(scene).flatMap(({ house }) => (house ? [{ place: house, score }] : []))
}
