// The style sheet of a document: its font, density, rules and places.
import type { Random } from './random.ts'
import type { Language } from './words.ts'

export function styleOf(random: Random, language: Language, isSlip: boolean): string {
  const han: Partial<Record<Language, string>> = { zh: 'SC', 'zh-Hant': 'TC', ja: 'JP', ko: 'KR' }
  const east = han[language]
  const family = east
    ? random.pick([`Noto Sans CJK ${east}`, `Noto Sans CJK ${east}`, `Noto Serif CJK ${east}`])
    : random.pick(
        isSlip
          ? ['DejaVu Sans Mono', 'DejaVu Sans Mono', 'DejaVu Sans', 'Noto Sans CJK JP']
          : ['DejaVu Sans', 'DejaVu Serif', 'Noto Sans CJK JP', 'Noto Serif CJK JP', 'DejaVu Sans Condensed'],
      )
  const size = isSlip ? random.integer(12, 16) : random.integer(11, 16)
  const wide = random.pick(['100%', '100%', '70%', '50%'])
  return `body{margin:0;padding:${String(random.integer(8, 46))}px;box-sizing:border-box;font:${String(size)}px/${random.pick(['1.25', '1.4', '1.6'])} '${family}';color:#111;background:#fff}
table{border-collapse:collapse}td,th{padding:${random.pick(['1px 4px', '3px 8px', '2px 14px'])};text-align:left;vertical-align:top;font-weight:${random.pick(['normal', 'bold'])}}
td{font-weight:normal}.ruled td,.ruled th,.box{border:1px solid #333}.wide{width:100%}.pairs>table{${random.chance(0.3) ? 'margin-left:auto' : ''};min-width:${wide === '50%' ? '50%' : '30%'}}
.small{font-size:.72em}.l{${random.pick(['', '', 'font-weight:bold', 'color:#555'])}}.box{padding:2px 5px;min-height:2.4em}.fill{min-height:1.2em}.free{padding:1px 0}
.flex{display:flex;gap:8px}.line{flex:1;border-bottom:1px solid #333;padding-left:6px}.under{border-bottom:1px solid #333;min-height:1.3em}.gap{margin:3px 0}
.comb{display:inline-block;min-width:1.3em;text-align:center;border:1px solid #555;font-style:normal}
.row{display:flex;justify-content:space-between;gap:10px}.row>div{flex:1}.between{display:flex;justify-content:space-between;gap:12px}.center{text-align:center}.right{text-align:right}
.part{margin:${String(random.integer(2, 22))}px 0}.foot{display:flex;gap:26px;font-size:.72em;margin-top:18px}.logo{display:inline-block;background:#667;width:120px;height:44px}h1{font-size:${random.pick(['1.2', '1.5', '2', '2.4'])}em;margin:4px 0}`
}
