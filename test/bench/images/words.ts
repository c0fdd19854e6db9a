// Generates sentences of ordinary words, the same for the same random numbers.
import { pick, whole, type Random } from './random.ts'

const things = [
  'harbour',
  'garden',
  'letter',
  'window',
  'winter',
  'market',
  'bridge',
  'ticket',
  'kitchen',
] as const
const people = [
  'The teacher',
  'My neighbour',
  'A young sailor',
  'The old clerk',
  'Our doctor',
  'Every visitor',
] as const
const deeds = [
  'opened',
  'painted',
  'remembered',
  'sold',
  'described',
  'carried',
  'forgot',
  'repaired',
] as const
const ways = [
  'before noon',
  'without a word',
  'in the rain',
  'twice a year',
  'for the last time',
  'with care',
] as const

const zhPeople = ['老师', '邻居', '年轻的船员', '图书管理员', '每一位客人', '那位医生'] as const
const zhDeeds = ['打开了', '修好了', '记住了', '卖掉了', '描述过', '带走了', '买下了'] as const
const zhThings = ['窗户', '花园', '信件', '车票', '旧书', '地图', '木桌', '雨伞', '自行车'] as const
const zhWays = ['在早上', '没有说话', '冒着大雨', '每年两次', '非常小心地', '最后一次'] as const

export function sentence(random: Random): string {
  const number = whole(random, 2, 980)
  return `${pick(random, people)} ${pick(random, deeds)} the ${pick(random, things)} near ${number} ${pick(random, things)}s ${pick(random, ways)}.`
}

export function zhSentence(random: Random): string {
  const number = whole(random, 2, 980)
  return `${pick(random, zhPeople)}${pick(random, zhWays)}${pick(random, zhDeeds)}第${number}号的${pick(random, zhThings)}和${pick(random, zhThings)}。`
}

export function paragraph(random: Random, language: 'eng' | 'chi_sim'): string {
  const count = whole(random, 4, 7)
  const isEnglish = language === 'eng'
  return Array.from({ length: count }, () => (isEnglish ? sentence(random) : zhSentence(random))).join(
    isEnglish ? ' ' : '',
  )
}

export function price(random: Random): string {
  return (whole(random, 60, 9_900) / 100).toFixed(2)
}

export function article(random: Random): string {
  const name = pick(random, things)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${pick(random, ['small', 'large', 'No. 4', 'red', 'extra'])}`
}
