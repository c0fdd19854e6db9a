// The route of the page, stored in the address after the #.
import { screens, type Screen } from '../../shared/screens.ts'

export interface Route {
  readonly screen: Screen
  /** The open record, schema or folder; 'new' for one that is being created. */
  readonly id: string | null
  /** History only: the watch folder whose records are shown. */
  readonly folderId: string | null
  /** History only: documents are shown as a table. */
  readonly isTable: boolean
}

export const newId = 'new'

export function routeTo(screen: Screen, id: string | null = null, folderId: string | null = null): Route {
  return { screen, id, folderId, isTable: false }
}

/** The table of all documents, or of those of a folder. */
export function routeToTable(folderId: string | null = null): Route {
  return { ...routeTo('history', null, folderId), isTable: true }
}

/** Parses the part of the address after the #; an unknown screen becomes the inbox. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [name = '', id = ''] = path.split('/').map(decoded)
  const screen = screens.find((each) => each === name)
  const options = new URLSearchParams(query)
  if (!screen) return routeTo('inbox')
  return { ...routeTo(screen, id || null, options.get('folder')), isTable: options.get('view') === 'table' }
}

/** Writes a route as the part of an address after the #. */
export function formatRoute({ screen, id, folderId, isTable }: Route): string {
  const options = new URLSearchParams({
    ...(folderId && { folder: folderId }),
    ...(isTable && { view: 'table' }),
  })
  const query = options.size > 0 ? `?${options.toString()}` : ''
  return `#/${screen}${id ? `/${encodeURIComponent(id)}` : ''}${query}`
}

/** Decodes a segment; one that is invalid, perhaps typed by hand, is kept as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (cause) {
    if (cause instanceof URIError) return part
    throw cause
  }
}
