// Finds the route of a request for the log, which must not contain the address: that may hold a key or an id.
import { matchedRoutes } from 'hono/route'
import type { ApiContext } from './env.ts'

const everywhere = '/*'

/**
 * The pattern of the route that answers. It is the last matching route that is not the wildcard, which comes
 * last if the page is served.
 */
export function routeOf(c: ApiContext): string {
  return matchedRoutes(c).findLast(({ path }) => path !== everywhere)?.path ?? everywhere
}
