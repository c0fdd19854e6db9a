// The route of a request as the log may know it: never the address itself, which may hold a key or an id.
import { matchedRoutes } from 'hono/route'
import type { ApiContext } from './env.ts'

const everywhere = '/*'

/** The last that is of this address alone: with the page built, one for every file of it stands behind them all. */
export function routeOf(c: ApiContext): string {
  return matchedRoutes(c).findLast(({ path }) => path !== everywhere)?.path ?? everywhere
}
