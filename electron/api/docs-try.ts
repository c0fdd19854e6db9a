// "Try it" on /docs: a form that sends a request from the page itself. It stays hidden without scripts.
import { createHash } from 'node:crypto'
import { filePickerAccept } from '../../shared/image/formats.ts'
import { operationNames, operations } from '../../shared/operations.ts'
import { tryScript } from './docs-try-script.ts'
import { text } from './html.ts'

const exampleSchema = '{"number":"","date":"","total":""}'

export function tryPart(): string {
  const choices = operationNames.map(
    (name) => `<option value="${text(operations[name].path)}">${text(operations[name].path)}</option>`,
  )
  return `<section id="try" hidden><h2>Try it</h2>
<p>This sends a real request to this machine. It adds a record and counts for the key.</p>
<form>
<label for="try-operation">Operation</label>
<select id="try-operation">${choices.join('')}</select>
<label for="try-key">API key</label>
<div><input id="try-key" type="password" autocomplete="off" spellcheck="false" aria-describedby="try-key-hint">
<small id="try-key-hint">Not needed if this browser is signed in. It is not stored.</small></div>
<label for="try-image">Image</label>
<div><input id="try-image" type="file" accept="${filePickerAccept('contract')}" aria-describedby="try-image-hint">
<small id="try-image-hint">Without one, an invoice drawn by this page is sent.</small></div>
<label for="try-schema" class="schema" hidden>Result schema</label>
<textarea id="try-schema" class="schema" rows="3" spellcheck="false" hidden>${text(exampleSchema)}</textarea>
<span></span>
<label class="check"><input id="try-details" type="checkbox"> with details</label>
<span></span>
<div><button type="submit">Send</button> <button type="button" id="try-stop" hidden>Stop</button></div>
</form>
<div id="try-answer" aria-live="polite">
<p id="try-status"></p>
<img id="try-sent" alt="What was sent" hidden>
<pre id="try-content" hidden></pre>
<details id="try-record" hidden><summary>The whole answer</summary><pre></pre></details>
</div></section>
<script>${tryScript}</script>`
}

/** The hash by which the content security policy allows only this script. */
export const tryScriptHash = `'sha256-${createHash('sha256').update(tryScript).digest('base64')}'`
