// When a meeting begins and ends, as its minutes tell: "alle ore 20:45 ... la seduta è tolta alle ore 22:30".
import { foldedOf, type Place } from '../../model/place.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Edge } from './told-edges.ts'

const closed =
  /(?<!\p{L})(?:close[sd]?|adjourned|ended|concluded|finished|tolta|sciolta|chiusa|termina(?:ta)?|levée|clôturée?|clôt|close|levant[aó]|se levanta|levantada|finaliz[aó]|concluy[eó]|encerrada|encerrou|terminou|schlie(?:ß|ss)t|schlo(?:ss|ß)|geschlossen|beendete?|endete?|gesloten|sluit|sloot|beëindigd)(?!\p{L})/u
const opened =
  /(?<!\p{L})(?:open(?:s|ed)|began|begins|commenced|convened|called to order|held|aperta|apre|riunit[aoi]|si riunisce|inizi[oa]|ouverte?|ouvre|réunie?s?|tenue?|sont réunis|abr[eió]|abierta|reunid[oa]s?|reuniu|reunió|reúne|comenzó|inici[aóo]u?|aberta|er(?:ö|oe)ffnete?|begann|beginnt|fand|geopend|opent|opende|begonnen)(?!\p{L})/u

/** The one time that is told with its word; of a beginning else the first of all. */
export function timeAt(sentences: readonly { readonly place: Place }[], edge: Edge): Place | null {
  if (edge === 'deadline') return null
  const all = sentences.flatMap(({ place }) => timesIn(place))
  const ended = all.filter(({ said }) => said === 'end')
  const [end, other] = ended
  if (!end || other) return null
  if (edge === 'end') return end.place
  const before = all.slice(0, all.indexOf(end))
  const [start, more] = before.filter(({ said }) => said === 'start')
  const [only, another] = before
  return start && !more ? start.place : only && !another ? only.place : null
}

/** A sentence that tells when and where it was opened. */
export function isMeeting(folded: string): boolean {
  return opened.test(folded) && (recognisers.time(folded).length > 0 || recognisers.date(folded).length > 0)
}

interface Timed {
  readonly place: Place
  readonly said: Edge | null
}

function timesIn(sentence: Place): Timed[] {
  const text = foldedOf(sentence)
  const isAny = recognisers.time(text).toSorted((a, b) => a.start - b.start)
  return isAny.map(({ start, end }) => {
    const said = closed.test(text) ? 'end' : opened.test(text) ? 'start' : null
    return { place: { ...sentence, start: sentence.start + start, end: sentence.start + end }, said }
  })
}
