// Printed labels: the words of the vocabulary in the letters, endings and second languages that documents use.
import type { Fact } from './facts.ts'
import type { Random } from './random.ts'
import { labelsOf, written, type Language } from './words.ts'

export interface LabelStyle {
  readonly of: (fact: Pick<Fact, 'concept' | 'role' | 'free'>) => string
  readonly role: (role: string) => string
  /** The mark between label and value. */
  readonly mark: string
}

const numbers = ['No.', 'No', 'Number', '#', 'Nr.', 'ID']

export function labelStyleOf(random: Random, language: Language): LabelStyle {
  const second: Language | null = random.chance(0.12) ? random.pick(['en', 'en', 'zh', 'fr', 'de']) : null
  const letters = random.pick<(text: string) => string>([
    titled,
    titled,
    (text) => text.slice(0, 1).toUpperCase() + text.slice(1),
    (text) => text.toUpperCase(),
  ])
  const number = random.pick(numbers)
  const end = random.pick(['', '', '', '', ' *', '.'])
  const printed = (label: string) => letters(written(label, language).replace(/#/g, number)) + end
  const known = new Map<string, string>()
  const named = (concept: string) => {
    const own = labelsOf(concept, language)
    const other = second && second !== language ? labelsOf(concept, second)[0] : undefined
    const label = own.length > 0 ? random.early(own) : concept
    return printed(label) + (other ? ` / ${titled(other.replace(/#/g, 'No.'))}` : '')
  }
  const role = (name: string) => named(`role ${name === 'bank' ? 'seller' : name}`)
  const isDense = /^(?:zh|ja)/.test(language)
  const isJoined = random.chance(0.4)
  /** "Name", "Customer" or 购买方名称. */
  const ofParty = (fact: Pick<Fact, 'role'>) => {
    const name = labelsOf('partyName', language)[0] ?? 'Name'
    if (fact.role === null || random.chance(0.4)) return printed(name)
    return isJoined ? `${role(fact.role)}${isDense ? '' : ' '}${printed(name)}` : role(fact.role)
  }
  return {
    of: (fact) => {
      const key = fact.free?.label ?? (fact.concept === 'party' ? `party ${fact.role ?? ''}` : fact.concept)
      const own = () => (fact.concept === 'party' ? ofParty(fact) : named(fact.concept))
      const label = known.get(key) ?? (fact.free ? printed(fact.free.label) : own())
      known.set(key, label)
      return label
    },
    role,
    mark: random.pick(isDense ? ['：', '：', ':', ' ', ''] : [':', ':', ': ', '', '', ' -', ' .....']),
  }
}

function titled(text: string): string {
  return text.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
}
