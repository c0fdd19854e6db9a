// Example requests for the documentation pages, which work as they are. The tests run each of them.

export interface ExampleTarget {
  /** For example http://127.0.0.1:7878/api/text-recognition */
  readonly url: string
  readonly key: string
}

export const exampleImage = 'scan.png'

/** The keys are Markdown's names for the languages of code blocks. */
export const examples = { sh: curl, js: javascript, python } as const

/** The example for curl. The image is piped in, because a command line argument can't hold ten megabytes. */
function curl({ url, key }: ExampleTarget): string {
  return `printf '{"document":{"type":"image_url","image_url":"data:image/png;base64,%s"},"filename":"${exampleImage}"}' \\
  "$(base64 < ${exampleImage} | tr -d '\\n')" |
  curl '${url}?key=${key}' -H 'Content-Type: application/json' -d @-`
}

function javascript({ url, key }: ExampleTarget): string {
  return `import { readFile } from 'node:fs/promises'

const image = (await readFile('${exampleImage}')).toString('base64')
const answer = await fetch('${url}?key=${key}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    document: { type: 'image_url', image_url: \`data:image/png;base64,\${image}\` },
    filename: '${exampleImage}',
  }),
})
const record = await answer.json()
if (!answer.ok) throw new Error(record.statusText)
console.log(record.content)`
}

function python({ url, key }: ExampleTarget): string {
  return `import base64, json, urllib.error, urllib.request

with open("${exampleImage}", "rb") as file:
    image = base64.b64encode(file.read()).decode()
body = {
    "document": {"type": "image_url", "image_url": "data:image/png;base64," + image},
    "filename": "${exampleImage}",
}
request = urllib.request.Request(
    "${url}?key=${key}",
    json.dumps(body).encode(),
    {"Content-Type": "application/json"},
)
try:
    with urllib.request.urlopen(request) as answer:
        print(json.load(answer)["content"])
except urllib.error.HTTPError as error:
    raise SystemExit(json.load(error)["statusText"])`
}
