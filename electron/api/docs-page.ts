// Writes the page at /docs, the reference of the service, which needs neither network nor scripts, with a form to try
// the service.
import type { Access } from '../../shared/contract/call.ts'
import { callNames, calls, type CallName } from '../../shared/contract/calls.ts'
import { exampleImage, examples } from '../../shared/contract/examples.ts'
import { uploadPath } from '../../shared/contract/http.ts'
import { fieldsOf, callNoun } from '../../shared/contract/openapi-operation.ts'
import { formatNames } from '../../shared/image/formats.ts'
import { imageLimits, schemaLimits, tierNames, tiers } from '../../shared/limits.ts'
import { joinList } from '../../shared/join-list.ts'
import { operationNames, operations } from '../../shared/operations.ts'
import { docsStyle } from './docs-style.ts'
import { tryPart } from './docs-try.ts'
import { fields, table, text } from './html.ts'

export function docsPage(version: string, baseUrl: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fovea: the service</title>
<style>${docsStyle}</style>
<main>
<header>
  <h1>The Fovea service</h1>
  <p>One image in, one record out, on your own machine. This is version ${text(version)} at <code>${text(baseUrl)}</code>;
  programs find the same at <a href="/openapi.json">/openapi.json</a>.</p>
</header>
${operationsPart()}
${tryPart()}
${examplesPart(baseUrl)}
${bodyPart(baseUrl)}
${schemaPart()}
${errorsPart()}
${limitsPart()}
${callsPart()}
</main>
</html>
`
}

/** The section with the four operations. */
function operationsPart(): string {
  const rows = operationNames.map((name) => [
    text(calls[`operation.${name}`].help),
    `<code>POST ${text(operations[name].path)}</code>`,
    `<code>${text(operations[name].format)}</code>`,
  ])
  return `<section id="operations"><h2>Four operations</h2>
<p>One request, one answer. Send the API key as <code>?key=API_KEY</code> or in the header
<code>Authorization: Bearer API_KEY</code>; a signed-in browser needs none. Create one with
<code>fovea key create</code> or in the window.</p>
${table(['What it does', 'Request', 'format'], rows)}</section>`
}

const languages: Readonly<Record<keyof typeof examples, string>> = {
  sh: 'curl',
  js: 'JavaScript',
  python: 'Python',
}

/** The section with an example in each language. */
function examplesPart(baseUrl: string): string {
  const example = { url: baseUrl + operations.text.path, key: 'API_KEY' }
  const shown = Object.entries(examples).map(
    ([language, write]) =>
      `<h3>${text(languages[language as keyof typeof examples])}</h3>\n<pre><code class="${language}">${text(write(example))}</code></pre>`,
  )
  return `<section id="examples"><h2>Examples</h2>
<p>These examples read <code>${exampleImage}</code> and print its text.</p>
${shown.join('\n')}</section>`
}

/** The section about the fields of request and response. */
function bodyPart(baseUrl: string): string {
  const requestFields = [
    ['document.type', 'Always <code>image_url</code>.'],
    [
      'document.image_url',
      'An http or https address, or a data URL: <code>data:image/png;base64,…</code>. Addresses on this machine and private networks are refused unless the settings allow them.',
    ],
    ['filename', 'The name of the image. Optional.'],
    ['result_schema', 'The fields to fill. Only for key information extraction, and required there.'],
  ]
  const answerFields = [
    ['id', 'The id of the record: <code>GET /api/records/{id}</code> returns it again.'],
    ['filename', 'The name of the image.'],
    ['content', 'The result. For <code>json</code> it is a string with a JSON object.'],
    ['format', '<code>json</code>, <code>text</code> or <code>markdown</code>, by the operation.'],
    ['timestamp', 'When it was done, in milliseconds.'],
    ['payload', 'The address that was called.'],
  ]
  const queryFields = fieldsOf('operation.text')
    .filter(({ place }) => place === 'query')
    .map(({ name }) => [name, queryFieldTexts[name] ?? ''])
  return `<section id="request"><h2>Request</h2>
<p>JSON, with <code>Content-Type: application/json</code>.</p>
${fields(requestFields)}
<p>Optional, in the address:</p>
${fields(queryFields)}
<p>You can also send the image as it is, or as the one file of a form, to <code>/api/upload/…</code> instead of
<code>/api/…</code>. Everything else goes into the address, or into the form:</p>
<pre><code>curl -F file=@receipt.jpg -F schema_name=receipt '${text(baseUrl)}${uploadPath('operation.json')}?key=API_KEY'</code></pre></section>
<section id="answer"><h2>Answer</h2>
${fields(answerFields)}</section>`
}

const queryFieldTexts: Readonly<Record<string, string>> = {
  schema_name:
    'The name of a schema, yours or ready-made, such as <code>invoice</code>, instead of <code>result_schema</code>.',
  details:
    '<code>1</code> adds <code>details</code> to the answer: languages, confidence, duration, and where each field is on the image.',
  languages: 'The languages of the image, such as <code>eng,deu</code>. Without it they are detected.',
  profile: '<code>precise</code> or <code>quick</code>. Without it, as in the settings.',
  engine:
    '<code>best</code>, or <code>tesseract</code> for only tesseract.js. Without it, as in the settings.',
}

function schemaPart(): string {
  return `<section id="schema"><h2>The result schema</h2>
<p>A JSON object, or a string that holds one. It names the fields. Every value is an empty string and comes back filled:</p>
<pre><code>{"invoice":{"number":"","date":""},"items":[{"name":"","price":""}]}</code></pre>
<ul>
<li>At most ${schemaLimits.maxLevels} levels. A list is not a level.</li>
<li>A list has one element, the template: <code>[""]</code> or <code>[{"name":""}]</code>.</li>
<li>What is not on the image stays empty. No key is ever missing, and no value is made up.</li>
</ul></section>`
}

function errorsPart(): string {
  const rows = [
    ['400', 'Something in the request is wrong. The sentence says what.'],
    ['401', 'The key is missing or not valid.'],
    ['403', 'The key has used its month, or may not do this.'],
    ['404, 405', 'There is nothing at this address, or it has another method.'],
    ['413, 415', 'The body is too large, or is not JSON.'],
    [
      '429',
      'Too many requests in a minute, or the queue is full. <code>Retry-After</code> says when to try again.',
    ],
    ['500', 'The image could not be read.'],
  ]
  return `<section id="errors"><h2>Errors</h2>
<p>All have the same body: <code>{"statusText":"what went wrong, and what to do"}</code></p>
${table(['Status', 'Meaning'], rows)}</section>`
}

function limitsPart(): string {
  const { minSidePx, maxSidePx, maxBytes } = imageLimits
  const rows = tierNames.map((name) => [
    name,
    tiers[name].requestsPerMonth?.toLocaleString('en') ?? 'unlimited',
    tiers[name].requestsPerMinute.toLocaleString('en'),
  ])
  return `<section id="limits"><h2>Limits</h2>
<p>Images are ${joinList(formatNames('contract'), ' or ')}, at most ${maxBytes / 1024 / 1024} MB, from ${minSidePx}x${minSidePx} to
${maxSidePx}x${maxSidePx} pixels. Of an animation, the first frame is read.</p>
${table(['Tier', 'Requests a month', 'Requests a minute'], rows)}
<p>A month begins on its first day (UTC). A request that fails does not count. Each answer to a key has
<code>RateLimit-Policy</code> and <code>RateLimit</code>. The owner can change the limits per minute in the settings.</p></section>`
}

const who: Readonly<Record<Access, string>> = { open: 'anybody', key: 'key', owner: 'owner' }

function callsPart(): string {
  const others = callNames.filter((name) => callNoun(name) !== 'operation')
  const nouns = [...new Set(others.map(callNoun))]
  return `<section id="calls"><h2>All other calls</h2>
<p>The window uses the same ones. A key sees only its own records; the rest is for the owner, who is signed in.</p>
${nouns.map((noun) => `<h3>${text(noun)}</h3>\n${table(['Request', 'What it does', 'For'], others.filter((name) => callNoun(name) === noun).map(rowOf))}`).join('\n')}</section>`
}

/** The table row of one call: address, help, and who may call it. */
function rowOf(name: CallName): string[] {
  const { http, help, access } = calls[name]
  return [`<code>${http.method} ${text(http.path)}</code>`, text(help), who[access]]
}
