// Reasons: the "why" in errors and findings. A reason is sent and stored as an English sentence; to show it in another
// language, its row is found by matching the sentence.

/** Sentence templates; %{name} is filled in. Where two rows match a sentence, the first one wins, so order matters. */
export const reasons = [
  // rules for values
  'is missing',
  'must be a string',
  'must be a number',
  'must be a whole number',
  'must be true or false',
  'must be a list',
  'must be a JSON object',
  'must be a web address',
  'must be one of: %{choices}, not %{given}',
  'must be one of: %{choices}',
  'must be at least %{least}, not %{given}',
  'must be at least %{least}',
  'must be at most %{most}, not %{given}',
  'must be at most %{most}',
  'must be more than %{bound}',
  'must be less than %{bound}',
  'must be a multiple of %{step}',
  'must be one image; the form has %{count} files',
  'must be one image; the form has more than %{most} parts',
  'the form has more than %{most} parts',
  'must be 1 to %{most} documents; %{count} were sent',
  'its streams unpack to more than %{most} MB',
  'must be %{value}',
  'must not be empty',
  'must have at least %{least} characters',
  'must have at most %{most} characters',
  'must have at least %{least} entries',
  'must have at most %{most} entries',
  'has the wrong form',
  'there is nothing called %{name} here',
  'holds a character that no path can hold (NUL)',
  'must be an origin such as https://example.org',
  'must name pages, such as 1-3,7',
  'must name a file in the folder of the pack',
  'must be a SHA-256 in small hexadecimal digits',
  'must be a short name such as pp-ocrv4',
  'is not "rules"',
  'is from a newer Fovea',
  'leave it out: this record is text and has no fields',
  'is missing: name the field to correct, one of %{fields}',
  'is missing: give the value, or the box around it',
  'The body has more than %{most} values.',
  'The body must be a JSON object.',

  // kinds of files
  'a folder',
  'a link',
  'a pipe',
  'a socket',
  'a device',
  'a TIFF image',
  'a ZIP archive or an Office document',
  'an empty ZIP archive',
  'a Photoshop image (PSD)',
  'an old Office document',
  'an icon (ICO)',
  'a gzip archive',
  'a RAR archive',
  'a 7z archive',
  'a JPEG XL image',
  'a JPEG 2000 image',
  'a BMP image',
  'a PDF document',
  'an AVIF image',
  'a HEIC image',
  'a video or audio file',
  'a web page (HTML)',
  'an SVG drawing',
  'a text file',
  'a file of an unknown format',

  // values in a schema
  'an object',
  'an empty object',
  'an array',
  'an empty array',
  'an empty text',
  'the text %{text}',
  'no element',
  '%{count} elements',

  // JSON
  'line %{line}, column %{column}: %{why}',
  'there is nothing in it',
  '%{what} is expected, and %{found} is there',
  'a key in double quotes',
  'a : after the key',
  'a , or %{close}',
  'a value',
  'a digit',
  'the end',
  '%{found} stands after its end',
  'the text that begins here is never closed',
  "%{found} can't stand in a text as it is; write it as an escape such as \\n",
  '%{escape} is not an escape that JSON knows',
  'it is nested more than %{most} levels deep under %{place}',
  'it is not JSON',
  'it is not UTF-8 text',

  // the bytes of an image
  'the file ends before its frame header',
  'the file ends before its first frame',
  'the file ends before its first page',
  'its first page has no size',
  'its header names no picture',
  'its picture has no size',
  'the file ends within its header',
  'its frame header is missing',
  'a segment of its header has no length',
  'it has no frame',
  'its first frame is not where its header says',
  'its header names no known kind of WebP',
  'its frame lacks its start code',
  'its frame lacks its signature',
  'its header does not begin with IHDR',
  'its header gives a size of %{size}',
  'corrupt header',
  'no pages can be found in it',
  'it is locked in a way that is not known',
  'it takes more memory than there is',
  'it can not be opened',
  'its pages can not be told apart',
  'it holds more than any page does',
  'one of its sides has no length',

  // a data URL
  'its length is not a multiple of 4, so its end or its = padding is missing',
  'the comma before the data is missing',
  'it does not begin with data:<media_type>;base64,',
  'it is not marked as ;base64',
  'it uses the URL-safe alphabet (- and _) instead of the standard one (+ and /)',
  'the padding = stands within the data, at character %{at}',
  'its data is percent-encoded instead of plain base64',
  'character %{at} of its data, %{found}, is not base64',

  // patterns and names
  'it is empty',
  'it leads out of the folder by ..',
  'a [ is not closed by a ]',
  'a { is not closed by a }',
  'the range between [ and ] runs backwards',
  'folders are separated by /, not by \\',
  'it begins or ends with a /',
  'a part of it is empty, . or ..',
  'a { or } has no partner',
  '%{word} is not known; use %{known}',

  // the network
  'nothing answers there',
  'there is no such host',
  'it is not reachable from this network',
  'it did not answer in time',
  'it cut the connection',
  'it answered %{status}, %{why}',
  'it answered %{status}',
  'it took longer than %{seconds} s',
  'the server sent it as %{coding}, although nobody asked for that',
  'it has %{size} or more, and the limit is %{most}',
  'it redirects more than %{most} times',
  'this machine has no such address',
  'this user may not use that port; ports below 1024 are for administrators',
  'its body ended early',
  'its form (multipart/form-data) is broken or ends early',
  'its answer of status %{status} is not one that Fovea gives',

  // the system
  'the disk is full',
  'the disk is read-only',
  'the disk does not answer as it should',
  'the disk keeps no rights',
  'this user may not do that',
  'too many files are open',
  'the name is too long',
  'part of its path is a file',
  'part of its path could not be made',
  'a file has its name',
  "this user can't open its files",
  "this user can't write its files",

  // programs
  'there is no such program',
  'it ran longer than %{seconds} s',
  'it ended with %{code}: %{last}',
  'it ended with %{code}',

  // the language model
  'its answer is larger than 4 MB',
  'its list of models is broken',
  'its answer is not a chat completion',
  'its answer is empty',
  'its answer ended before it was done thinking',
  'its answer has no JSON in it',

  // packs and languages
  'it is not a file',
  'it is not there',
  'it is larger than 1 GB',
  'the pack is larger than 1 GB',
  'it is not a zip archive, or it is damaged',
  'it is damaged, or larger than the archive says',
  'it holds %{file}, which lies outside of its folder',
  'there is no %{file} in it',
  "from: is only for Fovea's own packs; the files of any other lie beside its manifest",
  'it sends more than the %{bytes} bytes that the file has',
  'it ended early',
  'it is too large, or not a file',
  'it is damaged, or too large to be a model',
  'it does not begin as a .traineddata file does',
  'it is cut off or damaged',
  'it holds no neural network (it may be for tesseract 3, or for page layout only)',
  'its file has changed since it was added',
  "the registry's answer makes no sense",
  'the package is not the one that the registry announced',
  'the package is damaged, or too large',
  'the registry answered %{status}',
  'the answer is too large for a model',

  // the database
  'it looks sound, but it does not work',

  // frequent messages of the image decoder and the database
  'premature end of JPEG image',
  'premature end of BMP image',
  'a kind of BMP that is not read',
  'its picture is larger than its header says',
  'unsupported image format',
  'database disk image is malformed',
  'file is not a database',

  'needs documents of one currency for this program, and these have %{currencies}',

  // a reason with its place
  '%{path}: %{rule}',
] as const

export type Reason = (typeof reasons)[number]
/** The translation of every reason into one language. */
export type ReasonTexts = Readonly<Record<Reason, string>>

type HolesIn<Text extends string> = Text extends `${string}%{${infer Hole}}${infer Rest}`
  ? Hole | HolesIn<Rest>
  : never
type Fillings<R extends Reason> = [HolesIn<R>] extends [never]
  ? []
  : [Readonly<Record<HolesIn<R>, string | number>>]

const hole = /%\{(\w+)\}/g

/** The English sentence for a reason, with its values filled in. */
export function reason<R extends Reason>(row: R, ...[values]: Fillings<R>): string {
  return fill(row, values ?? {})
}

/** Translates an English reason. Text that matches no row, such as another program's message, is returned unchanged. */
export function translateReason(texts: ReasonTexts, sentence: string): string {
  const same = (texts as Readonly<Record<string, string>>)[sentence]
  if (same !== undefined) return same
  for (const { row, pattern } of patterns) {
    const holes = pattern.exec(sentence)?.groups
    if (!holes) continue
    const values = Object.entries(holes).map(([name, value]) => [name, translateReason(texts, value)])
    return fill(texts[row], Object.fromEntries(values) as Record<string, string>)
  }
  return sentence
}

const patterns = reasons
  .filter((row) => row.includes('%{'))
  .map((row) => ({ row, pattern: new RegExp(`^${toPattern(row)}$`, 's') }))

/** Converts a row to a pattern that captures its values. */
function toPattern(row: Reason): string {
  return row
    .split(hole)
    .map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))
    .join('')
}

/** Puts the values into the sentence of a row. */
function fill(row: string, values: Readonly<Record<string, string | number>>): string {
  return row.replaceAll(hole, (_, name: string) => String(values[name] ?? ''))
}
