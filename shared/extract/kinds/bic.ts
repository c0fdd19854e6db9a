// Codes of banks: BIC.
import { looks, type Kind } from './kind.ts'
import { matchesOf, type Recogniser } from './recogniser.ts'

const written = /(?<![\p{L}\d])[a-z]{4}[a-z]{2}[a-z\d]{2}(?:[a-z\d]{3})?(?![\p{L}\d])/gu

const recogniseBic: Recogniser = (folded) =>
  matchesOf(written, folded, 0.6).filter(({ start }) =>
    banked.has(folded.slice(start + 4, start + 6).toUpperCase()),
  )

/** Tannheim is a place: behind four letters a BIC names a country. */
const banked: ReadonlySet<string> = new Set(
  (
    'AD,AE,AF,AG,AL,AM,AO,AR,AT,AU,AZ,BA,BB,BD,BE,BF,BG,BH,BI,BJ,BN,BO,BR,BS,BT,BW,BY,BZ,CA,CD,CF,CG,CH,CI,CL,CM,CN,CO,' +
    'CR,CU,CV,CY,CZ,DE,DJ,DK,DM,DO,DZ,EC,EE,EG,ES,ET,FI,FJ,FO,FR,GA,GB,GE,GG,GH,GI,GL,GM,GN,GQ,GR,GT,GY,HK,HN,HR,HT,HU,' +
    'ID,IE,IL,IM,IN,IQ,IR,IS,IT,JE,JM,JO,JP,KE,KG,KH,KM,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MG,MK,' +
    'ML,MM,MN,MO,MR,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NE,NG,NI,NL,NO,NP,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PS,PT,PY,QA,RO,RS,RU,RW,SA,' +
    'SB,SC,SD,SE,SG,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SY,SZ,TD,TG,TH,TJ,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,US,UY,UZ,VA,VC,VE,' +
    'VG,VN,VU,WS,XK,YE,ZA,ZM,ZW'
  ).split(','),
)

export const bic: Kind = {
  recognise: recogniseBic,
  form: 14,
  clue: 11,
  family: 'words',
  traits: ['letters', 'contact', 'party', 'bank', 'ownNumber'],
  endings: 'bic,swift',
  mayBe: looks(),
  canBe: (_, value) => /^[\p{Lu}\d]{7,12}$/u.test(value.replace(/\s/g, '')),
}
