// 出租方（甲方）: a contract says once who its first party is, and calls it so from there on. What the first party of any
// contract may be, a buyer for most, is not what it is on this page.
import type { Label } from '../../page/labels.ts'
import { lowerKey, roleLabels } from '../../lexicon/lexicon.ts'
import type { Role } from '../../lexicon/parties.ts'
import type { Sheet } from '../../model/sheet.ts'

const ordinal = /^[甲乙丙丁][方]$/u
const beside =
  /(?<first>\p{Script=Han}{2,8}) ?[([（〈《<] ?(?:以下简称|下称|以下簡稱)? ?["“「]?(?<second>\p{Script=Han}{2,8})["”」]? ?[)\]）〉》>]/gu

export function withPartyAliases(sheet: Sheet, labels: readonly Label[]): Label[] {
  const aliases = aliasesOn(sheet.folded)
  if (aliases.size === 0) return [...labels]
  return labels.map((label) => {
    const roles = aliases.get(label.key.slice(0, 2))
    return roles && label.roles.length > 0 ? { ...label, roles } : label
  })
}

function aliasesOn(folded: string): ReadonlyMap<string, readonly Role[]> {
  const aliases = new Map<string, readonly Role[]>()
  for (const { groups } of folded.matchAll(beside)) {
    const { first = '', second = '' } = groups ?? {}
    const [alias, roles] = ordinal.test(second)
      ? [second, rolesAtEnd(first)]
      : [first.slice(-2), rolesAtEnd(second)]
    if (ordinal.test(alias) && roles.length > 0 && !aliases.has(alias)) aliases.set(alias, roles)
  }
  return aliases
}

/** 本合同出租方: the longest end of it that is a party's word. */
function rolesAtEnd(text: string): readonly Role[] {
  for (let start = 0; start <= text.length - 2; start++) {
    const roles = roleLabels.get(lowerKey(text.slice(start)))
    if (roles) return roles
  }
  return []
}
