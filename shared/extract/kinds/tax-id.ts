// Numbers of taxpayers.
import { isSocialCreditCode } from '../../check-digits.ts'
import { taxCheckDigits } from './check-digits.ts'
import { withCreditCode } from './credit-code.ts'
import { looks, masked, type Kind } from './kind.ts'
import { matchesOf, type Recogniser } from './recogniser.ts'
import { digitsIn } from './written.ts'

const vat =
  /(?<![\p{L}\d])(?:at ?u|be|bg|che|cy|cz|de|dk|ee|el|es|fi|fr|gb|hr|hu|ie|it|lt|lu|lv|mt|nl|pl|pt|ro|se|si|sk|xi)(?=[ -]?[a-z]{0,2}[ -]?\d)[ -]?[\da-z](?:[ .-]?[\da-z]){7,13}(?![\p{L}\d])/gu
/** Behind a space a number goes on with a figure: B50123456 and not "B50123456 y domicilio". */
const any =
  /(?<![\p{L}\d])[\p{Lu}a-z]{0,4}[ -]?\d(?:[./-]?[\da-z]| (?=[a-z]{0,3}\d)[\da-z]){5,19}(?![\p{L}\d])/gu

/** The Italian number of a person: letters and figures each have their place in it, so that none is read for another. */
export const italianTaxId = /(?<![\p{L}\d])[a-z]{6}\d{2}[a-ehlmprst]\d{2}[a-z]\d{3}[a-z](?![\p{L}\d])/gu

/** 083.514.276-40, 12.345.678/0001-95: the numbers of a person and of a house in Brazil, parted when set wide. */
const brazilianTaxId =
  /(?<!\d)(?:\d{3} ?\. ?\d{3} ?\. ?\d{3} ?- ?\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})(?!\d)/gu

const recogniseTaxId: Recogniser = (folded) => {
  const fixed = [italianTaxId, brazilianTaxId].flatMap((form) => matchesOf(form, folded, 0.98))
  if (fixed.length > 0) return fixed
  const spans = [
    ...matchesOf(vat, folded, 0.95).filter(
      ({ start, end }) => folded.slice(start, end).replace(/\D/g, '').length >= 7,
    ),
    ...matchesOf(/(?<![\p{L}\d])[\da-z]{18}(?![\p{L}\d])/gu, folded, 0.5).map((span) =>
      isSocialCreditCode(folded.slice(span.start, span.end).toUpperCase()) ? { ...span, sureness: 1 } : span,
    ),
    ...matchesOf(any, folded, 0.6),
  ]
  return spans.filter(({ start, end }) => /\d{3}/.test(folded.slice(start, end).replace(/[ ./-]/g, '')))
}

export const taxId: Kind = {
  recognise: recogniseTaxId,
  form: 11,
  clue: 8,
  family: 'code',
  traits: ['party', 'ownNumber'],
  // 083.514 .276-40
  mend: (text) => withCreditCode(text.replace(/(?<=\d) ?([.-]) ?(?=\d)/gu, '$1')),
  doubtOf: (text) => (!masked.test(text) && taxCheckDigits(text) === false ? 'checkDigits' : null),
  mayBe: looks('taxNumber'),
  canBe: (text) => digitsIn(text) >= 3,
  withoutLabel: { minSureness: 0.95, concept: 'taxId', score: 0.45 },
}
