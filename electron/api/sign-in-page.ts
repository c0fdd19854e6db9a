// Writes the page for a browser without a session: how to get a sign-in link. It has no script and needs no other file.
import { uiLanguages } from '../../shared/ui-languages.ts'

/** missing: nobody is signed in · refused: the link was already used, or has expired */
export type SignInReason = 'missing' | 'refused'

export function signInPage(reason: SignInReason): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fovea</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  body { max-inline-size: 34rem; margin: 12vh auto; padding-inline: 1.5rem }
  code { padding: .15em .4em; border-radius: .3em; background: color-mix(in srgb, currentColor 10%, transparent) }
  section + section { margin-block-start: 2.5rem }
</style>
<h1>Fovea</h1>
${Object.values(uiLanguages)
  .map(
    ({ tag, signIn }) => `<section lang="${tag}">
  <p><strong>${signIn[reason]}</strong></p>
  <p>${signIn.how}</p>
  <p><code>fovea session link</code></p>
  <p>${signIn.signedIn}<a href="/">${signIn.open}</a></p>
</section>
`,
  )
  .join('')}</html>
`
}
