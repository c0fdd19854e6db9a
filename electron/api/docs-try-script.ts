// The browser script of "Try it" on /docs. It is inlined into the page, so that there is nothing to load.

export const tryScript = `
const part = document.getElementById('try')
const at = (name) => document.getElementById('try-' + name)
const form = part.querySelector('form')
const send = form.querySelector('[type=submit]')
let asking = null
let shown = ''

part.hidden = false
at('operation').addEventListener('change', showSchema)
at('stop').addEventListener('click', () => asking?.abort())
form.addEventListener('submit', (event) => {
  event.preventDefault()
  ask()
})
showSchema()

function showSchema() {
  for (const each of part.querySelectorAll('.schema')) each.hidden = !takesSchema()
}

function takesSchema() {
  return at('operation').value.endsWith('key-information-extraction')
}

async function ask() {
  asking = new AbortController()
  const beganAt = performance.now()
  const seconds = () => ((performance.now() - beganAt) / 1000).toFixed(1) + ' s'
  setBusy(true)
  say('Waiting for the answer\\u2026')
  try {
    const image = at('image').files[0] ?? (await drawnInvoice())
    show(image)
    const answer = await fetch(address(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(await bodyOf(image)),
      signal: asking.signal,
    })
    const record = await answer.json()
    say(answer.status + (answer.ok ? ' in ' + seconds() : ': ' + record.statusText))
    showRecord(record)
  } catch (error) {
    say(error.name === 'AbortError' ? 'Stopped after ' + seconds() + '.' : 'No answer came: ' + error.message)
  } finally {
    setBusy(false)
  }
}

function address() {
  const query = new URLSearchParams()
  if (at('key').value) query.set('key', at('key').value)
  if (at('details').checked) query.set('details', '1')
  return at('operation').value + (query.size > 0 ? '?' + query : '')
}

async function bodyOf(image) {
  return {
    document: { type: 'image_url', image_url: await dataUrl(image) },
    filename: image.name,
    ...(takesSchema() && { result_schema: at('schema').value }),
  }
}

function dataUrl(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

function drawnInvoice() {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 420
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#111'
  pen.font = '34px sans-serif'
  const lines = ['Invoice', 'Number: 2026-0117', 'Date: 17 March 2026', 'Paper and ink', 'Total: 48.50 EUR']
  lines.forEach((line, i) => pen.fillText(line, 60, 80 + i * 72))
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(new File([blob], 'invoice.png')), 'image/png'))
}

function show(image) {
  URL.revokeObjectURL(shown)
  shown = URL.createObjectURL(image)
  at('sent').src = shown
  at('sent').hidden = false
  at('content').hidden = true
  at('record').hidden = true
}

function showRecord(record) {
  if (record.content !== undefined) {
    at('content').textContent = record.content === '' ? '(no text)' : record.content
    at('content').hidden = false
  }
  at('record').querySelector('pre').textContent = JSON.stringify(record, null, 2)
  at('record').hidden = false
}

function say(text) {
  at('status').textContent = text
}

function setBusy(isBusy) {
  send.disabled = isBusy
  at('stop').hidden = !isBusy
}
`
