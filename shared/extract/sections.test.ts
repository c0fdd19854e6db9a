// Forms in sections: what stands below a heading is what the heading says, up to the next one.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const at = (text: string, x: number, y: number) => ({ text, x, y })

test('the section of a group is the one whose heading says it, and no declaration of theirs further down', () => {
  const lines = [
    at('1. Émetteur du bordereau', 50, 100),
    at('2. Installation de destination', 650, 100),
    at('☒ Producteur du déchet', 50, 140),
    at('NOM : Garage des Tilleuls', 50, 180),
    at('NOM : Huiles du Morvan', 650, 180),
    at('Adresse : 7 rue du Lavoir, 39100 Dole', 50, 220),
    at('Adresse : ZI Nord, 21200 Beaune', 650, 220),
    at('3. Collecteur', 50, 280),
    at('NOM : Transports Jeannin', 50, 320),
    at('Adresse : 12 avenue de la Gare, 39000 Lons', 50, 360),
    at("4. Déclaration générale de l'émetteur du bordereau", 50, 420),
    at('NOM : BERTHIER', 50, 460),
    at('Date : 23/10/2025', 50, 500),
  ]
  const schema = { emetteur: { nom: '', adresse: '' }, destination: { nom: '' }, dechet: { code: '' } }
  expect(valuesOf(schema, ...lines)).toEqual({
    emetteur: { nom: 'Garage des Tilleuls', adresse: '7 rue du Lavoir, 39100 Dole' },
    destination: { nom: 'Huiles du Morvan' },
    dechet: { code: '' },
  })
})

test('who sells and who buys a car are its old and its new owner', () => {
  const owner = (heading: string, y: number, street: string, code: string) => [
    at(heading, 50, y),
    at('Adresse', 50, y + 40),
    at('Code postal', 500, y + 40),
    at('Commune', 800, y + 40),
    at(street, 50, y + 70),
    at(code, 500, y + 70),
    at('QUIMPER', 800, y + 70),
  ]
  const lines = [
    at("CERTIFICAT DE CESSION D'UN VÉHICULE", 250, 40),
    at('LE VÉHICULE', 50, 90),
    at('Marque', 50, 130),
    at('Genre national', 500, 130),
    at('CITROEN', 50, 160),
    at('VP', 500, 160),
    ...owner('ANCIEN PROPRIÉTAIRE', 220, '14 rue des Goélands', '29900'),
    ...owner('NOUVEAU PROPRIÉTAIRE', 360, '3 venelle du Four', '29120'),
  ]
  const schema = { vehicle: { make: '' }, seller: { address: '', postalCode: '' }, buyer: { address: '' } }
  expect(valuesOf(schema, ...lines)).toEqual({
    vehicle: { make: 'CITROEN' },
    seller: { address: '14 rue des Goélands', postalCode: '29900' },
    buyer: { address: '3 venelle du Four' },
  })
})

test('the name of a house is none of a family, although the form has a first name further down', () => {
  const lines = [
    at("1 - L'ORGANISME D'ACCUEIL", 50, 100),
    at('Nom : Algues de Roscoff SAS', 50, 140),
    at('Adresse : Zone portuaire, 29680 Roscoff', 50, 180),
    at('Tél. : 02 98 55 31 47', 50, 220),
    at('2 - LE STAGIAIRE', 50, 280),
    at('Nom : DIALLO', 50, 320),
    at('Prénom : Aminata', 500, 320),
    at('Adresse : 11 rue Duquesne, 29200 Brest', 50, 360),
  ]
  const schema = { organismeAccueil: { nom: '' }, stagiaire: { nom: '', prenom: '' } }
  expect(valuesOf(schema, ...lines)).toEqual({
    organismeAccueil: { nom: 'Algues de Roscoff SAS' },
    stagiaire: { nom: 'DIALLO', prenom: 'Aminata' },
  })
})

test('a house that is named below the heading of the client is the client', () => {
  const lines = [
    at('Auftraggeber', 50, 100),
    at('Firma', 50, 140),
    at('Schreinerei Obermaier GmbH', 300, 140),
    at('Straße', 50, 180),
    at('Industriestr. 31', 300, 180),
    at('PLZ/Ort', 50, 220),
    at('84453 Mühldorf a. Inn', 300, 220),
    at('Waldkraiburg, 14.05.2024', 50, 400),
  ]
  expect(valuesOf({ client: { company: '', city: '' } }, ...lines)).toEqual({
    client: { company: 'Schreinerei Obermaier GmbH', city: '84453 Mühldorf a. Inn' },
  })
})

test('beside an empty box stands nothing, and above it the label of another', () => {
  const lines = [
    at('Arrival', 50, 100),
    at('Sat 12 Aug 2023, 10:30', 250, 100),
    at('Vet practice', 600, 100),
    at('Weldon Veterinary Centre', 800, 100),
    at('Collection', 50, 140),
    at('Sun 20 Aug 2023, 11:00', 250, 140),
    at('Vet phone', 600, 140),
    at('0113 496 0217', 800, 140),
    at('Kennel', 50, 180),
    at('No. 14', 250, 180),
    at('Diet', 600, 180),
    at('Dry food, no chicken', 800, 180),
    at('Deposit', 50, 220),
    at('£40.00', 250, 220),
    at('Medication', 600, 220),
  ]
  expect(valuesOf({ arrival: '', medication: '' }, ...lines)).toEqual({
    arrival: 'Sat 12 Aug 2023, 10:30',
    medication: '',
  })
})

test('the head of the next section is no value of what stands above it', () => {
  const lines = [
    at('A. Dati identificativi', 50, 100),
    at('Responsabile', 50, 140),
    at('Morandini Elisa', 300, 140),
    at('Telefono', 50, 180),
    at('0522 830 447', 300, 180),
    at('Combustibile', 50, 220),
    at('B. Documentazione', 50, 260),
    at('Libretto', 50, 300),
    at('presente', 300, 300),
    at('Rapporto', 50, 340),
    at('presente', 300, 340),
  ]
  expect(valuesOf({ telefono: '', combustibile: '' }, ...lines)).toEqual({
    telefono: '0522 830 447',
    combustibile: '',
  })
})
