// Who is written on a card: vCard and MECARD.
import { type Fact } from '../facts.ts'
import { told } from './told.ts'
import { dayOf } from './values.ts'

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
  const value = (name: string) => plain(values(name)[0]?.value)
  const phone = (kind: RegExp, not?: RegExp) =>
    plain(
      values('TEL').find(({ parameters }) => kind.test(parameters) && !not?.test(parameters))?.value,
    )?.replace(/^tel:/i, '')
  const [surname, givenName] = partsOf(values('N')[0]?.value, ';')
  const [, , street, city, state, postcode, country] = partsOf(values('ADR')[0]?.value, ';')
  return told({
    'person.name': value('FN'),
    'person.surname': surname,
    'person.givenName': givenName,
    'person.company': partsOf(values('ORG')[0]?.value, ';')[0],
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
    'person.birthDate': birthDay(value('BDAY')),
    'person.note': value('NOTE'),
  })
}

export function factsOfMecard(text: string): Fact[] {
  const [, body] = /^MECARD:(.*;);?\s*$/is.exec(text.trim()) ?? []
  if (body === undefined) return []
  const values = new Map<string, string>()
  for (const part of body.split(/(?<!\\);/)) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/is.exec(part) ?? []
    if (name !== '' && !values.has(name.toUpperCase())) values.set(name.toUpperCase(), value)
  }
  const [surname, givenName] = partsOf(values.get('N'), ',')
  if (!surname) return []
  return told({
    'person.name': givenName ? `${givenName} ${surname}` : surname,
    'person.surname': givenName ? surname : null,
    'person.givenName': givenName,
    'person.company': plain(values.get('ORG')),
    'person.phone': plain(values.get('TEL')),
    'person.email': plain(values.get('EMAIL')),
    'person.website': plain(values.get('URL')),
    'person.address': plain(values.get('ADR')),
    'person.birthDate': birthDay(plain(values.get('BDAY'))),
    'person.note': plain(values.get('NOTE')),
  })
}

function partsOf(value: string | undefined, by: ';' | ','): string[] {
  return (value ?? '').split(by === ';' ? /(?<!\\);/ : /(?<!\\),/).map((part) => plain(part) ?? '')
}

function plain(value: string | undefined): string | undefined {
  return value?.replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1')
}

function birthDay(text: string | undefined): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '') ?? []
  return year === '' ? null : dayOf(year, month, day)
}
