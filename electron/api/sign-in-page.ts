// What a browser without a session sees: how to get a sign-in link. It has no script and needs no other file.

/** missing: nobody is signed in · refused: the link was used already, or is too old */
export type SignInReason = 'missing' | 'refused'

const said: Record<SignInReason, { readonly en: string; readonly zh: string }> = {
  missing: { en: 'This browser is not signed in.', zh: '此浏览器尚未登录。' },
  refused: {
    en: 'This sign-in link was used already, or is too old.',
    zh: '此登录链接已被使用，或已过期。',
  },
}

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
<section>
  <p><strong>${said[reason].en}</strong></p>
  <p>Open the sign-in link that Fovea printed when it started. Each link works once; for a new one, run:</p>
  <p><code>fovea session link</code></p>
  <p>Signed in just now? <a href="/">Open Fovea</a></p>
</section>
<section lang="zh">
  <p><strong>${said[reason].zh}</strong></p>
  <p>请打开 Fovea 启动时显示的登录链接。每个链接只能使用一次；如需新链接，请运行：</p>
  <p><code>fovea session link</code></p>
  <p>刚刚登录？<a href="/">打开 Fovea</a></p>
</section>
</html>
`
}
