// The route as a value that the page follows; the address bar is its only store.
import { formatRoute, parseRoute, type Route } from './route.ts'

export class Router {
  route: Route = $state.raw(parseRoute(location.hash))

  /** Follows the address until the answered function is called. */
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

  /** Goes without leaving a step to come back to: for what was only the way, such as a form that became its thing. */
  replace(route: Route): void {
    history.replaceState(null, '', formatRoute(route))
    this.route = route
  }
}
