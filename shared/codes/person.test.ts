import { expect, test } from 'vitest'
import { factsOfMecard, factsOfVcard } from './person.ts'

const factsAs = (facts: readonly { term: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ term, value }) => [term, value]))

test('a vCard gives a person, as written by RFC 2426 and 6350', () => {
  const card = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'N:Perreault;Simon;;;ing. jr',
    'FN:Simon Perreault',
    'ORG:Viagenie\\, Inc.;Research',
    'TITLE:Engineer',
    'ADR;TYPE=work:;Suite D2-630;2875 Laurier;Quebec;QC;G1V 2M2;Canada',
    'TEL;VALUE=uri;TYPE="work,voice":tel:+1-418-656-9254',
    'TEL;TYPE=cell:+1-418-262-6501',
    'item1.EMAIL;TYPE=work:simon.perreault@via',
    ' genie.ca',
    'BDAY:1978-02-03',
    'END:VCARD',
  ].join('\r\n')
  expect(factsAs(factsOfVcard(card))).toEqual({
    'person.name': 'Simon Perreault',
    'person.surname': 'Perreault',
    'person.givenName': 'Simon',
    'person.company': 'Viagenie, Inc.',
    'person.jobTitle': 'Engineer',
    'person.phone': '+1-418-656-9254',
    'person.mobile': '+1-418-262-6501',
    'person.email': 'simon.perreault@viagenie.ca',
    'person.street': '2875 Laurier',
    'person.city': 'Quebec',
    'person.state': 'QC',
    'person.postcode': 'G1V 2M2',
    'person.country': 'Canada',
    'person.birthDate': '1978-02-03',
  })
})

test('a MECARD gives a person', () => {
  const card = 'MECARD:N:Owen,Sean;ADR:76 9th Avenue\\, New York;TEL:12125551212;EMAIL:srowen@example.com;;'
  expect(factsAs(factsOfMecard(card))).toEqual({
    'person.name': 'Sean Owen',
    'person.surname': 'Owen',
    'person.givenName': 'Sean',
    'person.phone': '12125551212',
    'person.email': 'srowen@example.com',
    'person.address': '76 9th Avenue, New York',
  })
})

test('a card without an end or a name gives no facts', () => {
  expect(factsOfVcard('BEGIN:VCARD\nFN:Somebody')).toEqual([])
  expect(factsOfMecard('MECARD:TEL:1;;')).toEqual([])
  expect(factsOfMecard('MECARD')).toEqual([])
})
