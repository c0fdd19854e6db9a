// The current route as a reactive value. The address bar is its only store.
import { formatRoute, parseRoute, type Route } from './route.ts'

export class Router {
  route: Route = $state.raw(parseRoute(location.hash))

  /** The document of the record in the address; null until the record is loaded. */
  documentId: string | null = $state(null)

  /** Follows the address until the returned function is called. */
  start(): () => void {
    const follow = () => {
      this.route = parseRoute(location.hash)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }

  go(route: Route): void {
    location.hash = formatRoute(route)
  }

  /** Goes without a history entry, such as from the form of a new folder to the folder itself. */
  replace(route: Route): void {
    history.replaceState(null, '', formatRoute(route))
    this.route = route
  }
}
