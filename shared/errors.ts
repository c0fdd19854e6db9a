// The table of errors: every expected failure with its HTTP status, exit code, English sentence, and whether it can pass
// by itself (then the job is retried).
import { formatNames, type Entrance } from './image/formats.ts'
import { imageLimits } from './limits.ts'
import { joinList } from './join-list.ts'
import { textRows, type TextsByCode } from './text-rows.ts'

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

type Status = 202 | 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 431 | 500
type ExitCode = (typeof exit)[keyof typeof exit]

interface Facts {
  readonly status: Status
  readonly exit: ExitCode
  /** Set if it can pass by itself, so that a job is retried. */
  readonly passes?: true
}

/** The rows of errors that share a status and an exit code. */
function rows<Texts extends TextsByCode>(status: Status, exitCode: ExitCode, texts: Texts) {
  const facts: Facts = { status, exit: exitCode }
  return textRows(facts, texts)
}

/** The same for errors that can pass by themselves. */
function passingRows<Texts extends TextsByCode>(status: Status, exitCode: ExitCode, texts: Texts) {
  const facts: Facts = { status, exit: exitCode, passes: true }
  return textRows(facts, texts)
}

export const errors = {
  ...rows(202, exit.tryAgain, {
    /** No failure: a caller who does not wait longer learns where the result will be. */
    'read.pending': (d: { id: string; job: string | null; name: string; done: number; total: number }) =>
      `${d.name} is still being read${d.total > 1 ? ` (${d.done} of ${d.total} pages)` : ''}. Ask for record ${d.id} to see how far it has come, and its result.`,
  }),
  ...rows(400, exit.usage, {
    'input.invalid': (d: { path: string; rule: string }) =>
      stopped(d.path ? `${d.path}: ${d.rule}` : d.rule.charAt(0).toUpperCase() + d.rule.slice(1)),
    'http.malformed': (d: { why: string }) => `The request is not valid HTTP: ${d.why}.`,
    'document.noPages': (d: { name: string; asked: string; pages: number }) =>
      `${d.name} has ${d.pages === 1 ? 'one page' : `${d.pages} pages`}, so there is nothing to read of pages ${d.asked}. Choose from 1 to ${d.pages}.`,
    'document.onePage': (d: { name: string }) => `${d.name} has one page, so there is nothing to split.`,
    'document.onePart': (d: { name: string }) =>
      `Nothing in ${d.name} tells where another document begins. Name the pages of each part.`,
    'searchable.archival': (d: { name: string }) =>
      `${d.name} can't be made PDF/A: it is a PDF, whose pages are kept as they are. Make the searchable PDF without PDF/A.`,
    'url.scheme': (d: { url: string }) =>
      `${d.url} can't be fetched: the URL of an image must begin with http:, https: or data:.`,
    'folder.watched': (d: { path: string; by: string }) =>
      `${d.path} is already watched, as part of ${d.by}. Choose another folder, or change that one.`,
    'folder.ownData': (d: { path: string }) =>
      `${d.path} holds Fovea's own data and can't be watched. Choose another folder.`,
    'folder.outputInside': (d: { path: string; root: string }) =>
      `${d.path} is inside the watched folder ${d.root}, so what is written there would be read as a new file. Choose a folder outside it.`,
    'folder.outputRelative': (d: { path: string }) =>
      `${d.path} is not a full path. Begin at the root or the drive.`,
    'folder.sheetEnding': (d: { path: string; ending: string }) =>
      `${d.path} does not end in ${d.ending}, but the spreadsheet is to be of that kind. Change its name.`,
    'folder.pattern': (d: { pattern: string; why: string }) =>
      `The pattern ${d.pattern} can't be used: ${d.why}. Patterns look like *.png or drafts/.`,
    'folder.template': (d: { template: string; why: string }) =>
      `The file name ${d.template} can't be used: ${d.why}. It looks like {date} {name}.`,
    'folder.notAsking': (d: { path: string }) => `No files in ${d.path} are waiting for a decision.`,
    'folder.notInside': (d: { path: string; root: string }) =>
      `${d.path} is not in the folder ${d.root}. Name a file in that folder.`,
    'hook.address': (d: { url: string }) =>
      `Results can't be sent to ${d.url}. Use an http: or https: address on this machine or its local network.`,
    'hook.header': () =>
      'The header of the web address has no form that can be sent. Write a name, a colon and a value in ASCII, as in Authorization: Bearer TOKEN; Host, Content-Type and Content-Length are set by Fovea.',
    'hook.credentials': (d: { url: string }) =>
      `The address ${d.url} was given with a user name or password, which would be shown with the rule. Leave them out, and set the header of the web address instead: Authorization: Basic, and user:password in base64.`,
    'schema.missing': () => 'result_schema is missing. It names the fields to fill, such as {"total":""}.',
    'schema.nameTaken': (d: { name: string }) =>
      `There is already a schema named ${d.name}. Choose another name, or change that one.`,
    'record.notFailed': (d: { id: string; status: string }) =>
      `Record ${d.id} is ${d.status}. Only a failed or cancelled one can be tried again.`,
    'record.notDone': (d: { id: string; status: string }) =>
      `Record ${d.id} is ${d.status}, so it has no result yet.`,
    'field.unknown': (d: { field: string; known: string }) =>
      `The record has no field ${d.field}. It has: ${d.known}`,
    'field.gap': (d: { field: string }) =>
      `${d.field} would leave a gap in the list. Fill in the entry before it first.`,
    'field.notCorrected': (d: { field: string }) =>
      `${d.field || 'The text'} was not corrected, so there is nothing to undo.`,
    'read.language': (d: { language: string; known: string }) =>
      `The language ${d.language} is not installed. Installed: ${d.known}. Add it with: fovea language add`,
    'language.name': (d: { language: string }) =>
      `${d.language} is not the code of a language. Use a code such as fin or fi.`,
    'language.inBox': (d: { language: string }) =>
      `${d.language} came with Fovea, so it can't be added or removed.`,
    'pack.taken': (d: { pack: string }) =>
      `There is already an engine pack ${d.pack}. Remove it first, or change the name in the new pack's pack.json.`,
    'pack.inBox': (d: { pack: string }) => `The engine pack ${d.pack} came with Fovea and can't be removed.`,
    'model.address': (d: { address: string }) =>
      `${d.address || 'An empty text'} can't be the address of a language model. It looks like http://127.0.0.1:11434/v1, without a password.`,
    'port.invalid': (d: { port: string }) =>
      `${d.port} is not a port. Use a number from 0 (any free one) to 65535.`,
    'readers.address': (d: { address: string }) =>
      `${d.address} is not the address of a queue. Write postgres://USER@HOST/DATABASE.`,
    'readers.bucket': (d: { address: string }) =>
      `${d.address} is not the address of a bucket. Write s3://BUCKET/PREFIX, with ?endpoint=https://HOST for a service other than AWS. Keys are taken from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    'readers.password': (d: { address: string }) =>
      `The address has a password, which everyone on this machine can see. Write ${d.address}, and put the password into a file for --password-file, or into PGPASSWORD.`,
    'cli.unknownCommand': (d: { command: string; like: string }) =>
      `There is no command ${d.command}.${d.like ? ` Did you mean ${d.like}?` : ''} List them with: fovea help`,
    'cli.unknownOption': (d: { option: string; command: string; known: string }) =>
      `${d.command} has no option ${d.option}. It takes: ${d.known}`,
    'cli.missingValue': (d: { option: string }) => `${d.option} needs a value.`,
    'cli.missingArgument': (d: { command: string; argument: string }) =>
      `${d.command} needs ${d.argument}. See: fovea help ${d.command}`,
    'cli.extraArgument': (d: { command: string; argument: string }) =>
      `${d.command} does not take ${d.argument}. See: fovea help ${d.command}`,
  }),
  ...rows(400, exit.data, {
    'input.notJson': (d: { why: string }) => `The body is not valid JSON: ${d.why}.`,
    'image.base64': (d: { path: string; why: string }) =>
      `${d.path} is not a valid data URL: ${d.why}. A valid one begins with data:image/png;base64,`,
    'image.empty': (d: { name: string }) =>
      `${d.name} was not read: it is empty (0 bytes). Save or send it again.`,
    'image.format': (d: { name: string; found: string; entrance?: Entrance; isDocument?: boolean }) =>
      `${d.name} was not read: it is ${d.found}. Fovea reads ${joinList(formatNames(d.entrance ?? 'contract'), ' and ')} images${d.isDocument ? ' here; send documents to /api/documents' : ''}.`,
    'image.size': (d: { name: string; sizeBytes: number; maxBytes: number }) =>
      `${d.name} was not read: it is ${megabytes(d.sizeBytes)} and the limit is ${megabytes(d.maxBytes)}. Save it smaller or crop it.`,
    'image.tooSmall': (d: { name: string; width: number; height: number; minPx: number }) =>
      `${d.name} was not read: it is ${d.width}x${d.height} pixels, and the minimum is ${d.minPx}x${d.minPx}. Scan or photograph it larger.`,
    'image.tooLarge': (d: { name: string; width: number; height: number; maxPx: number }) =>
      `${d.name} was not read: it is ${d.width}x${d.height} pixels, and the maximum is ${d.maxPx}x${d.maxPx}. Make it smaller or crop it.`,
    'image.broken': (d: { name: string; why: string }) =>
      `${d.name} was not read: its image data is damaged (${d.why}). Save or send it again.`,
    'document.locked': (d: { name: string; wasTried: boolean }) =>
      d.wasTried
        ? `${d.name} was not read: the password does not open it. Give the right one.`
        : `${d.name} was not read: it is locked. Give the password that opens it.`,
    'document.broken': (d: { name: string; why: string }) =>
      `${d.name} was not read: the document is damaged (${d.why}). Save or send it again.`,
    'document.tooLong': (d: { name: string; pages: number; maxPages: number }) =>
      `${d.name} was not read: it has ${d.pages} pages, and the maximum is ${d.maxPages}. Split it into parts.`,
    'document.pageBroken': (d: { name: string; number: number; why: string }) =>
      `Page ${d.number} of ${d.name} was not read: it is damaged (${d.why}).`,
    'document.pageSize': (d: {
      name: string
      number: number
      widthInches: number
      heightInches: number
      maxInches: number
    }) =>
      `Page ${d.number} of ${d.name} was not read: it is ${d.widthInches} x ${d.heightInches} inches, and a side can have ${d.maxInches}.`,
    'searchable.locked': (d: { name: string }) =>
      `No searchable PDF was made of ${d.name}: it is protected by a password or against changes. Save a copy without protection, and read that.`,
    'searchable.original': (d: { name: string; why: string }) =>
      `No searchable PDF was made of ${d.name}: nothing can be added to it (${d.why}). Print it to a PDF again, and read that.`,
    'searchable.large': (d: { name: string; megabytes: number; mostMegabytes: number }) =>
      `The searchable PDF of ${d.name} is ${d.megabytes} MB, and the maximum is ${d.mostMegabytes} MB. Export fewer records or pages.`,
    'folder.ruleText': (d: { why: string }) =>
      `This is not a rule exported from a watch folder: ${d.why}. Export one with: fovea folder export`,
    'schema.notJson': (d: { why: string }) => `result_schema is not valid JSON: ${d.why}.`,
    'schema.notObject': (d: { path: string; found: string }) =>
      `${d.path} is ${d.found}, but it must be a JSON object with at least one field, such as {"total":""}.`,
    'schema.depth': (d: { path: string; max: number }) =>
      `${d.path} is on level ${d.max + 1}, but a schema has at most ${d.max} levels. Move it up.`,
    'schema.value': (d: { path: string; found: string }) =>
      `${d.path} is ${d.found}, but every value in a schema must be an empty string: "".`,
    'schema.emptyKey': (d: { path: string }) => `${d.path} has an empty key. Give the field a name.`,
    'schema.duplicateKey': (d: { path: string }) => `${d.path} is there twice. Keep one of them.`,
    'schema.emptyObject': (d: { path: string }) =>
      `${d.path} is an empty object. Give it at least one field.`,
    'schema.array': (d: { path: string; found: string }) =>
      `${d.path} has ${d.found}, but a list in a schema has exactly one, the template: [""] or [{"name":""}].`,
    'schema.nestedArray': (d: { path: string }) =>
      `${d.path} is a list directly in a list. Put an object in between.`,
    'schema.reservedKey': (d: { path: string }) =>
      `${d.path} can't be the name of a field: programs use it for something else. Rename it.`,
    'schema.tooBig': (d: { path: string; unit: 'keys' | 'characters'; max: number }) =>
      `result_schema is too big: at ${d.path} it has more than ${d.max} ${d.unit}. Ask for fewer fields.`,
    'box.empty': () => 'No text was read in that box. Give the value too, or draw the box around the text.',
    'rule.file': (d: { path: string; rule: string }) =>
      `These are not rules exported by Fovea: ${d.path ? `${d.path} ` : ''}${d.rule}.`,
    'language.notModel': (d: { path: string; why: string }) =>
      `${d.path} can't be used as a model: ${d.why}. Use a .traineddata file of tesseract 4 or 5.`,
    'pack.manifest': (d: { path: string; why: string }) =>
      `${d.path} is not an engine pack: ${d.why}. A pack is a folder with a pack.json that names its files.`,
    'pack.zip': (d: { path: string; why: string }) =>
      `${d.path} is not an engine pack: ${d.why}. Choose a folder with a pack.json, that file, or a zip archive of them.`,
    'pack.crashed': (d: { pack: string; limitSeconds: number }) =>
      `The engine pack ${d.pack} can't be used: the process that opened it crashed, or took longer than ${d.limitSeconds} s. Its networks may need more memory.`,
    'pack.file': (d: { pack: string; file: string; why: string }) =>
      `The engine pack ${d.pack} can't be used: ${d.file} can't be read (${d.why}). Get the pack again; if it came with Fovea, reinstall Fovea.`,
    'pack.changed': (d: { pack: string; file: string }) =>
      `The engine pack ${d.pack} can't be used: ${d.file} is not the file that its pack.json names. Get the pack again; if it came with Fovea, reinstall Fovea.`,
    'pack.network': (d: { pack: string; file: string; why: string }) =>
      `The engine pack ${d.pack} can't be used: ${d.file} is not a network that ONNX Runtime can run (${d.why}). Convert it to ONNX.`,
    'pack.alphabet': (d: { pack: string; characters: number; classes: number }) =>
      `The engine pack ${d.pack} can't be used: its alphabet has ${d.characters} entries with the blank and the space, but its network has ${d.classes} classes. Use the alphabet that the network was trained with.`,
    'pack.hashUnknown': (d: { url: string; came: string }) =>
      `The catalogue has no hash for ${d.url}. The file that came has the SHA-256 ${d.came}. Compare it with what its publisher states; if it is the same, get the pack again and accept this hash (--accept ${d.came}).`,
    'understand.tooMuch': (d: { name: string; fields: number; words: number; looks: number; most: number }) =>
      `${d.name} was read, but its fields were not filled: ${d.fields} fields on a page of ${d.words} words take ${millions(d.looks)} million comparisons, and the limit is ${millions(d.most)} million. Ask for fewer fields at a time, or crop the image.`,
    'backup.damaged': (d: { name: string; why: string }) =>
      `The copy ${d.name} is damaged (${d.why}), so it was not restored. Choose another one under Settings > Storage, or with: fovea backup list`,
  }),
  ...rows(400, exit.noInput, {
    'file.gone': (d: { path: string }) =>
      `${d.path} does not exist. Check the name, or whether it was moved.`,
    'file.notRegular': (d: { path: string; kind: string }) =>
      `${d.path} is ${d.kind}, not a file. Name an image file.`,
    'folder.empty': (d: { path: string }) =>
      `${d.path} holds no ${joinList(formatNames('own'), ' or ')} file.`,
    'folder.notFolder': (d: { path: string }) =>
      `${d.path} is not a folder. Name the folder itself, not a file in it.`,
  }),
  ...rows(400, exit.noRights, {
    'url.refused': (d: { host: string }) =>
      `${d.host} is an address on this machine or a private network, and images are not fetched from there. The owner can allow it in the settings.`,
    'model.notConfirmed': (d: { host: string }) =>
      `${d.host} is not this machine, so the text of pages would leave it. If you want that, allow the host: fovea settings set --confirmed-model-host ${d.host}`,
  }),
  ...passingRows(400, exit.noRights, {
    'file.noRights': (d: { path: string }) =>
      `You don't have the right to open ${d.path}. Change its rights, or copy it elsewhere.`,
  }),
  ...rows(400, exit.config, {
    'model.name': (d: { model: string; known: string }) =>
      `${d.model ? `There is no model ${d.model} at this address` : 'This address has several models'}. Name one of: ${d.known}`,
  }),
  ...rows(400, exit.unavailable, {
    'url.failed': (d: { url: string; why: string }) => `${d.url} could not be fetched: ${d.why}.`,
  }),
  ...rows(400, exit.tryAgain, {
    'file.changed': (d: { path: string }) =>
      `${d.path} was changed or replaced after it was added. Add it again.`,
    'pack.getting': (d: { pack: string }) =>
      `The engine pack ${d.pack} is being fetched already. Wait, or cancel that first.`,
  }),
  ...passingRows(400, exit.tryAgain, {
    'file.busy': (d: { path: string }) =>
      `${d.path} is in use by another program. Close it there, then try again.`,
    'file.unfinished': (d: { path: string }) =>
      `${d.path} ends in the middle of the image: it may still be arriving.`,
  }),
  ...rows(401, exit.noRights, {
    'auth.missing': () =>
      'An API key is missing. Add ?key=<API_KEY> to the address, or send the header Authorization: Bearer <API_KEY>.',
    'auth.invalid': () =>
      'The API key is not valid: it is mistyped, or it was revoked. Create one with: fovea key create',
    'auth.mismatch': () =>
      'The request has two different API keys. Send one, in the address or in the header.',
    'auth.ownerToken': () =>
      'The header X-Fovea-Owner does not hold the token of the running Fovea, which may have restarted. Run the command again.',
    'auth.link': () =>
      'This sign-in link was already used, or it has expired. Get a new one with: fovea session link',
  }),
  ...rows(403, exit.noRights, {
    'http.host': (d: { host: string }) =>
      `Requests for the host ${d.host || '(none)'} are not answered here. Use the address that the server printed.`,
    'http.origin': (d: { origin: string }) =>
      `Pages from ${d.origin} may not use this service. In the settings, the owner can allow them to, with a key.`,
    'auth.owner': (d: { call: string }) =>
      `${d.call} is for the owner of this installation; an API key is not enough. Sign in first.`,
    'auth.agent': (d: { call: string }) =>
      `${d.call} is not for agents. They can read files, search, and look at records and schemas.`,
    'agent.folder': (d: { path: string; folders: string[] }) =>
      `${d.path} was not read: ${d.folders.length === 0 ? 'no folder is allowed for agents' : `agents may read files in ${joinList(d.folders, ' and ')}, named by their full path, and not through links`}. The user can allow a folder in the window under Service, or with: fovea settings set --agent-folders FOLDER`,
    'agent.guest': (d: { path: string }) =>
      `${d.path} was not read: only a key without a limit may have files of this machine read. Send the image itself as a data URL.`,
    'agent.network': (d: { url: string }) =>
      `${d.url} was not fetched: agents may not have addresses fetched. The user can allow it: fovea settings set --agents-fetch`,
    'agent.corrections': () =>
      'Agents may not correct records. The user can allow it: fovea settings set --agents-correct',
  }),
  ...rows(403, exit.config, {
    'http.off': (d: { path: string; option: string }) =>
      `${d.path} is switched off. The owner can switch it on in the window under Service, or with: fovea settings set --${d.option}`,
  }),
  ...rows(403, exit.unavailable, {
    'quota.used': (d: { tier: string; limit: number; resetsAt: string }) =>
      `This key has used all ${d.limit} requests of this month (tier ${d.tier}). The next month starts at ${d.resetsAt}.`,
  }),
  ...rows(404, exit.usage, {
    'http.notFound': (d: { path: string }) => `There is nothing at ${d.path}. See /docs for all paths.`,
    'language.unknown': (d: { language: string }) =>
      `The language ${d.language} was not added. List all with: fovea language list`,
    'pack.unknown': (d: { pack: string; known: string }) =>
      `There is no engine pack ${d.pack}. There are: ${d.known}.`,
    'pack.notInCatalogue': (d: { pack: string; known: string }) =>
      `The catalogue has no engine pack ${d.pack}. It has: ${d.known}.`,
  }),
  ...rows(404, exit.noInput, {
    'job.unknown': (d: { id: string }) =>
      `There is no job ${d.id}. Jobs are kept for 30 days after their end.`,
    'image.unknown': (d: { id: string }) =>
      `The image of record ${d.id} is gone: its file was moved or deleted.`,
    'document.noPage': (d: { name: string; number: number; pages: number }) =>
      `${d.name} has no page ${d.number}: its last one is ${d.pages}.`,
    'record.unknown': (d: { id: string }) => `There is no record ${d.id}. It may have been deleted.`,
    'rule.unknown': (d: { id: string }) => `There is no rule ${d.id}. List them with: fovea rule list`,
    'schema.unknown': (d: { id: string }) =>
      `There is no schema ${d.id}. List yours with: fovea schema list, and the ready-made ones with: fovea schema built-in`,
    'folder.unknown': (d: { id: string }) =>
      `There is no watch folder ${d.id}. List them with: fovea folder list`,
    'key.unknown': (d: { id: string }) => `There is no API key ${d.id}. List them with: fovea key list`,
    'session.unknown': (d: { id: string }) =>
      `There is no session ${d.id}. List them with: fovea session list`,
    'backup.unknown': (d: { name: string }) =>
      `There is no copy ${d.name}. List them with: fovea backup list`,
  }),
  ...rows(404, exit.unavailable, {
    'language.notFound': (d: { language: string }) =>
      `tesseract on this machine has no model for ${d.language}. Name a file with --path, or download one with --download.`,
    'language.notOnNpm': (d: { language: string }) =>
      `npm has no model for ${d.language}. Check the code, or name a file with --path.`,
  }),
  ...rows(405, exit.usage, {
    'http.method': (d: { method: string; path: string; allowed: string }) =>
      `${d.path} does not take ${d.method}. Use ${d.allowed}.`,
  }),
  ...passingRows(408, exit.tryAgain, {
    'http.tooSlow': () => 'The request took too long to arrive. Send it again.',
  }),
  ...rows(413, exit.usage, {
    'http.tooLarge': (d: { maxBytes: number }) =>
      `The body is larger than the limit of ${megabytes(d.maxBytes)}. An image can have ${megabytes(imageLimits.maxBytes)}; base64 makes it a third larger. Send a smaller image.`,
  }),
  ...rows(415, exit.usage, {
    'http.contentType': (d: { sent: string }) =>
      `The body was sent as ${d.sent || 'no content type'}. Send it with Content-Type: application/json.`,
    'http.uploadType': (d: { sent: string }) =>
      `The image was sent as ${d.sent || 'no content type'}. Send it as it is, with Content-Type: image/png or application/octet-stream, or as the one file of a form (multipart/form-data).`,
  }),
  ...passingRows(429, exit.tryAgain, {
    'rate.exceeded': (d: { limit: number; retryAfterSeconds: number }) =>
      `More than ${d.limit} requests in a minute. Try again in ${d.retryAfterSeconds} s.`,
    'queue.full': (d: { waiting: number; retryAfterSeconds: number }) =>
      `The queue is full (${d.waiting} images are waiting). Try again in ${d.retryAfterSeconds} s.`,
  }),
  ...rows(431, exit.usage, {
    'http.headersTooLarge': (d: { maxBytes: number }) =>
      `The request's address and headers are larger than the limit of ${d.maxBytes / 1024} KB. Send images in the body.`,
  }),
  ...rows(500, exit.data, {
    'document.incomplete': (d: { name: string; numbers: number[]; why: string }) =>
      `${d.name} was read without ${d.numbers.length === 1 ? 'page' : 'pages'} ${joinList(d.numbers.map(String), ' and ')}: ${d.why}`,
    'pack.otherHash': (d: { url: string; expected: string; came: string }) =>
      `What came from ${d.url} is not the file in the catalogue, and was deleted: its SHA-256 is ${d.came}, not ${d.expected}. Try again; if it happens again, the file was replaced there, and this Fovea can't use it.`,
    'data.unsound': (d: { dataDir: string; problems: number }) =>
      `The data folder ${d.dataDir} has ${d.problems === 1 ? '1 problem' : `${d.problems} problems`}. What to do is listed above.`,
    'data.journalGone': (d: { journal: string }) =>
      `Fovea did not end properly the last time, and ${d.journal} is missing. The last changes before that are lost with it. If you still have that file, stop Fovea and put it back together with the fovea.sqlite of that moment.`,
  }),
  ...rows(500, exit.noInput, {
    'folder.sameNames': (d: { path: string; name: string }) =>
      `Several files in ${d.path} have a name that reads ${d.name}, because their names are not UTF-8. Only one of them is read. Rename the others.`,
  }),
  ...rows(500, exit.noRights, {
    'output.outside': (d: { path: string; base: string }) =>
      `A link in ${d.path} leads out of ${d.base}, so nothing was written there. Replace the link with a folder, or choose another folder for results.`,
    'data.rights': (d: { path: string; why: string }) =>
      `Others on this machine can read ${d.path}, and its rights can't be changed (${d.why}). Become its owner, or use a data folder on a disk that has rights.`,
    'socket.refused': (d: { path: string; why: string }) =>
      `Can't listen at ${d.path}: ${d.why}. Use a data folder on a local disk with a shorter path.`,
    'port.refused': (d: { port: number; host: string; why: string }) =>
      `Can't listen on ${d.host}:${d.port}: ${d.why}. Choose another with --host and --port.`,
  }),
  ...rows(500, exit.config, {
    'read.model': (d: { language: string; why: string }) =>
      `The model for ${d.language} can't be used: ${d.why}. Add the language again, or reinstall Fovea.`,
    'engine.runtime': (d: { why: string }) =>
      `ONNX Runtime can't be started, neither the build for this machine nor the portable one (${d.why}). Reinstall Fovea.`,
    'data.newer': (d: { file: string; version: number; known: number }) =>
      `${d.file} was written by a newer Fovea (database version ${d.version}, this one knows ${d.known}). Update Fovea, or use another folder with --data.`,
    'data.damaged': (d: { file: string; why: string }) =>
      `${d.file} can't be opened as a database: ${d.why}. Nothing in it was changed. To start with an empty one, use another folder with --data.`,
    'data.restored': (d: { name: string; before: string | null }) =>
      `The database was restored from the copy ${d.name}.${d.before === null ? '' : ` The one before is kept: ${d.before}`}`,
    'data.rescued': (d: {
      setAside: string
      rows: number
      from: string | null
      incomplete: readonly string[]
      fromCopy: number
    }) =>
      [
        d.from === null
          ? 'The database was damaged and nothing in it could be read, so Fovea made a new one.'
          : `The database was damaged. Fovea made a new one with the ${d.rows} rows that could be read from ${d.from}.`,
        ...(d.incomplete.length > 0 ? [`Some rows could not be read in: ${d.incomplete.join(', ')}.`] : []),
        ...(d.fromCopy > 0 ? [`${d.fromCopy} of them came from the newest copy.`] : []),
        `The damaged file is kept: ${d.setAside}.`,
        'If something is missing, restore a copy under Settings > Storage, or with: fovea backup list',
      ].join(' '),
    'data.foreign': (d: { file: string }) =>
      `${d.file} is the database of another program: it has tables that Fovea does not know. Nothing in it was changed. Use another folder with --data.`,
    'node.version': (d: { version: string; least: number }) =>
      `Node ${d.version} is too old: Fovea needs ${d.least} or later. Start it with npm (npm start, npm run fovea), which brings its own.`,
    'build.failed': (d: { why: string }) =>
      `The window could not be built: ${d.why}. For the full message, run: npm run build`,
  }),
  ...rows(500, exit.unavailable, {
    'document.givenUp': (d: { name: string }) =>
      `This page of ${d.name} was not read, because other pages took too much processor time or memory. Read it by its number, or raise the limit in the settings.`,
    'document.tooCostly': (d: { name: string }) =>
      `Pictures and PDFs of ${d.name} took too much processor time or memory. They can be requested again in an hour.`,
    'folder.noEvents': (d: { path: string; why: string }) =>
      `The system does not report changes in ${d.path} (${d.why}), so Fovea checks the folder regularly.`,
    'sheet.slow': (d: { path: string; limitSeconds: number }) =>
      `${d.path} was not updated: working it out took more than ${d.limitSeconds} s. Move the file away, or name another sheet in the rule of the folder.`,
    'read.timeout': (d: { name: string; limitSeconds: number }) =>
      `${d.name} was not read: it took more than ${d.limitSeconds} s of processor time. Crop it, or raise the limit in the settings.`,
    'read.memory': (d: { name: string; limitMegabytes: number }) =>
      `${d.name} was not read: it took more than ${d.limitMegabytes} MB of memory. Save it again with another program, or split it.`,
    'read.stalled': (d: { name: string }) => `${d.name} was not read: reading came to a halt. Try again.`,
    'pack.redirect': (d: { url: string; host: string }) =>
      `${d.url} leads to another host, ${d.host}, which is not in the catalogue, so nothing was fetched from there. If you trust it, fetch the file by hand, and add the folder that you put the files into.`,
    'understand.timeout': (d: { name: string; limitSeconds: number }) =>
      `${d.name} was read, but making the result took longer than ${d.limitSeconds} s. Ask for fewer fields at a time, or crop the image.`,
    'model.unreachable': (d: { host: string; why: string }) =>
      `No language model answers at ${d.host} (${d.why}). Start it, or check its address in the settings.`,
    'model.timeout': (d: { host: string; limitSeconds: number }) =>
      `The language model at ${d.host} did not answer within ${d.limitSeconds} s. Give it more time in the settings, or use a smaller one.`,
    'model.failed': (d: { host: string; why: string }) =>
      `The language model at ${d.host} can't be used: ${d.why}.`,
    'engine.locked': (d: { dataDir: string; pid: number | null }) =>
      `The data folder ${d.dataDir} is in use by another Fovea${d.pid === null ? '' : ` (process ${d.pid})`}. Close that one, or use another folder with --data.`,
    'engine.unreachable': (d: { dataDir: string; why: string }) =>
      `The Fovea that uses ${d.dataDir} does not answer (${d.why}). Close it, then try again.`,
    'port.inUse': (d: { port: number }) =>
      `Port ${d.port} is in use by another program. Choose another with --port.`,
  }),
  ...passingRows(500, exit.unavailable, {
    'hook.command': (d: { command: string; why: string }) => `The program ${d.command} failed: ${d.why}.`,
    'hook.webhook': (d: { url: string; why: string }) =>
      `The result could not be sent to ${d.url}: ${d.why}.`,
    'server.unreachable': (d: { why: string }) =>
      `Fovea does not answer (${d.why}). Check that it is running, then try again.`,
  }),
  ...rows(500, exit.tryAgain, {
    'language.fetch': (d: { why: string }) =>
      `The model could not be downloaded from npm: ${d.why}. Check the network, or name a file with --path.`,
    'pack.cancelled': (d: { pack: string }) => `Getting the engine pack ${d.pack} was cancelled.`,
    'pack.fetch': (d: { url: string; why: string }) =>
      `${d.url} could not be fetched: ${d.why}. What has arrived is kept, and the next try goes on from there. Check the connection; or fetch the files elsewhere, and add the folder that you put them into.`,
    'pack.noSpace': (d: { path: string; neededBytes: number; freeBytes: number }) =>
      `The engine pack needs ${megabytes(d.neededBytes)} on the disk of ${d.path}, and ${megabytes(d.freeBytes)} are free. Free some space, and get it again; what has arrived is kept.`,
    'read.cancelled': (d: { name: string }) => `${d.name} was cancelled before it was read.`,
  }),
  ...passingRows(500, exit.tryAgain, {
    'disk.full': (d: { path: string; freeBytes: number }) =>
      `The disk of ${d.path} is almost full (${megabytes(d.freeBytes)} left). Free some space, and Fovea continues by itself.`,
    'disk.readOnly': (d: { path: string }) =>
      `The disk of ${d.path} has become read-only. Linux does that after an error of the disk. Save what is on it, check it, and start Fovea again; documents that were being read are continued.`,
    'sheet.open': (d: { path: string; lock: string }) =>
      `The spreadsheet ${d.path} is open in another program. Close it there, and it is updated by itself.` +
      (d.lock ? ` If no program has it open, delete ${d.lock}.` : ''),
    'engine.closing': () =>
      'Fovea is closing and takes no new images. Those already accepted are read after the next start.',
  }),
  ...rows(500, exit.io, {
    'backup.notRestored': (d: { name: string; why: string }) =>
      `The copy ${d.name} could not be restored: ${d.why}. The database is as it was. Solve that, then restore it again.`,
    'backup.notMade': (d: { dir: string; why: string }) =>
      `This week’s copy of the database could not be made in ${d.dir}: ${d.why}. The copies already there are kept, and Fovea tries again every day.`,
    'data.broken': (d: { why: string }) =>
      `The database is damaged (${d.why}), so nothing more is written to it. Restart Fovea: it keeps the damaged file and rescues what can be read.`,
  }),
  ...passingRows(500, exit.io, {
    'file.io': (d: { path: string; why: string }) => `${d.path} could not be read or written: ${d.why}.`,
  }),
  ...rows(500, exit.cannotCreate, {
    'output.taken': (d: { path: string }) =>
      `${d.path} and a hundred similar names are already taken. Choose another file name for results.`,
    'output.changed': (d: { path: string }) =>
      `${d.path} was changed or removed after Fovea wrote it, so it was left alone and does not have the correction. To write it again, delete it and read the image again.`,
    'sheet.kept': (d: { path: string; count: number; records: string }) =>
      `${d.count === 1 ? 'A row' : `${d.count} rows`} of ${d.path} ${d.count === 1 ? 'was' : 'were'} edited by hand and left alone, although the record has changed since: ${d.records}.`,
    'sheet.left': (d: { path: string; next: string }) =>
      `${d.path} does not have the columns that Fovea writes, so it was left alone. The spreadsheet continues in ${d.next}.`,
    'data.notUsable': (d: { dataDir: string; why: string }) =>
      `The data folder ${d.dataDir} can't be used: ${d.why}. Choose another with --data.`,
  }),
  ...rows(500, exit.bug, {
    'read.crashed': (d: { name: string; attempts: number }) =>
      `${d.name} was not read: the reading process crashed ${times(d.attempts)}. Try again, or save the image again.`,
    'understand.crashed': (d: { name: string; attempts: number }) =>
      `${d.name} was read, but the process that makes the result crashed ${times(d.attempts)}. Try again, or ask for fewer fields.`,
    internal: (d: { reference: string }) =>
      `Something went wrong in Fovea. Nothing was lost. Find it in the log under ${d.reference}.`,
  }),
}

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
