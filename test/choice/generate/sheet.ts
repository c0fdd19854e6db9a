// Composes a document of parts: head, meta data, parties, items, totals, payment, sentences, notes and what distracts.
import { but, factsIn, noise, only, part, sentences, type Draft } from './draft.ts'
import type { Fact, Facts, Item } from './facts.ts'
import { hasItems } from './keys.ts'
import { labelStyleOf } from './labels.ts'
import { escaped, inForms, inHeads, pairsIn, valueOf } from './pairs.ts'
import type { Random } from './random.ts'
import { styleOf } from './style.ts'
import type { Notation } from './values.ts'
import { labelsOf, written } from './words.ts'

export interface Sheet {
  readonly html: string
  readonly width: number
  readonly kind: 'receipt' | 'photo' | 'form' | 'prose'
}

export function sheetOf(random: Random, facts: Facts, notation: Notation): Sheet {
  const { language } = notation
  const ink = { random, labels: labelStyleOf(random, language), isRuled: random.chance(0.5) }
  const draft: Draft = { ...ink, facts, notation, language, said: new Set() }
  const isSlip = facts.family === 'receipt' || facts.family === 'ticket'
  const isCard = facts.family === 'identity' || facts.family === 'label'
  const width = isSlip
    ? random.integer(300, 460)
    : isCard
      ? random.integer(460, 760)
      : random.integer(820, 1100)
  const parts = isSlip ? slip(draft) : (composers[facts.family] ?? business)(draft)
  const isForm = facts.family === 'form' || isCard
  return {
    html: `<style>${styleOf(random, language, isSlip)}</style><body style="width:${String(width)}px">${parts.filter(Boolean).join('\n')}</body>`,
    width,
    kind: isSlip
      ? random.pick(['receipt', 'receipt', 'photo'])
      : isForm
        ? random.pick(['form', 'form', 'photo', 'prose'])
        : random.pick(['prose', 'prose', 'form']),
  }
}

/** A party as a block: its name, its address, and the rest as it comes. */
function party(draft: Draft, block: string, isHeaded: boolean): string {
  const { random, labels } = draft
  const facts = factsIn(draft, block)
  const [name] = only(facts, 'party')
  if (facts.length === 0) return ''
  if (random.chance(0.15)) return pairsIn(draft, facts, random.pick(['beside', 'table', 'cells']))
  const head = isHeaded
    ? `<div class="${random.pick(['small', 'l', ''])}">${escaped(labels.role(block))}${random.pick(['', ':'])}</div>`
    : ''
  const size = random.pick(['1', '1', '1.3'])
  const rest = but(facts, 'party', 'address').map((fact) => {
    const isPlain = /^(?:website|email|person)$/.test(fact.concept) && random.chance(0.6)
    return isPlain ? valueOf(fact) : `${escaped(labels.of(fact))}${labels.mark || ' '} ${valueOf(fact)}`
  })
  const joint = random.pick(['<br>', '<br>', ' · ', ' | ', ', '])
  return `${head}<div>${name ? `<b style="font-size:${size}em">${valueOf(name)}</b>` : ''}</div><div>${only(
    facts,
    'address',
  )
    .map((fact) => valueOf(fact, random.chance(0.3)))
    .join('')}</div><div>${rest.join(joint)}</div>`
}

function head(draft: Draft): string {
  const { random, facts, language } = draft
  const title = random.chance(0.9) ? `<h1>${escaped(written(facts.title, language))}</h1>` : ''
  const logo = random.chance(0.2) ? '<span class="logo"></span>' : ''
  const seller = random.chance(0.8)
    ? party(draft, facts.family === 'statement' ? 'bank' : 'seller', random.chance(0.15))
    : sellerInFoot(draft)
  const place = random.pick(['', 'center', 'right'])
  return random.pick([
    () => part(`<div class="row"><div>${logo}${seller}</div><div class="right">${title}</div></div>`),
    () =>
      part(
        `<div class="row"><div>${title}</div><div class="${random.pick(['', 'right'])}">${logo}${seller}</div></div>`,
      ),
    () => part(`${logo}${seller}`, place) + part(title, random.pick(['', 'center'])),
    () => part(title, 'center') + part(seller, place),
  ])()
}

/** The name stands as a logo in the head, and the rest in columns at the foot. */
function sellerInFoot(draft: Draft): string {
  const facts = factsIn(draft, 'seller')
  for (const fact of facts) draft.said.add(fact)
  return only(facts, 'party')
    .map((fact) => `<b style="font-size:1.6em">${valueOf(fact)}</b>`)
    .join('')
}

function foot(draft: Draft): string {
  const { random, labels, said } = draft
  const late = but([...said], 'party').map((fact) => {
    const isPlain = /^(?:website|email|address)$/.test(fact.concept)
    return `<div>${isPlain ? '' : `${escaped(labels.of(fact))} `}${valueOf(fact)}</div>`
  })
  return late.length > 0
    ? `<div class="foot">${late.join('')}</div>`
    : random.chance(0.5)
      ? part(noise(draft, random.integer(1, 3)), 'small')
      : ''
}

const tableColumns = [
  'lineNumber',
  'itemCode',
  'item',
  'quantity',
  'unit',
  'unitPrice',
  'lineDiscount',
  'lineTaxRate',
  'lineTotal',
]

function itemTable(draft: Draft): string {
  const { random, facts, language, labels } = draft
  const shares = [0.3, 0.3, 1, 0.8, 0.3, 0.75, 0.1, 0.3, 1]
  const chosen = tableColumns.filter(
    (column, i) => random.chance(shares[i] ?? 0) && labelsOf(column, language).length > 0,
  )
  const columns = random.chance(0.3) ? random.shuffled(chosen) : chosen
  const align = (column: string) =>
    /^(?:item|itemCode|unit)$/.test(column) ? '' : random.chance(0.9) ? ' style="text-align:right"' : ''
  const aligned = columns.map((column) => ({ column, side: align(column) }))
  const heads = aligned
    .map(({ column, side }) => `<th${side}>${escaped(labels.of({ concept: column, role: null }))}</th>`)
    .join('')
  const rows = facts.items.map((item, i) => {
    const cells = aligned.map(
      ({ column, side }) =>
        `<td${side}><span data-f="items.${String(i)}.${column}">${escaped(item[column] ?? '')}</span></td>`,
    )
    return `<tr>${cells.join('')}</tr>`
  })
  const look = random.pick(['ruled', 'ruled', '', ''])
  return part(`<table class="wide ${look}"><tr>${heads}</tr>${rows.join('')}</table>`)
}

function totals(draft: Draft): string {
  const { random } = draft
  const facts = factsIn(draft, 'totals')
  const style = random.pick(['table', 'table', 'table', 'beside', 'columns', 'cells'] as const)
  return part(pairsIn(draft, facts, style), random.pick(['right', '']))
}

function business(draft: Draft): string[] {
  const { random, facts } = draft
  const meta = [...factsIn(draft, 'meta')]
  const pay = factsIn(draft, 'pay')
  const prose = random.chance(0.25)
    ? sentences(draft, [...meta, ...factsIn(draft, 'totals'), ...pay])
    : { html: '', named: new Set<Fact>() }
  const rest = meta.filter((fact) => !prose.named.has(fact))
  const list = pairsIn(draft, random.chance(0.3) ? random.shuffled(rest) : rest, random.pick(inHeads))
  const buyer = party(draft, facts.family === 'statement' ? 'owner' : 'buyer', random.chance(0.65))
  const shipTo = party(draft, 'shipTo', true)
  const parties = random.pick([
    () => part(`<div class="row"><div>${buyer}</div><div>${list}</div></div>`) + part(shipTo),
    () => part(`<div class="row"><div>${buyer}</div><div>${shipTo}</div></div>`) + part(list),
    () => part(list) + part(buyer) + part(shipTo),
    () => part(`<div class="row"><div>${list}</div><div>${buyer}${shipTo}</div></div>`),
  ])()
  const late = factsIn(draft, 'totals').filter((fact) => !prose.named.has(fact))
  const sums =
    late.length === factsIn(draft, 'totals').length ? totals(draft) : part(pairsIn(draft, late, 'table'))
  const money = part(
    pairsIn(
      draft,
      pay.filter((fact) => !prose.named.has(fact)),
      random.pick(['beside', 'joined', 'table', 'two']),
    ),
  )
  const middle = hasItems(facts.family) || random.chance(0.3) ? itemTable(draft) : ''
  const said = random.chance(0.5) ? part(noise(draft, random.integer(1, 3))) : ''
  return [head(draft), parties, said, middle, sums, prose.html, money, foot(draft)]
}

function letter(draft: Draft): string[] {
  const { random } = draft
  const all = [...factsIn(draft, 'text'), ...factsIn(draft, 'meta')]
  const prose = sentences(draft, all)
  const rest = all.filter((fact) => !prose.named.has(fact))
  const buyer = part(party(draft, 'buyer', random.chance(0.2)))
  const meta = part(pairsIn(draft, rest, random.pick(inHeads)), random.pick(['', 'right']))
  return [
    head(draft),
    ...(random.chance(0.5) ? [buyer, meta] : [meta, buyer]),
    part(noise(draft, 1)),
    part(prose.html),
    part(noise(draft, 2)),
    foot(draft),
  ]
}

function form(draft: Draft): string[] {
  const { random, facts, language } = draft
  const title = part(
    `<h1>${escaped(written(facts.title, language))}</h1>`,
    random.pick(['center', 'center', '']),
  )
  const blocks = random.shuffled(['applicant', 'more', 'free']).map((block) => {
    const own = factsIn(draft, block)
    const heading =
      block === 'applicant' && random.chance(0.5)
        ? `<div><b>${escaped(draft.labels.role('applicant'))}</b></div>`
        : ''
    const mixed = random.chance(0.3) ? random.shuffled(own) : own
    return part(heading + pairsIn(draft, mixed, random.pick(inForms)))
  })
  const meta = part(pairsIn(draft, factsIn(draft, 'meta'), random.pick(inHeads)), random.pick(['', 'right']))
  const said = part(noise(draft, random.integer(1, 3)), 'small')
  return random.chance(0.5) ? [title, meta, ...blocks, said] : [meta, title, said, ...blocks]
}

function certificate(draft: Draft): string[] {
  const { random, facts, language } = draft
  const all = [...factsIn(draft, 'main'), ...factsIn(draft, 'meta')]
  const prose = sentences(draft, all)
  const rest = (list: readonly Fact[]) => list.filter((fact) => !prose.named.has(fact))
  const title = part(`<h1>${escaped(written(facts.title, language))}</h1>`, 'center')
  const main = part(pairsIn(draft, rest(factsIn(draft, 'main')), random.pick([...inForms, ...inHeads])))
  const meta = part(pairsIn(draft, rest(factsIn(draft, 'meta')), random.pick(inHeads)))
  const free = part(pairsIn(draft, factsIn(draft, 'free'), random.pick(inForms)))
  const sign = part(pairsIn(draft, factsIn(draft, 'sign'), random.pick(['below', 'beside', 'lines'])))
  const body = random.chance(0.5) ? [part(prose.html, 'center'), main, meta] : [meta, part(prose.html), main]
  return [title, ...body, free, part(noise(draft, 1)), sign]
}

function card(draft: Draft): string[] {
  const { random, facts, language } = draft
  const title = part(`<b>${escaped(written(facts.title, language))}</b>`, random.pick(['center', '']))
  const main = pairsIn(
    draft,
    factsIn(draft, 'main'),
    random.pick(['above', 'beside', 'two', 'cells', 'boxes', 'table', 'joined']),
  )
  const free = pairsIn(
    draft,
    factsIn(draft, 'free'),
    random.pick(['beside', 'cells', 'table', 'two', 'columns']),
  )
  const picture = random.chance(0.5) ? '<span class="logo" style="height:130px"></span>' : ''
  const seller = part(party(draft, 'seller', random.chance(0.3)))
  const body = picture ? `<div class="flex">${picture}<div style="flex:1">${main}</div></div>` : main
  return [
    title,
    ...(random.chance(0.5) ? [seller, part(body)] : [part(body), seller]),
    part(free),
    part(random.chance(0.5) ? noise(draft, 1) : '', 'small'),
  ]
}

const composers: Readonly<Record<string, (draft: Draft) => string[]>> = {
  letter,
  form,
  certificate,
  identity: card,
  label: card,
}

function slip(draft: Draft): string[] {
  const { random, facts, language } = draft
  const top = part(party(draft, 'seller', false), random.pick(['center', 'center', '']))
  const title = random.chance(0.6) ? part(`<b>${escaped(written(facts.title, language))}</b>`, 'center') : ''
  const meta = part(pairsIn(draft, factsIn(draft, 'meta'), random.pick(['beside', 'joined', 'table', 'two'])))
  const rows = facts.items.map((item, i) => slipRow(draft, item, i, random.chance(0.5)))
  const items = facts.family === 'receipt' ? part(rows.join('')) : ''
  const spread = (block: string) =>
    factsIn(draft, block)
      .map(
        (fact) =>
          `<div class="between"><span>${escaped(draft.labels.of(fact))}${draft.labels.mark.trim().slice(0, 1)}</span>${valueOf(fact)}</div>`,
      )
      .join('')
  const sums = random.chance(0.75) ? part(spread('totals')) : totals(draft)
  const rule = random.pick([
    '',
    '',
    '<div>--------------------------------</div>',
    '<div class="under"></div>',
  ])
  const end = part(noise(draft, random.integer(0, 3)), 'center')
  const early = random.chance(0.25) ? [top, items, sums, meta] : [top, title, meta, rule, items, rule, sums]
  return [...early, part(spread('paid')), end]
}

function slipRow({ random }: Draft, item: Item, index: number, isTwoLined: boolean): string {
  const cell = (column: string) =>
    `<span data-f="items.${String(index)}.${column}">${escaped(item[column] ?? '')}</span>`
  const by = random.pick([' x ', ' X ', ' @ '])
  return isTwoLined
    ? `<div>${cell('item')}</div><div class="between"><span>&nbsp; ${cell('quantity')}${by}${cell('unitPrice')}</span>${cell('lineTotal')}</div>`
    : `<div class="between"><span>${random.chance(0.5) ? `${cell('quantity')} ` : ''}${cell('item')}</span>${cell('lineTotal')}</div>`
}
