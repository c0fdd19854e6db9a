// Commands from the desktop shell to the page in its window: a menu item, a file that was opened. The page fetches them,
// so that none is lost while it loads.
import { z } from 'zod'
import { screens } from './screens.ts'

/** Dialogs that a menu item opens in the page; the page also has its own keys for them. */
export const pageActions = ['palette', 'shortcuts'] as const

export const pageCommandSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('open'), paths: z.array(z.string()) }),
  z.object({ name: z.literal('go'), screen: z.enum(screens), id: z.string().optional() }),
  z.object({ name: z.literal('do'), action: z.enum(pageActions) }),
])

export type PageCommand = z.infer<typeof pageCommandSchema>
