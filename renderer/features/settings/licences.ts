// Loads the licences of the libraries in Fovea, a text file next to the built page.

/** Loads the text of all licences. Returns null if the file is missing, as in development. */
export async function fetchLicences(): Promise<string | null> {
  const answer = await fetch('licences.txt')
  // A development server answers an unknown path with the page itself.
  const isText = answer.headers.get('content-type')?.startsWith('text/plain') ?? false
  return answer.ok && isText ? answer.text() : null
}
