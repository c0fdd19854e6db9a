// When something begins and ends, as a sentence tells it: "from 3 May until 9 June", "à compter du 15 mars", 自…起.
import { textOf, type Place } from '../../model/place.ts'
import { recognisers } from '../../kinds/kinds.ts'

const starts =
  /(?<!\p{L})(?:from|since|as of|start(?:s|ing|ed)?(?: on)?|commenc(?:es|ing)(?: on)?|beg(?:ins|inning|an)(?: on)?|effective(?: from)?|with effect from|ab(?: dem)?|seit(?: dem)?|vom|mit wirkung (?:vom|zum)|beginn(?:t|end)(?: am| mit dem)?|à compter du|à partir du|à dater du|dès le|depuis le|du|desde(?: el)?|a partir del?|con efectos? (?:de|desde)(?: el)?|dal|a decorrere dal|a partire dal|vanaf|met ingang van|sinds|gaat in op|ingaande(?: op)?|tritt am|entre en vigueur le|entra en vigor el|takes effect on|prend effet le|rozpoczyna się|per|från|от|с|od(?: dnia)?)\s*$|[自从從]\s*$/u
const ends =
  /(?<!\p{L})(?:until|till|to|through|up to|end(?:s|ing|ed)?(?: on)?|expir(?:es|ing)(?: on)?|bis(?: zum| einschließlich)?|endet am|zum|jusqu['’]au|au|expire le|hasta(?: el)?|al|fino al|scade il|até(?: ao?)?|ao|t\/m|tot(?: en met)?|по|до|do(?: dnia)?)\s*$|[至到]\s*$/u

const deadlines =
  /(?<!\p{L})(?:by|(?:no|not) later than|at the latest(?: by)?|before|bis(?: spätestens)?(?: zum| am)?|spätestens(?: bis)?(?: zum| am)?|avant le|au plus tard le|antes del?|a más tardar(?: el)?|entro(?: e non oltre)?(?: il)?|até(?: ao? dia)?|uiterlijk(?: op)?|vóór|najpóźniej(?: do)?)\s*$/u

export type Edge = 'start' | 'end' | 'deadline'

/** In characters, what stands before the date. */
const reach = 30

export function edgesIn({ part, start, end }: Place, edge: Edge): Place[] {
  const folded = part.folded.slice(start, end)
  return recognisers
    .date(folded)
    .filter(
      (span) =>
        isEdge(folded.slice(Math.max(0, span.start - reach), span.start), edge) ||
        (edge === 'deadline' && isDue(folded, span.end)),
    )
    .map((span) => ({ part, start: start + span.start, end: start + span.end }))
}

/** 8月16日前, 10月3日までに, 3월 8일까지: in the East until when something has to be done stands behind the day. */
export function isDue(folded: string, end: number): boolean {
  return /^ ?(?:之前|以前|前(?![后後回次])|まで|迄|까지|이전)/u.test(folded.slice(end))
}

const markOf = { start: starts, end: ends, deadline: deadlines } as const

/** "приказ № 87-к от 03.09.2012" dates a paper. */
function isEdge(before: string, edge: Edge): boolean {
  return !/(?:№|nr\.?|n°) ?\S+ (?:от|vom|du|of) *$/u.test(before) && markOf[edge].test(before)
}

/** Where all sentences tell the same, nothing else can be meant. */
export function onlyOne(places: readonly Place[]): Place | null {
  const [first] = places
  return first && places.every((place) => textOf(place) === textOf(first)) ? first : null
}
