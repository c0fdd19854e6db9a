// Gets the image that an agent names: a file in a folder that the user has allowed, or a web address if that is allowed.
// Files are opened part by part without following links, so nothing outside of the folder is reached.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDataUrl } from '../../../shared/image/data-url.ts'
import { tiers } from '../../../shared/limits.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Settings } from '../../../shared/settings.ts'
import { placeOf } from '../../files/place-of.ts'
import { realFolder } from '../../files/presence.ts'
import type { UserPlace } from '../../files/user-folder.ts'
import type { Caller } from '../caller.ts'
import type { ImageFetcher } from './open-image-url.ts'
import { readImageFile } from './read-file.ts'

export type AgentImages = (caller: Caller) => ImageFetcher

/** Returns the function that gets images for an agent. A file is named by a URL that begins with file: */
export function createAgentImages(
  settings: () => Pick<Settings, 'agentFolders' | 'agentsFetch'>,
  openImageUrl: ImageFetcher,
): AgentImages {
  return (caller) => async (url, filename, options) => {
    const file = filePathOf(url)
    if (file === null)
      return settings().agentsFetch || isDataUrl(url)
        ? openImageUrl(url, filename, options)
        : err('agent.network', { url })
    // A key with a limit was made for somebody else, who has no claim to files of this machine.
    if (caller.kind === 'key' && tiers[caller.tier].requestsPerMonth !== null)
      return err('agent.guest', { path: file })
    const place = await findAllowed(settings().agentFolders, file)
    if (!place.ok) return place
    const content = await readImageFile(place.value.file, place.value.base)
    if (content.ok) return ok(content.value.bytes)
    return content.error.code === 'output.outside' ? notAllowed(settings().agentFolders, file) : content
  }
}

/** The path of a file: URL of this machine, or of text that is no URL; null for any other address. */
function filePathOf(url: string): string | null {
  const parsed = URL.parse(url)
  if (parsed === null) return url
  return parsed.protocol === 'file:' && parsed.host === '' ? fileURLToPath(parsed) : null
}

/** Finds the allowed folder that the path lies in. A folder that is reached through a link has two paths. */
async function findAllowed(folders: readonly string[], file: string): Promise<Result<UserPlace>> {
  for (const folder of folders) {
    const real = await realFolder(folder)
    for (const base of real.ok ? [folder, real.value] : [])
      if (path.isAbsolute(file) && placeOf(base, path.resolve(file)))
        return ok({ base, file: path.resolve(file) })
  }
  return notAllowed(folders, file)
}

const notAllowed = (folders: readonly string[], file: string) =>
  err('agent.folder', { path: file, folders: [...folders] })
