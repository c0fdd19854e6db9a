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
