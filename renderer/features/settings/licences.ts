// The licences of what Fovea is built with; they lie beside the built page.

/** Null where they are not there, as while the page is being developed. */
export async function fetchLicences(): Promise<string | null> {
  const answer = await fetch('licences.txt')
  // A development server answers what it does not know with the page itself.
  const isText = answer.headers.get('content-type')?.startsWith('text/plain') ?? false
  return answer.ok && isText ? answer.text() : null
}
