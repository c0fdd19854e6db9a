// The page's one address. Whatever comes from elsewhere is not our page.

export const scheme = 'app'
export const pageUrl = `${scheme}://fovea/index.html`

export function isOurPage(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed?.protocol === `${scheme}:` && parsed.host === 'fovea'
}
