// The table of errors: every expected failure with its HTTP status, exit code, English sentence, and whether it can pass
// by itself (then the job is retried).
import { formatNames, type Entrance } from './image/formats.ts'
import { imageLimits } from './limits.ts'
import { joinList } from './join-list.ts'

/** Exit codes of sysexits.h, so that scripts can tell the classes of errors apart. */
const exit = {
  usage: 64,
  data: 65,
  noInput: 66,
  unavailable: 69,
  bug: 70,
  cannotCreate: 73,
  io: 74,
  tryAgain: 75,
  noRights: 77,
  config: 78,
} as const

export interface Row<Data> {
  readonly status: 202 | 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 431 | 500
  readonly exit: (typeof exit)[keyof typeof exit]
  /** Set if it can pass by itself, so that a job is retried. */
  readonly passes?: true
  /** The sentence: it says what happened to which thing, why, and what to do. */
  readonly text: (data: Data) => string
}

function row<Data>(value: Row<Data>): Row<Data> {
  return value
}

type Nothing = Record<string, never>

export const errors = {
  // requests
  'input.invalid': row<{ path: string; rule: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => stopped(d.path ? `${d.path}: ${d.rule}` : d.rule.charAt(0).toUpperCase() + d.rule.slice(1)),
  }),
  'input.notJson': row<{ why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `The body is not valid JSON: ${d.why}.`,
  }),
  'http.notFound': row<{ path: string }>({
    status: 404,
    exit: exit.usage,
    text: (d) => `There is nothing at ${d.path}. See /docs for all paths.`,
  }),
  'http.off': row<{ path: string; option: string }>({
    status: 403,
    exit: exit.config,
    text: (d) =>
      `${d.path} is switched off. The owner can switch it on in the window under Service, or with: fovea settings set --${d.option}`,
  }),
  'http.method': row<{ method: string; path: string; allowed: string }>({
    status: 405,
    exit: exit.usage,
    text: (d) => `${d.path} does not take ${d.method}. Use ${d.allowed}.`,
  }),
  'http.tooLarge': row<{ maxBytes: number }>({
    status: 413,
    exit: exit.usage,
    text: (d) =>
      `The body is larger than the limit of ${megabytes(d.maxBytes)}. An image can have ${megabytes(imageLimits.maxBytes)}; base64 makes it a third larger. Send a smaller image.`,
  }),
  'http.contentType': row<{ sent: string }>({
    status: 415,
    exit: exit.usage,
    text: (d) =>
      `The body was sent as ${d.sent || 'no content type'}. Send it with Content-Type: application/json.`,
  }),
  'http.uploadType': row<{ sent: string }>({
    status: 415,
    exit: exit.usage,
    text: (d) =>
      `The image was sent as ${d.sent || 'no content type'}. Send it as it is, with Content-Type: image/png or application/octet-stream, or as the one file of a form (multipart/form-data).`,
  }),
  'http.malformed': row<{ why: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `The request is not valid HTTP: ${d.why}.`,
  }),
  'http.headersTooLarge': row<{ maxBytes: number }>({
    status: 431,
    exit: exit.usage,
    text: (d) =>
      `The request's address and headers are larger than the limit of ${d.maxBytes / 1024} KB. Send images in the body.`,
  }),
  'http.tooSlow': row<Nothing>({
    status: 408,
    exit: exit.tryAgain,
    passes: true,
    text: () => 'The request took too long to arrive. Send it again.',
  }),
  'http.host': row<{ host: string }>({
    status: 403,
    exit: exit.noRights,
    text: (d) =>
      `Requests for the host ${d.host || '(none)'} are not answered here. Use the address that the server printed.`,
  }),
  'http.origin': row<{ origin: string }>({
    status: 403,
    exit: exit.noRights,
    text: (d) =>
      `Pages from ${d.origin} may not use this service. In the settings, the owner can allow them to, with a key.`,
  }),

  // authentication
  'auth.missing': row<Nothing>({
    status: 401,
    exit: exit.noRights,
    text: () =>
      'An API key is missing. Add ?key=<API_KEY> to the address, or send the header Authorization: Bearer <API_KEY>.',
  }),
  'auth.invalid': row<Nothing>({
    status: 401,
    exit: exit.noRights,
    text: () =>
      'The API key is not valid: it is mistyped, or it was revoked. Create one with: fovea key create',
  }),
  'auth.mismatch': row<Nothing>({
    status: 401,
    exit: exit.noRights,
    text: () => 'The request has two different API keys. Send one, in the address or in the header.',
  }),
  'auth.ownerToken': row<Nothing>({
    status: 401,
    exit: exit.noRights,
    text: () =>
      'The header X-Fovea-Owner does not hold the token of the running Fovea, which may have restarted. Run the command again.',
  }),
  'auth.link': row<Nothing>({
    status: 401,
    exit: exit.noRights,
    text: () =>
      'This sign-in link was already used, or it has expired. Get a new one with: fovea session link',
  }),
  'auth.owner': row<{ call: string }>({
    status: 403,
    exit: exit.noRights,
    text: (d) => `${d.call} is for the owner of this installation; an API key is not enough. Sign in first.`,
  }),
  'auth.agent': row<{ call: string }>({
    status: 403,
    exit: exit.noRights,
    text: (d) => `${d.call} is not for agents. They can read files, search, and look at records and schemas.`,
  }),

  // agents
  'agent.folder': row<{ path: string; folders: string[] }>({
    status: 403,
    exit: exit.noRights,
    text: (d) =>
      `${d.path} was not read: ${d.folders.length === 0 ? 'no folder is allowed for agents' : `agents may read files in ${joinList(d.folders, ' and ')}, named by their full path, and not through links`}. The user can allow a folder in the window under Service, or with: fovea settings set --agent-folders FOLDER`,
  }),
  'agent.guest': row<{ path: string }>({
    status: 403,
    exit: exit.noRights,
    text: (d) =>
      `${d.path} was not read: only a key without a limit may have files of this machine read. Send the image itself as a data URL.`,
  }),
  'agent.network': row<{ url: string }>({
    status: 403,
    exit: exit.noRights,
    text: (d) =>
      `${d.url} was not fetched: agents may not have addresses fetched. The user can allow it: fovea settings set --agents-fetch`,
  }),
  'agent.corrections': row<Nothing>({
    status: 403,
    exit: exit.noRights,
    text: () => 'Agents may not correct records. The user can allow it: fovea settings set --agents-correct',
  }),
  'quota.used': row<{ tier: string; limit: number; resetsAt: string }>({
    status: 403,
    exit: exit.unavailable,
    text: (d) =>
      `This key has used all ${d.limit} requests of this month (tier ${d.tier}). The next month starts at ${d.resetsAt}.`,
  }),
  'rate.exceeded': row<{ limit: number; retryAfterSeconds: number }>({
    status: 429,
    exit: exit.tryAgain,
    passes: true,
    text: (d) => `More than ${d.limit} requests in a minute. Try again in ${d.retryAfterSeconds} s.`,
  }),
  'queue.full': row<{ waiting: number; retryAfterSeconds: number }>({
    status: 429,
    exit: exit.tryAgain,
    passes: true,
    text: (d) =>
      `The queue is full (${d.waiting} images are waiting). Try again in ${d.retryAfterSeconds} s.`,
  }),

  'job.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no job ${d.id}. Jobs are kept for 30 days after their end.`,
  }),
  /** No failure: a caller who does not wait longer learns where the result will be. */
  'read.pending': row<{
    id: string
    job: string | null
    name: string
    done: number
    total: number
  }>({
    status: 202,
    exit: exit.tryAgain,
    text: (d) =>
      `${d.name} is still being read${d.total > 1 ? ` (${d.done} of ${d.total} pages)` : ''}. Ask for record ${d.id} to see how far it has come, and its result.`,
  }),

  // the image
  'image.base64': row<{ path: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.path} is not a valid data URL: ${d.why}. A valid one begins with data:image/png;base64,`,
  }),
  'image.empty': row<{ name: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.name} was not read: it is empty (0 bytes). Save or send it again.`,
  }),
  'image.format': row<{ name: string; found: string; entrance?: Entrance; isDocument?: boolean }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.name} was not read: it is ${d.found}. Fovea reads ${joinList(formatNames(d.entrance ?? 'contract'), ' and ')} images${d.isDocument ? ' here; send documents to /api/documents' : ''}.`,
  }),
  'image.size': row<{ name: string; sizeBytes: number; maxBytes: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.name} was not read: it is ${megabytes(d.sizeBytes)} and the limit is ${megabytes(d.maxBytes)}. Save it smaller or crop it.`,
  }),
  'image.tooSmall': row<{ name: string; width: number; height: number; minPx: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.name} was not read: it is ${d.width}x${d.height} pixels, and the minimum is ${d.minPx}x${d.minPx}. Scan or photograph it larger.`,
  }),
  'image.tooLarge': row<{ name: string; width: number; height: number; maxPx: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.name} was not read: it is ${d.width}x${d.height} pixels, and the maximum is ${d.maxPx}x${d.maxPx}. Make it smaller or crop it.`,
  }),
  'image.broken': row<{ name: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.name} was not read: its image data is damaged (${d.why}). Save or send it again.`,
  }),
  'image.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `The image of record ${d.id} is gone: its file was moved or deleted.`,
  }),
  // documents
  'document.locked': row<{ name: string; wasTried: boolean }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      d.wasTried
        ? `${d.name} was not read: the password does not open it. Give the right one.`
        : `${d.name} was not read: it is locked. Give the password that opens it.`,
  }),
  'document.broken': row<{ name: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.name} was not read: the document is damaged (${d.why}). Save or send it again.`,
  }),
  'document.tooLong': row<{ name: string; pages: number; maxPages: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.name} was not read: it has ${d.pages} pages, and the maximum is ${d.maxPages}. Split it into parts.`,
  }),
  'document.noPage': row<{ name: string; number: number; pages: number }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `${d.name} has no page ${d.number}: its last one is ${d.pages}.`,
  }),
  'document.givenUp': row<{ name: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `This page of ${d.name} was not read, because other pages took too much processor time or memory. Read it by its number, or raise the limit in the settings.`,
  }),
  'document.tooCostly': row<{ name: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `Pictures and PDFs of ${d.name} took too much processor time or memory. They can be requested again in an hour.`,
  }),
  'document.noPages': row<{ name: string; asked: string; pages: number }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.name} has ${d.pages === 1 ? 'one page' : `${d.pages} pages`}, so there is nothing to read of pages ${d.asked}. Choose from 1 to ${d.pages}.`,
  }),
  'document.onePage': row<{ name: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.name} has one page, so there is nothing to split.`,
  }),
  'document.onePart': row<{ name: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `Nothing in ${d.name} tells where another document begins. Name the pages of each part.`,
  }),
  'document.incomplete': row<{ name: string; numbers: number[]; why: string }>({
    status: 500,
    exit: exit.data,
    text: (d) =>
      `${d.name} was read without ${d.numbers.length === 1 ? 'page' : 'pages'} ${joinList(d.numbers.map(String), ' and ')}: ${d.why}`,
  }),
  'document.pageBroken': row<{ name: string; number: number; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `Page ${d.number} of ${d.name} was not read: it is damaged (${d.why}).`,
  }),
  'document.pageSize': row<{
    name: string
    number: number
    widthInches: number
    heightInches: number
    maxInches: number
  }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `Page ${d.number} of ${d.name} was not read: it is ${d.widthInches} x ${d.heightInches} inches, and a side can have ${d.maxInches}.`,
  }),
  // searchable PDFs
  'searchable.locked': row<{ name: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `No searchable PDF was made of ${d.name}: it is protected by a password or against changes. Save a copy without protection, and read that.`,
  }),
  'searchable.original': row<{ name: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `No searchable PDF was made of ${d.name}: nothing can be added to it (${d.why}). Print it to a PDF again, and read that.`,
  }),
  'searchable.archival': row<{ name: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.name} can't be made PDF/A: it is a PDF, whose pages are kept as they are. Make the searchable PDF without PDF/A.`,
  }),
  'searchable.large': row<{ name: string; megabytes: number; mostMegabytes: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The searchable PDF of ${d.name} is ${d.megabytes} MB, and the maximum is ${d.mostMegabytes} MB. Export fewer records or pages.`,
  }),
  'url.scheme': row<{ url: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.url} can't be fetched: the URL of an image must begin with http:, https: or data:.`,
  }),
  'url.refused': row<{ host: string }>({
    status: 400,
    exit: exit.noRights,
    text: (d) =>
      `${d.host} is an address on this machine or a private network, and images are not fetched from there. The owner can allow it in the settings.`,
  }),
  'url.failed': row<{ url: string; why: string }>({
    status: 400,
    exit: exit.unavailable,
    text: (d) => `${d.url} could not be fetched: ${d.why}.`,
  }),

  // files and folders
  'file.gone': row<{ path: string }>({
    status: 400,
    exit: exit.noInput,
    text: (d) => `${d.path} does not exist. Check the name, or whether it was moved.`,
  }),
  'file.noRights': row<{ path: string }>({
    status: 400,
    exit: exit.noRights,
    passes: true,
    text: (d) => `You don't have the right to open ${d.path}. Change its rights, or copy it elsewhere.`,
  }),
  'file.notRegular': row<{ path: string; kind: string }>({
    status: 400,
    exit: exit.noInput,
    text: (d) => `${d.path} is ${d.kind}, not a file. Name an image file.`,
  }),
  'file.busy': row<{ path: string }>({
    status: 400,
    exit: exit.tryAgain,
    passes: true,
    text: (d) => `${d.path} is in use by another program. Close it there, then try again.`,
  }),
  'file.unfinished': row<{ path: string }>({
    status: 400,
    exit: exit.tryAgain,
    passes: true,
    text: (d) => `${d.path} ends in the middle of the image: it may still be arriving.`,
  }),
  'file.changed': row<{ path: string }>({
    status: 400,
    exit: exit.tryAgain,
    text: (d) => `${d.path} was changed or replaced after it was added. Add it again.`,
  }),
  'file.io': row<{ path: string; why: string }>({
    status: 500,
    exit: exit.io,
    passes: true,
    text: (d) => `${d.path} could not be read or written: ${d.why}.`,
  }),
  'folder.empty': row<{ path: string }>({
    status: 400,
    exit: exit.noInput,
    text: (d) => `${d.path} holds no ${joinList(formatNames('own'), ' or ')} file.`,
  }),
  'folder.notFolder': row<{ path: string }>({
    status: 400,
    exit: exit.noInput,
    text: (d) => `${d.path} is not a folder. Name the folder itself, not a file in it.`,
  }),
  'folder.watched': row<{ path: string; by: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.path} is already watched, as part of ${d.by}. Choose another folder, or change that one.`,
  }),
  'folder.ownData': row<{ path: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.path} holds Fovea's own data and can't be watched. Choose another folder.`,
  }),

  'folder.outputInside': row<{ path: string; root: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.path} is inside the watched folder ${d.root}, so what is written there would be read as a new file. Choose a folder outside it.`,
  }),
  'folder.outputRelative': row<{ path: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.path} is not a full path. Begin at the root or the drive.`,
  }),
  'folder.sheetEnding': row<{ path: string; ending: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.path} does not end in ${d.ending}, but the spreadsheet is to be of that kind. Change its name.`,
  }),
  'folder.pattern': row<{ pattern: string; why: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `The pattern ${d.pattern} can't be used: ${d.why}. Patterns look like *.png or drafts/.`,
  }),
  'folder.template': row<{ template: string; why: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `The file name ${d.template} can't be used: ${d.why}. It looks like {date} {name}.`,
  }),
  'folder.notAsking': row<{ path: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `No files in ${d.path} are waiting for a decision.`,
  }),
  'folder.ruleText': row<{ why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `This is not a rule exported from a watch folder: ${d.why}. Export one with: fovea folder export`,
  }),
  'folder.notInside': row<{ path: string; root: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.path} is not in the folder ${d.root}. Name a file in that folder.`,
  }),
  'folder.noEvents': row<{ path: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `The system does not report changes in ${d.path} (${d.why}), so Fovea checks the folder regularly.`,
  }),
  'folder.sameNames': row<{ path: string; name: string }>({
    status: 500,
    exit: exit.noInput,
    text: (d) =>
      `Several files in ${d.path} have a name that reads ${d.name}, because their names are not UTF-8. Only one of them is read. Rename the others.`,
  }),
  'disk.full': row<{ path: string; freeBytes: number }>({
    status: 500,
    exit: exit.tryAgain,
    passes: true,
    text: (d) =>
      `The disk of ${d.path} is almost full (${megabytes(d.freeBytes)} left). Free some space, and Fovea continues by itself.`,
  }),
  'disk.readOnly': row<{ path: string }>({
    status: 500,
    exit: exit.tryAgain,
    passes: true,
    text: (d) =>
      `The disk of ${d.path} has become read-only. Linux does that after an error of the disk. Save what is on it, check it, and start Fovea again; documents that were being read are continued.`,
  }),
  'output.taken': row<{ path: string }>({
    status: 500,
    exit: exit.cannotCreate,
    text: (d) =>
      `${d.path} and a hundred similar names are already taken. Choose another file name for results.`,
  }),
  'output.changed': row<{ path: string }>({
    status: 500,
    exit: exit.cannotCreate,
    text: (d) =>
      `${d.path} was changed or removed after Fovea wrote it, so it was left alone and does not have the correction. To write it again, delete it and read the image again.`,
  }),
  'sheet.open': row<{ path: string; lock: string }>({
    status: 500,
    exit: exit.tryAgain,
    passes: true,
    text: (d) =>
      `The spreadsheet ${d.path} is open in another program. Close it there, and it is updated by itself.` +
      (d.lock ? ` If no program has it open, delete ${d.lock}.` : ''),
  }),
  'sheet.kept': row<{ path: string; count: number; records: string }>({
    status: 500,
    exit: exit.cannotCreate,
    text: (d) =>
      `${d.count === 1 ? 'A row' : `${d.count} rows`} of ${d.path} ${d.count === 1 ? 'was' : 'were'} edited by hand and left alone, although the record has changed since: ${d.records}.`,
  }),
  'sheet.slow': row<{ path: string; limitSeconds: number }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `${d.path} was not updated: working it out took more than ${d.limitSeconds} s. Move the file away, or name another sheet in the rule of the folder.`,
  }),
  'sheet.left': row<{ path: string; next: string }>({
    status: 500,
    exit: exit.cannotCreate,
    text: (d) =>
      `${d.path} does not have the columns that Fovea writes, so it was left alone. The spreadsheet continues in ${d.next}.`,
  }),
  'output.outside': row<{ path: string; base: string }>({
    status: 500,
    exit: exit.noRights,
    text: (d) =>
      `A link in ${d.path} leads out of ${d.base}, so nothing was written there. Replace the link with a folder, or choose another folder for results.`,
  }),
  'hook.command': row<{ command: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    passes: true,
    text: (d) => `The program ${d.command} failed: ${d.why}.`,
  }),
  'hook.webhook': row<{ url: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    passes: true,
    text: (d) => `The result could not be sent to ${d.url}: ${d.why}.`,
  }),
  'hook.address': row<{ url: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `Results can't be sent to ${d.url}. Use an http: or https: address on this machine or its local network.`,
  }),

  'hook.header': row<Nothing>({
    status: 400,
    exit: exit.usage,
    text: () =>
      'The header of the web address has no form that can be sent. Write a name, a colon and a value in ASCII, as in Authorization: Bearer TOKEN; Host, Content-Type and Content-Length are set by Fovea.',
  }),
  'hook.credentials': row<{ url: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `The address ${d.url} was given with a user name or password, which would be shown with the rule. Leave them out, and set the header of the web address instead: Authorization: Basic, and user:password in base64.`,
  }),

  // the result schema
  'schema.missing': row<Nothing>({
    status: 400,
    exit: exit.usage,
    text: () => 'result_schema is missing. It names the fields to fill, such as {"total":""}.',
  }),
  'schema.notJson': row<{ why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `result_schema is not valid JSON: ${d.why}.`,
  }),
  'schema.notObject': row<{ path: string; found: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.path} is ${d.found}, but it must be a JSON object with at least one field, such as {"total":""}.`,
  }),
  'schema.depth': row<{ path: string; max: number }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is on level ${d.max + 1}, but a schema has at most ${d.max} levels. Move it up.`,
  }),
  'schema.value': row<{ path: string; found: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is ${d.found}, but every value in a schema must be an empty string: "".`,
  }),
  'schema.emptyKey': row<{ path: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} has an empty key. Give the field a name.`,
  }),
  'schema.duplicateKey': row<{ path: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is there twice. Keep one of them.`,
  }),
  'schema.emptyObject': row<{ path: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is an empty object. Give it at least one field.`,
  }),
  'schema.array': row<{ path: string; found: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.path} has ${d.found}, but a list in a schema has exactly one, the template: [""] or [{"name":""}].`,
  }),
  'schema.nestedArray': row<{ path: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is a list directly in a list. Put an object in between.`,
  }),
  'schema.reservedKey': row<{ path: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} can't be the name of a field: programs use it for something else. Rename it.`,
  }),
  'schema.tooBig': row<{ path: string; unit: 'keys' | 'characters'; max: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `result_schema is too big: at ${d.path} it has more than ${d.max} ${d.unit}. Ask for fewer fields.`,
  }),
  'schema.nameTaken': row<{ name: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `There is already a schema named ${d.name}. Choose another name, or change that one.`,
  }),

  // lookups by id
  'record.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no record ${d.id}. It may have been deleted.`,
  }),
  'record.notFailed': row<{ id: string; status: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `Record ${d.id} is ${d.status}. Only a failed or cancelled one can be tried again.`,
  }),
  'record.notDone': row<{ id: string; status: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `Record ${d.id} is ${d.status}, so it has no result yet.`,
  }),
  'field.unknown': row<{ field: string; known: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `The record has no field ${d.field}. It has: ${d.known}`,
  }),
  'field.gap': row<{ field: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.field} would leave a gap in the list. Fill in the entry before it first.`,
  }),
  'field.notCorrected': row<{ field: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.field || 'The text'} was not corrected, so there is nothing to undo.`,
  }),
  'box.empty': row<Nothing>({
    status: 400,
    exit: exit.data,
    text: () => 'No text was read in that box. Give the value too, or draw the box around the text.',
  }),
  'rule.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no rule ${d.id}. List them with: fovea rule list`,
  }),
  'rule.file': row<{ path: string; rule: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `These are not rules exported by Fovea: ${d.path ? `${d.path} ` : ''}${d.rule}.`,
  }),
  'schema.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) =>
      `There is no schema ${d.id}. List yours with: fovea schema list, and the ready-made ones with: fovea schema built-in`,
  }),
  'folder.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no watch folder ${d.id}. List them with: fovea folder list`,
  }),
  'key.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no API key ${d.id}. List them with: fovea key list`,
  }),
  'session.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no session ${d.id}. List them with: fovea session list`,
  }),

  // reading
  'read.crashed': row<{ name: string; attempts: number }>({
    status: 500,
    exit: exit.bug,
    text: (d) =>
      `${d.name} was not read: the reading process crashed ${times(d.attempts)}. Try again, or save the image again.`,
  }),
  'read.timeout': row<{ name: string; limitSeconds: number }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `${d.name} was not read: it took more than ${d.limitSeconds} s of processor time. Crop it, or raise the limit in the settings.`,
  }),
  'read.memory': row<{ name: string; limitMegabytes: number }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `${d.name} was not read: it took more than ${d.limitMegabytes} MB of memory. Save it again with another program, or split it.`,
  }),
  'read.stalled': row<{ name: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) => `${d.name} was not read: reading came to a halt. Try again.`,
  }),
  'read.model': row<{ language: string; why: string }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `The model for ${d.language} can't be used: ${d.why}. Add the language again, or reinstall Fovea.`,
  }),
  'read.language': row<{ language: string; known: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `The language ${d.language} is not installed. Installed: ${d.known}. Add it with: fovea language add`,
  }),
  'language.name': row<{ language: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.language} is not the code of a language. Use a code such as fin or fi.`,
  }),
  'language.inBox': row<{ language: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.language} came with Fovea, so it can't be added or removed.`,
  }),
  'language.unknown': row<{ language: string }>({
    status: 404,
    exit: exit.usage,
    text: (d) => `The language ${d.language} was not added. List all with: fovea language list`,
  }),
  'language.notFound': row<{ language: string }>({
    status: 404,
    exit: exit.unavailable,
    text: (d) =>
      `tesseract on this machine has no model for ${d.language}. Name a file with --path, or download one with --download.`,
  }),
  'language.notOnNpm': row<{ language: string }>({
    status: 404,
    exit: exit.unavailable,
    text: (d) => `npm has no model for ${d.language}. Check the code, or name a file with --path.`,
  }),
  'language.notModel': row<{ path: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} can't be used as a model: ${d.why}. Use a .traineddata file of tesseract 4 or 5.`,
  }),
  'language.fetch': row<{ why: string }>({
    status: 500,
    exit: exit.tryAgain,
    text: (d) =>
      `The model could not be downloaded from npm: ${d.why}. Check the network, or name a file with --path.`,
  }),
  'pack.manifest': row<{ path: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.path} is not an engine pack: ${d.why}. A pack is a folder with a pack.json that names its files.`,
  }),
  'pack.zip': row<{ path: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.path} is not an engine pack: ${d.why}. Choose a folder with a pack.json, that file, or a zip archive of them.`,
  }),
  'pack.taken': row<{ pack: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `There is already an engine pack ${d.pack}. Remove it first, or change the name in the new pack's pack.json.`,
  }),
  'pack.inBox': row<{ pack: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `The engine pack ${d.pack} came with Fovea and can't be removed.`,
  }),
  'pack.unknown': row<{ pack: string; known: string }>({
    status: 404,
    exit: exit.usage,
    text: (d) => `There is no engine pack ${d.pack}. There are: ${d.known}.`,
  }),
  'pack.crashed': row<{ pack: string; limitSeconds: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: the process that opened it crashed, or took longer than ${d.limitSeconds} s. Its networks may need more memory.`,
  }),
  'pack.file': row<{ pack: string; file: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: ${d.file} can't be read (${d.why}). Get the pack again; if it came with Fovea, reinstall Fovea.`,
  }),
  'pack.changed': row<{ pack: string; file: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: ${d.file} is not the file that its pack.json names. Get the pack again; if it came with Fovea, reinstall Fovea.`,
  }),
  'pack.network': row<{ pack: string; file: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: ${d.file} is not a network that ONNX Runtime can run (${d.why}). Convert it to ONNX.`,
  }),
  'pack.alphabet': row<{ pack: string; characters: number; classes: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: its alphabet has ${d.characters} entries with the blank and the space, but its network has ${d.classes} classes. Use the alphabet that the network was trained with.`,
  }),
  'pack.notInCatalogue': row<{ pack: string; known: string }>({
    status: 404,
    exit: exit.usage,
    text: (d) => `The catalogue has no engine pack ${d.pack}. It has: ${d.known}.`,
  }),
  'pack.getting': row<{ pack: string }>({
    status: 400,
    exit: exit.tryAgain,
    text: (d) => `The engine pack ${d.pack} is being fetched already. Wait, or cancel that first.`,
  }),
  'pack.cancelled': row<{ pack: string }>({
    status: 500,
    exit: exit.tryAgain,
    text: (d) => `Getting the engine pack ${d.pack} was cancelled.`,
  }),
  'pack.fetch': row<{ url: string; why: string }>({
    status: 500,
    exit: exit.tryAgain,
    text: (d) =>
      `${d.url} could not be fetched: ${d.why}. What has arrived is kept, and the next try goes on from there. Check the connection; or fetch the files elsewhere, and add the folder that you put them into.`,
  }),
  'pack.redirect': row<{ url: string; host: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `${d.url} leads to another host, ${d.host}, which is not in the catalogue, so nothing was fetched from there. If you trust it, fetch the file by hand, and add the folder that you put the files into.`,
  }),
  'pack.otherHash': row<{ url: string; expected: string; came: string }>({
    status: 500,
    exit: exit.data,
    text: (d) =>
      `What came from ${d.url} is not the file in the catalogue, and was deleted: its SHA-256 is ${d.came}, not ${d.expected}. Try again; if it happens again, the file was replaced there, and this Fovea can't use it.`,
  }),
  'pack.hashUnknown': row<{ url: string; came: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The catalogue has no hash for ${d.url}. The file that came has the SHA-256 ${d.came}. Compare it with what its publisher states; if it is the same, get the pack again and accept this hash (--accept ${d.came}).`,
  }),
  'pack.noSpace': row<{ path: string; neededBytes: number; freeBytes: number }>({
    status: 500,
    exit: exit.tryAgain,
    text: (d) =>
      `The engine pack needs ${megabytes(d.neededBytes)} on the disk of ${d.path}, and ${megabytes(d.freeBytes)} are free. Free some space, and get it again; what has arrived is kept.`,
  }),
  'engine.runtime': row<{ why: string }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `ONNX Runtime can't be started, neither the build for this machine nor the portable one (${d.why}). Reinstall Fovea.`,
  }),
  'read.cancelled': row<{ name: string }>({
    status: 500,
    exit: exit.tryAgain,
    text: (d) => `${d.name} was cancelled before it was read.`,
  }),

  // understanding what was read
  'understand.tooMuch': row<{ name: string; fields: number; words: number; looks: number; most: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.name} was read, but its fields were not filled: ${d.fields} fields on a page of ${d.words} words take ${millions(d.looks)} million comparisons, and the limit is ${millions(d.most)} million. Ask for fewer fields at a time, or crop the image.`,
  }),
  'understand.timeout': row<{ name: string; limitSeconds: number }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `${d.name} was read, but making the result took longer than ${d.limitSeconds} s. Ask for fewer fields at a time, or crop the image.`,
  }),
  'understand.crashed': row<{ name: string; attempts: number }>({
    status: 500,
    exit: exit.bug,
    text: (d) =>
      `${d.name} was read, but the process that makes the result crashed ${times(d.attempts)}. Try again, or ask for fewer fields.`,
  }),

  // the language model
  'model.address': row<{ address: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.address || 'An empty text'} can't be the address of a language model. It looks like http://127.0.0.1:11434/v1, without a password.`,
  }),
  'model.notConfirmed': row<{ host: string }>({
    status: 400,
    exit: exit.noRights,
    text: (d) =>
      `${d.host} is not this machine, so the text of pages would leave it. If you want that, allow the host: fovea settings set --confirmed-model-host ${d.host}`,
  }),
  'model.unreachable': row<{ host: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `No language model answers at ${d.host} (${d.why}). Start it, or check its address in the settings.`,
  }),
  'model.timeout': row<{ host: string; limitSeconds: number }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `The language model at ${d.host} did not answer within ${d.limitSeconds} s. Give it more time in the settings, or use a smaller one.`,
  }),
  'model.failed': row<{ host: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) => `The language model at ${d.host} can't be used: ${d.why}.`,
  }),
  'model.name': row<{ model: string; known: string }>({
    status: 400,
    exit: exit.config,
    text: (d) =>
      `${d.model ? `There is no model ${d.model} at this address` : 'This address has several models'}. Name one of: ${d.known}`,
  }),

  // the installation
  'engine.locked': row<{ dataDir: string; pid: number | null }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `The data folder ${d.dataDir} is in use by another Fovea${d.pid === null ? '' : ` (process ${d.pid})`}. Close that one, or use another folder with --data.`,
  }),
  'engine.closing': row<Nothing>({
    status: 500,
    exit: exit.tryAgain,
    passes: true,
    text: () =>
      'Fovea is closing and takes no new images. Those already accepted are read after the next start.',
  }),
  'server.unreachable': row<{ why: string }>({
    status: 500,
    exit: exit.unavailable,
    passes: true,
    text: (d) => `Fovea does not answer (${d.why}). Check that it is running, then try again.`,
  }),
  'engine.unreachable': row<{ dataDir: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) => `The Fovea that uses ${d.dataDir} does not answer (${d.why}). Close it, then try again.`,
  }),
  'data.notUsable': row<{ dataDir: string; why: string }>({
    status: 500,
    exit: exit.cannotCreate,
    text: (d) => `The data folder ${d.dataDir} can't be used: ${d.why}. Choose another with --data.`,
  }),
  'data.newer': row<{ file: string; version: number; known: number }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `${d.file} was written by a newer Fovea (database version ${d.version}, this one knows ${d.known}). Update Fovea, or use another folder with --data.`,
  }),
  'data.damaged': row<{ file: string; why: string }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `${d.file} can't be opened as a database: ${d.why}. Nothing in it was changed. To start with an empty one, use another folder with --data.`,
  }),
  'data.unsound': row<{ dataDir: string; problems: number }>({
    status: 500,
    exit: exit.data,
    text: (d) =>
      `The data folder ${d.dataDir} has ${d.problems === 1 ? '1 problem' : `${d.problems} problems`}. What to do is listed above.`,
  }),
  'backup.unknown': row<{ name: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no copy ${d.name}. List them with: fovea backup list`,
  }),
  'backup.damaged': row<{ name: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The copy ${d.name} is damaged (${d.why}), so it was not restored. Choose another one under Settings > Storage, or with: fovea backup list`,
  }),
  'backup.notRestored': row<{ name: string; why: string }>({
    status: 500,
    exit: exit.io,
    text: (d) =>
      `The copy ${d.name} could not be restored: ${d.why}. The database is as it was. Solve that, then restore it again.`,
  }),
  'backup.notMade': row<{ dir: string; why: string }>({
    status: 500,
    exit: exit.io,
    text: (d) =>
      `This week’s copy of the database could not be made in ${d.dir}: ${d.why}. The copies already there are kept, and Fovea tries again every day.`,
  }),
  'data.restored': row<{ name: string; before: string | null }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `The database was restored from the copy ${d.name}.${d.before === null ? '' : ` The one before is kept: ${d.before}`}`,
  }),
  'data.rights': row<{ path: string; why: string }>({
    status: 500,
    exit: exit.noRights,
    text: (d) =>
      `Others on this machine can read ${d.path}, and its rights can't be changed (${d.why}). Become its owner, or use a data folder on a disk that has rights.`,
  }),
  'data.broken': row<{ why: string }>({
    status: 500,
    exit: exit.io,
    text: (d) =>
      `The database is damaged (${d.why}), so nothing more is written to it. Restart Fovea: it keeps the damaged file and rescues what can be read.`,
  }),
  'data.journalGone': row<{ journal: string }>({
    status: 500,
    exit: exit.data,
    text: (d) =>
      `Fovea did not end properly the last time, and ${d.journal} is missing. The last changes before that are lost with it. If you still have that file, stop Fovea and put it back together with the fovea.sqlite of that moment.`,
  }),
  'data.rescued': row<{
    setAside: string
    rows: number
    from: string | null
    incomplete: readonly string[]
    fromCopy: number
  }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      [
        d.from === null
          ? 'The database was damaged and nothing in it could be read, so Fovea made a new one.'
          : `The database was damaged. Fovea made a new one with the ${d.rows} rows that could be read from ${d.from}.`,
        ...(d.incomplete.length > 0 ? [`Some rows could not be read in: ${d.incomplete.join(', ')}.`] : []),
        ...(d.fromCopy > 0 ? [`${d.fromCopy} of them came from the newest copy.`] : []),
        `The damaged file is kept: ${d.setAside}.`,
        'If something is missing, restore a copy under Settings > Storage, or with: fovea backup list',
      ].join(' '),
  }),
  'data.foreign': row<{ file: string }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `${d.file} is the database of another program: it has tables that Fovea does not know. Nothing in it was changed. Use another folder with --data.`,
  }),
  'port.invalid': row<{ port: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.port} is not a port. Use a number from 0 (any free one) to 65535.`,
  }),
  'readers.address': row<{ address: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.address} is not the address of a queue. Write postgres://USER@HOST/DATABASE.`,
  }),
  'readers.bucket': row<{ address: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.address} is not the address of a bucket. Write s3://BUCKET/PREFIX, with ?endpoint=https://HOST for a service other than AWS. Keys are taken from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
  }),
  'readers.password': row<{ address: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `The address has a password, which everyone on this machine can see. Write ${d.address}, and put the password into a file for --password-file, or into PGPASSWORD.`,
  }),
  'port.inUse': row<{ port: number }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) => `Port ${d.port} is in use by another program. Choose another with --port.`,
  }),
  'socket.refused': row<{ path: string; why: string }>({
    status: 500,
    exit: exit.noRights,
    text: (d) =>
      `Can't listen at ${d.path}: ${d.why}. Use a data folder on a local disk with a shorter path.`,
  }),
  'port.refused': row<{ port: number; host: string; why: string }>({
    status: 500,
    exit: exit.noRights,
    text: (d) => `Can't listen on ${d.host}:${d.port}: ${d.why}. Choose another with --host and --port.`,
  }),
  'node.version': row<{ version: string; least: number }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `Node ${d.version} is too old: Fovea needs ${d.least} or later. Start it with npm (npm start, npm run fovea), which brings its own.`,
  }),

  'build.failed': row<{ why: string }>({
    status: 500,
    exit: exit.config,
    text: (d) => `The window could not be built: ${d.why}. For the full message, run: npm run build`,
  }),

  // the command line
  'cli.unknownCommand': row<{ command: string; like: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `There is no command ${d.command}.${d.like ? ` Did you mean ${d.like}?` : ''} List them with: fovea help`,
  }),
  'cli.unknownOption': row<{ option: string; command: string; known: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.command} has no option ${d.option}. It takes: ${d.known}`,
  }),
  'cli.missingValue': row<{ option: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.option} needs a value.`,
  }),
  'cli.missingArgument': row<{ command: string; argument: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.command} needs ${d.argument}. See: fovea help ${d.command}`,
  }),
  'cli.extraArgument': row<{ command: string; argument: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.command} does not take ${d.argument}. See: fovea help ${d.command}`,
  }),

  internal: row<{ reference: string }>({
    status: 500,
    exit: exit.bug,
    text: (d) => `Something went wrong in Fovea. Nothing was lost. Find it in the log under ${d.reference}.`,
  }),
} as const

export type ErrorCode = keyof typeof errors
export type ErrorData = { [C in ErrorCode]: Parameters<(typeof errors)[C]['text']>[0] }

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code)
}

/** A size in MB with two decimals, so that a size just over a limit does not read like the limit. */
function megabytes(bytes: number): string {
  const value = bytes / 1024 / 1024
  return `${(Math.ceil(value * 100) / 100).toString()} MB`
}

/** One decimal, so that a value just over a limit does not read like the limit. */
function millions(count: number): string {
  return (Math.ceil(count / 100_000) / 10).toString()
}

/** Ends a sentence with a full stop. */
function stopped(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
