// The languages of the user interface. A new one needs a row here, a file with its words in words/, and a line in each
// table of words/words.ts.

interface LanguageRow {
  /** The language's own name for itself. */
  readonly name: string
  /** Value of the page's `lang` attribute. */
  readonly tag: string
  /** Text of the sign-in page. It is shown in all languages, because a signed-out browser has no language setting. */
  readonly signIn: {
    readonly missing: string
    readonly refused: string
    readonly how: string
    readonly signedIn: string
    readonly open: string
  }
}

export const uiLanguages = {
  en: {
    name: 'English',
    tag: 'en',
    signIn: {
      missing: 'This browser is not signed in.',
      refused: 'This sign-in link was already used, or it has expired.',
      how: 'Open the sign-in link that Fovea printed when it started. Each link works once; for a new one, run:',
      signedIn: 'Signed in just now? ',
      open: 'Open Fovea',
    },
  },
  zh: {
    name: '中文',
    tag: 'zh-CN',
    signIn: {
      missing: '这个浏览器还没有登录。',
      refused: '这个登录链接已经用过或过期了。',
      how: '请打开 Fovea 启动时显示的登录链接。每个链接只能用一次；需要新链接时请运行：',
      signedIn: '已经登录了？',
      open: '打开 Fovea',
    },
  },
} as const satisfies Record<string, LanguageRow>

export type UiLanguage = keyof typeof uiLanguages
export const uiLanguageCodes = Object.keys(uiLanguages) as UiLanguage[]

/** The language of the setting, or with `auto` the first system language that is supported. */
export function chooseUiLanguage(
  choice: 'auto' | UiLanguage,
  systemLanguages: readonly string[],
): UiLanguage {
  if (choice !== 'auto') return choice
  for (const tag of systemLanguages) {
    const code = uiLanguageCodes.find((code) => `${tag}-`.toLowerCase().startsWith(`${code}-`))
    if (code !== undefined) return code
  }
  return 'en'
}
