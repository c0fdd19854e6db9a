// Summarises each collapsed section of a folder rule in a few words.
import { languageNames } from '../../../shared/languages.ts'
import type { UiLanguage } from '../../../shared/ui-languages.ts'
import type { PageWords } from '../../../shared/words/en.ts'
import { kindName, type Rule } from './rule.ts'

export interface RuleSummary {
  readonly outputs: string
  readonly files: string
  readonly times: string
  readonly reading: string
}

/** Returns the summary of each section. */
export function summarizeRule(rule: Rule, t: PageWords, language: UiLanguage): RuleSummary {
  const joined = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' · ')
  return {
    outputs:
      joined(
        rule.sheet !== 'none' && t.folders.sheetIn(t.folders.sheets[rule.sheet]),
        rule.writes.length > 0 && rule.writes.map((kind) => kindName(kind, t)).join(', '),
        rule.doneDir !== null && t.folders.doneDir,
        rule.command !== null && t.folders.command,
        rule.webhookUrl !== null && t.folders.webhook,
      ) || t.folders.onlyHistory,
    files:
      joined(
        rule.include.length > 0 && rule.include.join(', '),
        rule.ignore.length > 0 && t.folders.without(rule.ignore.join(', ')),
      ) || t.folders.allImages,
    times: joined(
      rule.schedule === null ? t.folders.always : `${rule.schedule.from} – ${rule.schedule.to}`,
      rule.noticing !== 'auto' && t.folders.noticings[rule.noticing],
    ),
    reading: joined(
      rule.languages.length === 0 ? t.folders.anyLanguage : languageNames(rule.languages, language),
      rule.profile !== null && t.settings.of.profile.choices[rule.profile],
      rule.splitsPiles && t.folders.splitsShort,
      rule.engine !== null && t.settings.of.engine.choices[rule.engine],
      rule.priority !== 'normal' && t.folders.priorities[rule.priority],
    ),
  }
}
