// Of which type the value of a Korean name is. A word's end says it, and words that only end alike are no such names:
// 시작일 is a day and 파일 a file, 교통비 is what it costs and 장비 a tool, 수수료 a fee and 재료 a material.
import type { ValueType } from '../lexicon/concept.ts'

const day = /\p{Script=Hangul}(?<![요메파타과바오매휴평필네])일$/u
const cost =
  /\p{Script=Hangul}(?:(?<![준장대설구정낭소나담완])비|(?<![자의재완만치진종음원연무유사비동])료|(?<![용수혈체])액|(?<![지현송입출모황저예])금|대가|단가|가격|비용|수당)$/u
const share = /\p{Script=Hangul}(?:(?<![자규조])율|(?<!법)률)$/u
const moment = /시각$/u
const firm = /(?:회사|업체|상호|법인|기관|사업장|업소)명$/u
/** Who does it or to whom it is done: 신청인, 대리업무자. */
const person =
  /(?:신청|수령|보증|대리|수취|임차|임대|발신|수신|청구|의뢰|위임|상속|피보험|매수|매도|양도|양수|채무|채권|증)인$|(?:신청|담당|작성|승인|결재|보호|계약|책임|관리|참석|진행|검사|점검|발급|등록|소유|예약|구매|운전|대행|업무|보험|수익|근로|응시|수료|대표|감독|지도|조사|측정|신고|접수|처리|인수|인계|교육|수강|탑승|기부|후원|방문|동행|시공|설계|감리|기록)자$/u

const forms: readonly (readonly [ValueType, RegExp])[] = [
  ['date', day],
  ['amount', cost],
  ['percent', share],
  ['time', moment],
  ['company', firm],
  ['name', person],
]

export function koreanType(word: string): ValueType | null {
  return forms.find(([, form]) => form.test(word))?.[0] ?? null
}
