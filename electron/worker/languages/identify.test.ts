import { expect, it } from 'vitest'
import { identify } from './identify.ts'

const known = ['eng', 'deu', 'fra', 'ita', 'por', 'spa', 'vie']

/** Texts as the English model reads them, without accents. */
const texts: readonly (readonly [language: string, text: string])[] = [
  ['eng', 'The library opens at nine and closes at six on every day but Sunday'],
  ['deu', 'Die Bibliothek ist jeden Tag von neun bis sechs Uhr geoffnet, nur am Sonntag nicht'],
  ['fra', 'La bibliotheque est ouverte tous les jours de neuf heures a six heures sauf le dimanche'],
  ['ita', 'La biblioteca e aperta tutti i giorni dalle nove alle sei, tranne la domenica mattina'],
  ['por', 'A biblioteca esta aberta todos os dias das nove as seis, exceto aos domingos e feriados'],
  ['spa', 'La biblioteca esta abierta todos los dias de nueve a seis, salvo los domingos y festivos'],
]

it.each(texts)('tells that a text is %s', async (language, text) => {
  expect(await identify(text, known, 'Latin')).toMatchObject({ language })
})

it('takes the usual language for a text that is hardly one', async () => {
  expect(await identify('TOTAL 12.50 CASH 20.00 CHANGE 7.50', known, 'Latin')).toMatchObject({
    language: 'eng',
  })
  expect(await identify('', known, 'Latin')).toMatchObject({ language: 'eng' })
})

it('is unsure of a text in a language that there is no model of', async () => {
  const polish = 'Biblioteka jest otwarta codziennie od dziewiatej do szostej z wyjatkiem niedzieli'
  expect((await identify(polish, known, 'Latin')).confidence).toBeLessThan(0.5 + 0.01)
  expect(await identify(polish, [...known, 'pol'], 'Latin')).toMatchObject({ language: 'pol' })
})

it('has nothing to tell where there is one language only', async () => {
  expect(await identify('anything', ['kor'], 'Hangul')).toEqual({ language: 'kor', confidence: 1 })
})

it('tells the language of a form by its words in small letters, as the names on it are of anywhere', async () => {
  const form = [
    'Plomberie Bernard Services BON N° 2026-0562',
    'Plomberie - Chauffage, Nancy',
    '27 avenue Foch, 54000 Nancy Date : 24/02/2026',
    'Client : Mme Solange Petitjean Technicien : Bruno Sanchez',
    'Equipement : Viadom 240 Heure : 9h10 Total : 11h40',
    'Motif : Fuite sous levier de la cuisine',
    'Travaux : Remplacement du siphon et du joint, de la pression',
    'Siphon laiton 1 24,90 24,90 Joint torique 2 3,20 6,40',
    'Signature : S. Petitjean, Garantie : 6 mois, Nancy Thermal Center',
  ]
  expect(await identify(form.join('\n'), known, 'Latin')).toMatchObject({ language: 'fra' })
})

it.each([
  [
    'fra',
    ['TICKET N 018457 CAISSE 02', 'TOTAL A PAYER 14,26', 'CARTE BANCAIRE 14,26', 'TAUX TVA HT TVA TTC'],
  ],
  [
    'por',
    ['SUPERMERCADO BOM PRECO LTDA', 'CNPJ 12.345.678', 'VALOR TOTAL 83,50', 'DINHEIRO 100', 'TROCO 16,50'],
  ],
  [
    'ita',
    ['ALIMENTARI FERRI', 'SUBTOTALE 21,45', 'TOTALE COMPLESSIVO 21,45', 'CONTANTE 50,00', 'RESTO 28,55'],
  ],
])('tells that a slip in capitals is %s by what its sums are called', async (language, lines) => {
  expect(await identify(lines.join('\n'), known, 'Latin')).toMatchObject({ language, confidence: 0.9 })
})
