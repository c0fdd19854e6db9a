// Reads contact cards: vCard and MECARD.
import { type Fact } from '../facts.ts'
import { toFacts } from './to-facts.ts'
import { toIsoDate } from './values.ts'

/** Returns name, addresses and phones of a vCard; nothing if the text is none. */
export function factsOfVcard(text: string): Fact[] {
  const unfolded = text
    .trim()
    .replace(/\r\n|\r/g, '\n')
    .replace(/\n[ \t]/g, '')
  if (!/^BEGIN:VCARD\n/i.test(unfolded) || !/\nEND:VCARD$/i.test(unfolded)) return []
  const lines = unfolded.split('\n').flatMap((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^(?:[\w-]+\.)?([A-Z-]+)((?:;[^:]*)?):(.*)$/i.exec(line) ?? []
    return name === '' ? [] : [{ name: name.toUpperCase(), parameters: parameters.toUpperCase(), value }]
  })
  const values = (name: string) => lines.filter((line) => line.name === name)
  const value = (name: string) => unescapeValue(values(name)[0]?.value)
  /** Returns the first phone number of this kind. */
  const phone = (kind: RegExp, not?: RegExp) =>
    unescapeValue(
      values('TEL').find(({ parameters }) => kind.test(parameters) && !not?.test(parameters))?.value,
    )?.replace(/^tel:/i, '')
  const [surname, givenName] = splitValue(values('N')[0]?.value, ';')
  const [, , street, city, state, postcode, country] = splitValue(values('ADR')[0]?.value, ';')
  return toFacts({
    'person.name': value('FN'),
    'person.surname': surname,
    'person.givenName': givenName,
    'person.company': splitValue(values('ORG')[0]?.value, ';')[0],
    'person.jobTitle': value('TITLE'),
    'person.phone': phone(/(?:)/, /CELL|FAX/),
    'person.mobile': phone(/CELL/),
    'person.fax': phone(/FAX/),
    'person.email': value('EMAIL'),
    'person.website': value('URL'),
    'person.street': street,
    'person.city': city,
    'person.state': state,
    'person.postcode': postcode,
    'person.country': country,
    'person.birthDate': parseBirthDate(value('BDAY')),
    'person.note': value('NOTE'),
  })
}

/** Returns name, address and phone of a MECARD; nothing if the text is none. */
export function factsOfMecard(text: string): Fact[] {
  const [, body] = /^MECARD:(.*;);?\s*$/is.exec(text.trim()) ?? []
  if (body === undefined) return []
  const values = new Map<string, string>()
  for (const part of body.split(/(?<!\\);/)) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/is.exec(part) ?? []
    if (name !== '' && !values.has(name.toUpperCase())) values.set(name.toUpperCase(), value)
  }
  const [surname, givenName] = splitValue(values.get('N'), ',')
  if (!surname) return []
  return toFacts({
    'person.name': givenName ? `${givenName} ${surname}` : surname,
    'person.surname': givenName ? surname : null,
    'person.givenName': givenName,
    'person.company': unescapeValue(values.get('ORG')),
    'person.phone': unescapeValue(values.get('TEL')),
    'person.email': unescapeValue(values.get('EMAIL')),
    'person.website': unescapeValue(values.get('URL')),
    'person.address': unescapeValue(values.get('ADR')),
    'person.birthDate': parseBirthDate(unescapeValue(values.get('BDAY'))),
    'person.note': unescapeValue(values.get('NOTE')),
  })
}

/** Splits a value at the separator, unless a backslash is before it. */
function splitValue(value: string | undefined, separator: ';' | ','): string[] {
  return (value ?? '')
    .split(separator === ';' ? /(?<!\\);/ : /(?<!\\),/)
    .map((part) => unescapeValue(part) ?? '')
}

/** Removes the backslashes that escape characters. */
function unescapeValue(value: string | undefined): string | undefined {
  return value?.replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1')
}

/** Returns the date as yyyy-mm-dd, or null. */
function parseBirthDate(text: string | undefined): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '') ?? []
  return year === '' ? null : toIsoDate(year, month, day)
}
