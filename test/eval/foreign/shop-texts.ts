// Loads the texts for the receipts of a country. Shops, people and numbers are invented.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const shopTextsSchema = z.object({
  lang: z.string(),
  /** Decimals of prices. */
  decimals: z.number(),
  shops: z
    .array(
      z.object({
        name: z.string(),
        address: z.array(z.string()),
        number: z.string(),
        /** Format of an amount, with # for the number. */
        money: z.string().includes('#'),
      }),
    )
    .min(1),
  clerks: z.array(z.string()).min(1),
  goods: z.array(z.string()).min(1),
  words: z.object({
    receipt: z.string(),
    clerk: z.string(),
    sum: z.string(),
    total: z.string(),
    tax: z.string(),
    given: z.string(),
    change: z.string(),
    card: z.string(),
  }),
  thanks: z.array(z.array(z.string())).min(1),
})

export type ShopTexts = z.output<typeof shopTextsSchema>
export type Shop = ShopTexts['shops'][number]

export function shopTextsOf(lang: string): ShopTexts {
  const file = path.join(import.meta.dirname, 'texts', `${lang}.json`)
  return shopTextsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
