// Percentages.
import { amountOf } from './amount.ts'
import { looks, type Kind } from './kind.ts'
import { matchesOf, type Recogniser } from './recogniser.ts'
import { hasFigure } from './written.ts'

const recognisePercent: Recogniser = (folded) => [
  ...matchesOf(/(?<![\d.,])\d{1,3}(?:[.,]\d{1,3})? ?[%％]/gu, folded, 1),
  ...matchesOf(/(?<![\d.,\p{L}])[1-4]?\d(?:[.,]\d)?(?![\d.,\p{L}])/gu, folded, 0.4),
]

export const percent: Kind = {
  recognise: recognisePercent,
  form: 6,
  clue: 9,
  family: 'sum',
  traits: ['onlyOne'],
  endings: 'percent,percentage,税率,利率,费率,折扣率,合格率,割引率,出席率,出勤率,達成率,完成率',
  normalise: (value) => amountOf(value.replace(/[%％]/g, '')),
  mayBe: looks('cents', 'percent'),
  canBe: hasFigure,
}
