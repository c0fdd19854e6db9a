// Sentences of minutes: that a meeting was opened, and when.
import { recognisers } from '../../kinds/kinds.ts'

const opened =
  /(?<!\p{L})(?:open(?:s|ed)|began|begins|commenced|convened|called to order|held|aperta|apre|riunit[aoi]|si riunisce|inizi[oa]|ouverte?|ouvre|réunie?s?|tenue?|sont réunis|abr[eió]|abierta|reunid[oa]s?|reuniu|reunió|reúne|comenzó|inici[aóo]u?|aberta|er(?:ö|oe)ffnete?|begann|beginnt|fand|geopend|opent|opende|begonnen)(?!\p{L})/u

/** A sentence that tells when and where it was opened. */
export function isMeeting(folded: string): boolean {
  return opened.test(folded) && (recognisers.time(folded).length > 0 || recognisers.date(folded).length > 0)
}
