import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('minutes say who was in the chair, and when it began and ended', () => {
  const lines = [
    'Il giorno 7 maggio 2031, alle ore 18:15, presso la sede sociale, si è riunita',
    "l'assemblea dei soci. Assume la presidenza il sig. Aldo Verri; funge da segretaria la",
    'sig.ra Pia Conte. È presente il revisore dei conti, rag.',
    'Ugo Salmi. Null’altro essendovi da deliberare, la seduta è tolta alle ore 20:40.',
  ]
  const schema = { chairperson: '', secretary: '', treasurer: '', startTime: '', endTime: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    chairperson: 'Aldo Verri',
    secretary: 'Pia Conte',
    treasurer: '',
    startTime: '18:15',
    endTime: '20:40',
  })
})

test('what somebody is stands behind the name too, and nobody else is called so', () => {
  const lines = [
    'Dressé le 3 mai 2031 sur la déclaration de Jeanne KERVAL, âgée de trente ans,',
    'couturière, domiciliée à Brest, nièce du défunt, qui a signé avec Nous, Paul LE',
    'BRIZ, adjoint au maire, officier par délégation de cette commune.',
  ]
  const schema = { informant: { name: '', relationship: '', occupation: '' }, registrar: '', witness: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    informant: { name: 'Jeanne KERVAL', relationship: 'nièce du défunt', occupation: 'couturière' },
    registrar: 'Paul LE BRIZ',
    witness: '',
  })
})

test('of two people whom a deed introduces each has what is said behind the name', () => {
  const lines = [
    'Comparecen ante mí D. Juan Lobo Gil, con DNI 11223344-B, soltero, nacido en Lugo el 4',
    'de mayo de 1991, dueño de la parcela A-17, y Dña. Eva Mora Ruiz, con DNI 55667788-Z,',
    'divorciada, nacida en Soria el 9 de junio de 1990, dueña de la parcela A-19.',
  ]
  const person = { name: '', dni: '', birth_place: '', parcel: '' }
  expect(valuesOf({ spouse1: person, spouse2: person }, ...lines)).toEqual({
    spouse1: { name: 'Juan Lobo Gil', dni: '11223344-B', birth_place: 'Lugo', parcel: 'A-17' },
    spouse2: { name: 'Eva Mora Ruiz', dni: '55667788-Z', birth_place: 'Soria', parcel: 'A-19' },
  })
})

test('a party is who is called so from there on, and of those who were there the first figure counts', () => {
  const lines = [
    'Tussen de heer Sjoerd Veenstra, wonende te Sneek, hierna te noemen verhuurder, en mevrouw',
    'Lotte Bakels, geboren te Zwolle op 4 mei 1995, hierna te noemen huurder, is overeengekomen',
    'dat de verhuurder aan de huurder verhuurt de woning met ingang van 1 juni 2031.',
  ]
  expect(valuesOf({ tenant: { name: '', birthPlace: '' }, landlord: { name: '' } }, ...lines)).toEqual({
    tenant: { name: 'Lotte Bakels', birthPlace: 'Zwolle' },
    landlord: { name: 'Sjoerd Veenstra' },
  })
  const minutes = [
    'Die Sitzung der Gemeinde fand am Mittwoch, dem 7. Mai 2031, im Pfarrsaal von Hollenbek',
    'statt. Das Protokoll führte Frau Heike Brandis. Anwesend waren 9 von 11 Mitgliedern.',
  ]
  expect(valuesOf({ meetingDate: '', venue: '', secretary: '', membersPresent: '' }, ...minutes)).toEqual({
    meetingDate: '7. Mai 2031',
    venue: 'Pfarrsaal von Hollenbek',
    secretary: 'Heike Brandis',
    membersPresent: '9',
  })
})

test('a deed of sale and an entry of death tell of each person what stands behind the name', () => {
  const deed = [
    'En Lugo, a 7 de mayo de 2031, ante mí, Rosa Lamas Otero, notaria de esta villa, comparecen',
    'de una parte, como vendedor, D. Luis Pazos Rey, con DNI 33445566-T; y de otra, como',
    'compradora, Dña. Eva Souto Gil, con DNI 44556677-L. El precio es de 128.500,00 euros.',
  ]
  const party = { name: '', id: '' }
  expect(valuesOf({ seller: party, buyer: party, notary: '' }, ...deed)).toEqual({
    seller: { name: 'Luis Pazos Rey', id: '33445566-T' },
    buyer: { name: 'Eva Souto Gil', id: '44556677-L' },
    notary: 'Rosa Lamas Otero',
  })
  const entry = [
    'Thomas Alfred Whitlow, aged 67 years, railway signalman, died on the 3rd of May 1931 at the',
    'Infirmary, Castle Street, Ludlow. The informant, Mrs Ellen Whitlow, widow of the deceased,',
    'residing at 14 Corve Street, Ludlow, was present at the death.',
  ]
  const schema = {
    deceased: { name: '', occupation: '' },
    informant: { name: '', relationship: '', address: '' },
  }
  expect(valuesOf(schema, ...entry)).toEqual({
    deceased: { name: 'Thomas Alfred Whitlow', occupation: 'railway signalman' },
    informant: {
      name: 'Ellen Whitlow',
      relationship: 'widow of the deceased',
      address: '14 Corve Street, Ludlow',
    },
  })
})
