// What the desktop around the window asks of the page: a menu item, a file that was opened. The page fetches them
// itself, so that none is lost while it loads.
import { z } from 'zod'
import { screens } from './screens.ts'

/** What a menu item opens in the page; the page has its own keys for the same. */
export const pageActions = ['palette', 'shortcuts'] as const

export const pageCommandSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('open'), paths: z.array(z.string()) }),
  z.object({ name: z.literal('go'), screen: z.enum(screens), id: z.string().optional() }),
  z.object({ name: z.literal('do'), action: z.enum(pageActions) }),
])

export type PageCommand = z.infer<typeof pageCommandSchema>
