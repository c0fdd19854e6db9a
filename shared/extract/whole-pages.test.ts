import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const at = (y: number, ...parts: [x: number, text: string][]) => parts.map(([x, text]) => ({ text, x, y }))

test('a Spanish booking is read with English names', () => {
  const rows: [string, string][] = [
    ['Entrada', '5 de junio de 2026'],
    ['Salida', '8 de junio de 2026'],
    ['Habitación', 'Doble superior con terraza'],
    ['Régimen', 'Media pensión'],
    ['Precio por noche', '138,00 €'],
    ['Tasa turística', '9,00 €'],
    ['Total', '423,00 €'],
  ]
  const lines = [
    { text: 'Hotel Mirador de la Sierra', x: 60, y: 60, height: 32 },
    { text: 'Estimada Carmen Ortuño Vidal: su reserva ha sido confirmada.', x: 60, y: 130 },
    ...rows.flatMap(([label, value], i) => at(200 + 45 * i, [60, label], [420, value])),
  ]
  const schema = {
    hotel: { name: '' },
    guest_name: '',
    check_in_date: '',
    check_out_date: '',
    room_type: '',
    board: '',
    price_per_night: '',
    tourist_tax: '',
    total_price: '',
    loyalty_number: '',
  }
  expect(valuesOf(schema, ...lines)).toEqual({
    hotel: { name: 'Hotel Mirador de la Sierra' },
    guest_name: 'Carmen Ortuño Vidal',
    check_in_date: '5 de junio de 2026',
    check_out_date: '8 de junio de 2026',
    room_type: 'Doble superior con terraza',
    board: 'Media pensión',
    price_per_night: '138,00',
    tourist_tax: '9,00',
    total_price: '423,00',
    loyalty_number: '',
  })
})

test('a French recipe has its title, its tiles and its lists', () => {
  const lines = [
    { text: 'Tarte fine aux poireaux', x: 60, y: 60, height: 48 },
    ...at(160, [60, 'Préparation'], [300, 'Cuisson'], [540, 'Portions']),
    ...at(184, [60, '20 min'], [300, '35 min'], [540, '6']),
    ...at(280, [60, 'Ingrédients'], [540, 'Étapes']),
    ...at(330, [110, '4 poireaux'], [560, '1. Émincer les poireaux.']),
    ...at(364, [110, '250 g de farine'], [560, '2. Étaler la pâte.']),
    ...at(398, [110, '3 œufs']),
    { text: 'Température du four : 190 °C', x: 60, y: 480 },
    { text: 'Recette de Jeanne Le Goff, publiée le 12 octobre 2025', x: 60, y: 540 },
  ]
  const schema = {
    recipeName: '',
    author: '',
    prepTime: '',
    cookTime: '',
    servings: '',
    ingredients: [''],
    steps: [''],
    ovenTemperature: '',
    publishedDate: '',
  }
  expect(valuesOf(schema, ...lines)).toEqual({
    recipeName: 'Tarte fine aux poireaux',
    author: 'Jeanne Le Goff',
    prepTime: '20 min',
    cookTime: '35 min',
    servings: '6',
    ingredients: ['4 poireaux', '250 g de farine', '3 œufs'],
    steps: ['Émincer les poireaux.', 'Étaler la pâte.'],
    ovenTemperature: '190 °C',
    publishedDate: '12 octobre 2025',
  })
})
