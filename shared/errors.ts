// Every way in which something can be expected to go wrong: its HTTP status, the command line's exit code,
// whether it can pass by itself (then a job is tried again), and its sentence.
import { imageFormatNames } from './image/formats.ts'
import { imageLimits } from './limits.ts'
import { listed } from './listed.ts'

/** Exit codes as sysexits.h has them, so that scripts can tell the classes apart. */
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
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 431 | 500
  readonly exit: (typeof exit)[keyof typeof exit]
  readonly passes?: true
  /** What happened, to which thing, why, and what to do. */
  readonly text: (data: Data) => string
}

function row<Data>(value: Row<Data>): Row<Data> {
  return value
}

type Nothing = Record<string, never>

export const errors = {
  // what was sent
  'input.invalid': row<{ path: string; rule: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => (d.path ? `${d.path}: ${d.rule}` : d.rule),
  }),
  'input.notJson': row<{ why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `The body is not valid JSON: ${d.why}.`,
  }),
  'http.notFound': row<{ path: string }>({
    status: 404,
    exit: exit.usage,
    text: (d) => `There is nothing at ${d.path}. See /docs for what there is.`,
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
      `The body is over the limit of ${megabytes(d.maxBytes)}. An image may have ${megabytes(imageLimits.maxBytes)}, which base64 makes a third larger. Send a smaller image.`,
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
    text: (d) => `The request is not HTTP as it should be: ${d.why}.`,
  }),
  'http.headersTooLarge': row<{ maxBytes: number }>({
    status: 431,
    exit: exit.usage,
    text: (d) =>
      `The request's address and headers are over the limit of ${d.maxBytes / 1024} KB. Send images in the body.`,
  }),
  'http.tooSlow': row<Nothing>({
    status: 408,
    exit: exit.tryAgain,
    passes: true,
    text: () => 'The request did not arrive whole in time. Send it again.',
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
    text: (d) => `Pages of ${d.origin} may not use this service.`,
  }),

  // who asks
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
      'The API key is not valid here: it is mistyped, or it was revoked. Create one with: fovea key create',
  }),
  'auth.mismatch': row<Nothing>({
    status: 401,
    exit: exit.noRights,
    text: () =>
      'Two different API keys were sent, in the address, in the header or one in each. Send one, or the same.',
  }),
  'auth.ownerToken': row<Nothing>({
    status: 401,
    exit: exit.noRights,
    text: () =>
      'The header X-Fovea-Owner does not hold the token of the Fovea that runs here. It may have been started anew: run the command again.',
  }),
  'auth.link': row<Nothing>({
    status: 401,
    exit: exit.noRights,
    text: () =>
      'This sign-in link was used already or is too old. Ask the server for a new one: fovea session link',
  }),
  'auth.owner': row<{ call: string }>({
    status: 403,
    exit: exit.noRights,
    text: (d) =>
      `${d.call} is for the owner of this installation; an API key does not open it. Sign in first.`,
  }),
  'quota.used': row<{ tier: string; limit: number; resetsAt: string }>({
    status: 403,
    exit: exit.unavailable,
    text: (d) =>
      `This key's ${d.limit} requests of the month (tier ${d.tier}) are used up. The next month starts at ${d.resetsAt}.`,
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
    text: (d) => `The queue is full (${d.waiting} images wait). Try again in ${d.retryAfterSeconds} s.`,
  }),

  // the image
  'image.base64': row<{ path: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is not a valid data URL: ${d.why}. It looks like data:image/png;base64,iVBOR...`,
  }),
  'image.empty': row<{ name: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.name} was not read: it is empty (0 bytes).`,
  }),
  'image.format': row<{ name: string; found: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.name} was not read: it is ${d.found}, and ${listed(imageFormatNames, ' and ')} images can be read.`,
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
      `${d.name} was not read: it is ${d.width}x${d.height} pixels and the least is ${d.minPx}x${d.minPx}. Scan or photograph it larger.`,
  }),
  'image.tooLarge': row<{ name: string; width: number; height: number; maxPx: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.name} was not read: it is ${d.width}x${d.height} pixels and the most is ${d.maxPx}x${d.maxPx}. Shrink or crop it.`,
  }),
  'image.broken': row<{ name: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.name} was not read: its picture data is damaged (${d.why}). Save or send it again.`,
  }),
  'image.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `The image of record ${d.id} is not there any more: its file was moved or deleted.`,
  }),
  'url.scheme': row<{ url: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.url} can't be fetched: an image URL begins with http:, https: or data:.`,
  }),
  'url.refused': row<{ host: string }>({
    status: 400,
    exit: exit.noRights,
    text: (d) =>
      `${d.host} is an address of this machine or of a private network, and images are not fetched from there. The owner can allow it in the settings.`,
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
    text: (d) => `${d.path} is not there. Check the name, or whether it was moved.`,
  }),
  'file.noRights': row<{ path: string }>({
    status: 400,
    exit: exit.noRights,
    passes: true,
    text: (d) => `${d.path} may not be opened by this user. Change its rights, or copy it elsewhere.`,
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
    text: (d) => `${d.path} ends in the middle of the picture: it may still be on its way.`,
  }),
  'file.changed': row<{ path: string }>({
    status: 400,
    exit: exit.tryAgain,
    text: (d) => `${d.path} was changed or replaced after it was accepted. Add it again.`,
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
    text: (d) => `${d.path} holds no ${listed(imageFormatNames, ' or ')} file.`,
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
      `${d.path} is watched already, by the watch folder ${d.by}. Choose another folder, or change that one.`,
  }),
  'folder.ownData': row<{ path: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.path} holds this program's own data and can't be watched. Choose another folder.`,
  }),

  'folder.outputInside': row<{ path: string; root: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.path} lies inside the watched folder ${d.root}: what is written or moved there would be looked at as if it had landed. Choose a folder outside.`,
  }),
  'folder.outputRelative': row<{ path: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.path} is not a whole path. Name the folder from the root or the drive on.`,
  }),
  'folder.sheetEnding': row<{ path: string; ending: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.path} does not end in ${d.ending}, as the sheet that is asked for does. Name it so.`,
  }),
  'folder.pattern': row<{ pattern: string; why: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `The pattern ${d.pattern} can't be used: ${d.why}. Patterns look like *.png or drafts/.`,
  }),
  'folder.template': row<{ template: string; why: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `The name ${d.template} can't be used: ${d.why}. Names look like {date} {name}.`,
  }),
  'folder.notAsking': row<{ path: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.path} has no files that wait to be decided on.`,
  }),
  'folder.ruleText': row<{ why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `This is no exported rule of a watch folder: ${d.why}. Export one with: fovea folder export`,
  }),
  'folder.notInside': row<{ path: string; root: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.path} does not lie in the folder ${d.root}. Name a file of that folder.`,
  }),
  'folder.noEvents': row<{ path: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `The system tells nothing of what happens in ${d.path} (${d.why}), so the folder is looked through again and again instead.`,
  }),
  'disk.full': row<{ path: string; freeBytes: number }>({
    status: 500,
    exit: exit.tryAgain,
    passes: true,
    text: (d) =>
      `Hardly any space is left on the disk of ${d.path} (${megabytes(d.freeBytes)}). Make room; it goes on by itself.`,
  }),
  'output.taken': row<{ path: string }>({
    status: 500,
    exit: exit.cannotCreate,
    text: (d) =>
      `${d.path} and a hundred names like it are taken by other files. Choose another name for results.`,
  }),
  'output.changed': row<{ path: string }>({
    status: 500,
    exit: exit.cannotCreate,
    text: (d) =>
      `${d.path} was changed or taken away by somebody after it was written, so it was left alone and does not show the correction. Delete it, and read the image again to have it written anew.`,
  }),
  'sheet.open': row<{ path: string; lock: string }>({
    status: 500,
    exit: exit.tryAgain,
    passes: true,
    text: (d) =>
      `The sheet ${d.path} is open in another program. Close it there; it is brought up to date by itself.` +
      (d.lock ? ` If no program has it open, delete ${d.lock}.` : ''),
  }),
  'sheet.kept': row<{ path: string; count: number; records: string }>({
    status: 500,
    exit: exit.cannotCreate,
    text: (d) =>
      `${d.count === 1 ? 'A row' : `${d.count} rows`} of ${d.path} ${d.count === 1 ? 'was' : 'were'} edited by hand and left alone, although the record has changed since: ${d.records}.`,
  }),
  'sheet.left': row<{ path: string; next: string }>({
    status: 500,
    exit: exit.cannotCreate,
    text: (d) =>
      `${d.path} does not have the columns that Fovea writes, so it was left alone. The sheet goes on in ${d.next}.`,
  }),
  'output.outside': row<{ path: string; base: string }>({
    status: 500,
    exit: exit.noRights,
    text: (d) =>
      `A link on the way to ${d.path} leads out of ${d.base}, so nothing is written there. Put a folder in the link's place, or choose another folder for results.`,
  }),
  'hook.command': row<{ command: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    passes: true,
    text: (d) => `The program ${d.command} did not do its work: ${d.why}.`,
  }),
  'hook.webhook': row<{ url: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    passes: true,
    text: (d) => `${d.url} did not take the result: ${d.why}.`,
  }),
  'hook.address': row<{ url: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.url} can't get results: a webhook is an http: or https: address of this machine or its own network.`,
  }),

  // the result schema
  'schema.missing': row<Nothing>({
    status: 400,
    exit: exit.usage,
    text: () =>
      'result_schema is missing: key information extraction needs the fields to fill, such as {"total":""}.',
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
      `${d.path} is ${d.found}, and it must be a JSON object with at least one field, such as {"total":""}.`,
  }),
  'schema.depth': row<{ path: string; max: number }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is on level ${d.max + 1}, and a schema has at most ${d.max} levels. Move it up.`,
  }),
  'schema.value': row<{ path: string; found: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is ${d.found}, and every value of a schema is an empty string: "".`,
  }),
  'schema.emptyKey': row<{ path: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} has an empty key. Give the field a name.`,
  }),
  'schema.duplicateKey': row<{ path: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is given twice. Keep one of them.`,
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
      `${d.path} has ${d.found}, and an array holds exactly one element, the template: [""] or [{"name":""}].`,
  }),
  'schema.nestedArray': row<{ path: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} is an array directly in an array. Put an object in between.`,
  }),
  'schema.reservedKey': row<{ path: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `${d.path} can't be a field: programs take this key for something else. Rename it.`,
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
    text: (d) => `There is a schema named ${d.name} already. Choose another name, or change that one.`,
  }),

  // things that are asked for by id
  'record.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no record ${d.id}; it may have been deleted.`,
  }),
  'record.notFailed': row<{ id: string; status: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `Record ${d.id} is ${d.status}; only a failed or cancelled one can be tried again.`,
  }),
  'record.notDone': row<{ id: string; status: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `Record ${d.id} is ${d.status}; it has no result yet.`,
  }),
  'field.unknown': row<{ field: string; known: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `The record has no field ${d.field}. It has: ${d.known}`,
  }),
  'field.gap': row<{ field: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.field} would leave a gap: a list grows at its end. Correct the element before it first.`,
  }),
  'field.notCorrected': row<{ field: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.field || 'The text'} was never corrected: there is nothing to take back.`,
  }),
  'box.empty': row<Nothing>({
    status: 400,
    exit: exit.data,
    text: () => 'No word that was read stands in that box. Give the value too, or draw the box around it.',
  }),
  'rule.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no rule ${d.id}. List them with: fovea rule list`,
  }),
  'rule.file': row<{ path: string; rule: string }>({
    status: 400,
    exit: exit.data,
    text: (d) => `These are not rules that were exported by Fovea: ${d.path ? `${d.path} ` : ''}${d.rule}.`,
  }),
  'schema.unknown': row<{ id: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) =>
      `There is no schema ${d.id}. List your own with: fovea schema list, and those that came with Fovea with: fovea schema built-in`,
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
      `${d.name} was not read: the reading process ended ${times(d.attempts)} while it was at it. Try again, or save the image anew.`,
  }),
  'read.timeout': row<{ name: string; limitSeconds: number }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) => `${d.name} was not read: it took longer than ${d.limitSeconds} s. Try again, or crop it.`,
  }),
  'read.model': row<{ language: string; why: string }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `The model for ${d.language} can't be used: ${d.why}. Add the language again, or install the application again.`,
  }),
  'read.language': row<{ language: string; known: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `There is no language ${d.language} here. The languages are: ${d.known}. Others can be added: fovea language add`,
  }),
  'language.name': row<{ language: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.language} can't be the name of a language. Use a code such as fin or fi.`,
  }),
  'language.inBox': row<{ language: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.language} came with the application and stays as it is: there is nothing to add or remove.`,
  }),
  'language.unknown': row<{ language: string }>({
    status: 404,
    exit: exit.usage,
    text: (d) => `The language ${d.language} was never added. List them with: fovea language list`,
  }),
  'language.notFound': row<{ language: string }>({
    status: 404,
    exit: exit.unavailable,
    text: (d) =>
      `No tesseract on this machine has a model for ${d.language}. Give its file with --path, or fetch it with --download.`,
  }),
  'language.notOnNpm': row<{ language: string }>({
    status: 404,
    exit: exit.unavailable,
    text: (d) => `npm has no model for ${d.language}. Check the code, or give a model's file with --path.`,
  }),
  'language.notModel': row<{ path: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.path} is no model that can be read with: ${d.why}. Give a .traineddata file of tesseract 4 or 5.`,
  }),
  'language.fetch': row<{ why: string }>({
    status: 500,
    exit: exit.tryAgain,
    text: (d) =>
      `The model could not be fetched from npm: ${d.why}. Check the network, or give a model's file with --path.`,
  }),
  'pack.manifest': row<{ path: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.path} is no engine pack: ${d.why}. A pack is a folder with a pack.json that names its files.`,
  }),
  'pack.zip': row<{ path: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `${d.path} is no engine pack: ${d.why}. Give a folder with a pack.json, that file, or a zip archive of them.`,
  }),
  'pack.taken': row<{ pack: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `There is an engine called ${d.pack} already. Remove it first, or give the new pack another name in its pack.json.`,
  }),
  'pack.inBox': row<{ pack: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `The engine pack ${d.pack} came with the application and stays.`,
  }),
  'pack.unknown': row<{ pack: string; known: string }>({
    status: 404,
    exit: exit.usage,
    text: (d) => `There is no engine pack ${d.pack} here. The packs are: ${d.known}.`,
  }),
  'pack.crashed': row<{ pack: string; limitSeconds: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: the process that opened it ended, or took longer than ${d.limitSeconds} s. Its networks may need more memory than there is.`,
  }),
  'pack.file': row<{ pack: string; file: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: ${d.file} can't be read (${d.why}). Get the pack again whole; if it came with the application, install that again.`,
  }),
  'pack.changed': row<{ pack: string; file: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: ${d.file} is not the file that its manifest names. Get the pack again whole; if it came with the application, install that again.`,
  }),
  'pack.network': row<{ pack: string; file: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: ${d.file} is no network that ONNX Runtime can run (${d.why}). Convert it to ONNX.`,
  }),
  'pack.alphabet': row<{ pack: string; characters: number; classes: number }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The engine pack ${d.pack} can't be used: its alphabet has ${d.characters} entries with the blank and the space, and its network tells ${d.classes} apart. Give the alphabet that the network was trained with.`,
  }),
  'engine.runtime': row<{ why: string }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `ONNX Runtime can't be started here, neither the build for this machine nor the portable one (${d.why}). Install the application again.`,
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
      `${d.name} was read, and its fields were not looked for: ${d.fields} fields on a page of ${d.words} words are ${millions(d.looks)} million comparisons, and the limit is ${millions(d.most)} million. Ask for fewer fields at a time, or crop the image.`,
  }),
  'understand.timeout': row<{ name: string; limitSeconds: number }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `${d.name} was read, and what it says was not worked out: that took longer than ${d.limitSeconds} s. Ask for fewer fields at a time, or crop the image.`,
  }),
  'understand.crashed': row<{ name: string; attempts: number }>({
    status: 500,
    exit: exit.bug,
    text: (d) =>
      `${d.name} was read, and what it says was not worked out: the process that does it ended ${times(d.attempts)} while it was at it. Try again, or ask for fewer fields.`,
  }),

  // the language model
  'model.address': row<{ address: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) =>
      `${d.address || 'Nothing'} can't be the address of a language model. It looks like http://127.0.0.1:11434/v1, without a password.`,
  }),
  'model.notConfirmed': row<{ host: string }>({
    status: 400,
    exit: exit.noRights,
    text: (d) =>
      `${d.host} is not this machine: the text of pages would leave it. If you want that, confirm the host: fovea settings set --confirmed-model-host ${d.host}`,
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
    text: (d) => `The endpoint has no model ${d.model || 'without a name'}. It has: ${d.known}`,
  }),

  // the installation
  'engine.locked': row<{ dataDir: string; pid: number | null }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) =>
      `The data folder ${d.dataDir} is in use by another running Fovea${d.pid === null ? '' : ` (process ${d.pid})`}. Close that one, or use another folder with --data.`,
  }),
  'engine.closing': row<Nothing>({
    status: 500,
    exit: exit.tryAgain,
    passes: true,
    text: () => 'Fovea is closing and takes no new work. What was accepted goes on at the next start.',
  }),
  'server.unreachable': row<{ why: string }>({
    status: 500,
    exit: exit.unavailable,
    passes: true,
    text: (d) => `Fovea does not answer (${d.why}). Check that its server runs, then try again.`,
  }),
  'engine.unreachable': row<{ dataDir: string; why: string }>({
    status: 500,
    exit: exit.unavailable,
    text: (d) => `The Fovea that runs on ${d.dataDir} does not answer (${d.why}). Close it, then try again.`,
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
      `${d.file} was written by a newer Fovea (version ${d.version} of its tables, this one knows ${d.known}). Update Fovea, or use another folder with --data.`,
  }),
  'data.damaged': row<{ file: string; why: string }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `${d.file} can't be opened as a database: ${d.why}. Move it away to start anew; nothing in it was changed.`,
  }),
  'data.unsound': row<{ dataDir: string; problems: number }>({
    status: 500,
    exit: exit.data,
    text: (d) =>
      `The data folder ${d.dataDir} is not as it should be (problems: ${d.problems}). What to do stands with each.`,
  }),
  'backup.unknown': row<{ name: string }>({
    status: 404,
    exit: exit.noInput,
    text: (d) => `There is no copy ${d.name}. See which there are: fovea backup list`,
  }),
  'backup.damaged': row<{ name: string; why: string }>({
    status: 400,
    exit: exit.data,
    text: (d) =>
      `The copy ${d.name} is damaged (${d.why}), so it was not put in place. Take another one under Settings > Storage, or by: fovea backup list`,
  }),
  'backup.notRestored': row<{ name: string; why: string }>({
    status: 500,
    exit: exit.io,
    text: (d) =>
      `The copy ${d.name} could not be put in place: ${d.why}. The database is as it was. Mend that, then restore it again.`,
  }),
  'backup.notMade': row<{ dir: string; why: string }>({
    status: 500,
    exit: exit.io,
    text: (d) =>
      `This week’s copy of the database could not be made in ${d.dir}: ${d.why}. The copies that are there are kept, and it is tried again every day.`,
  }),
  'data.restored': row<{ name: string; before: string | null }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `The copy ${d.name} is in the place of the database now.${d.before === null ? '' : ` What was there before is kept: ${d.before}`}`,
  }),
  'data.rights': row<{ path: string; why: string }>({
    status: 500,
    exit: exit.noRights,
    text: (d) =>
      `Others on this machine can read ${d.path}, and its rights can't be set (${d.why}). Make it yours, or keep the data folder on a disk that has rights.`,
  }),
  'data.broken': row<{ why: string }>({
    status: 500,
    exit: exit.io,
    text: (d) =>
      `The database is damaged (${d.why}), so nothing more is written to it. Start Fovea anew: it keeps the damaged file and saves what can be read of it.`,
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
          ? 'The database was damaged and nothing of it could be read, so Fovea began a new one.'
          : `The database was damaged. Fovea began a new one with the ${d.rows} rows that could be read from ${d.from}.`,
        ...(d.incomplete.length > 0 ? [`Not all rows could be read of: ${d.incomplete.join(', ')}.`] : []),
        ...(d.fromCopy > 0 ? [`${d.fromCopy} of them were taken from the newest copy.`] : []),
        `The damaged file is kept: ${d.setAside}.`,
        'If something is missing, restore a copy under Settings > Storage, or by: fovea backup list',
      ].join(' '),
  }),
  'data.foreign': row<{ file: string }>({
    status: 500,
    exit: exit.config,
    text: (d) =>
      `${d.file} is the database of another program: it holds tables that Fovea does not know. Use another folder with --data; nothing in it was changed.`,
  }),
  'port.invalid': row<{ port: string }>({
    status: 400,
    exit: exit.usage,
    text: (d) => `${d.port} is not a port. Use a number from 0 (any free one) to 65535.`,
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
      `Node ${d.version} is too old to run this: ${d.least} or later is needed. Start it by npm (npm start, npm run fovea), which brings its own.`,
  }),

  'build.failed': row<{ why: string }>({
    status: 500,
    exit: exit.config,
    text: (d) => `The window could not be built: ${d.why}. To see it all: npm run build`,
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
    text: (d) => `Something went wrong inside Fovea; nothing was lost. The log has it under ${d.reference}.`,
  }),
} as const

export type ErrorCode = keyof typeof errors
export type ErrorData = { [C in ErrorCode]: Parameters<(typeof errors)[C]['text']>[0] }

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code)
}

/** Two decimals, so that what is a little over a limit does not read like the limit. */
function megabytes(bytes: number): string {
  const value = bytes / 1024 / 1024
  return `${(Math.ceil(value * 100) / 100).toString()} MB`
}

/** One decimal, so that what is a little over a limit does not read like the limit. */
function millions(count: number): string {
  return (Math.ceil(count / 100_000) / 10).toString()
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
