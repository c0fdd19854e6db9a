// Whole documents of everyday kinds, in seven languages: most of what is asked for is right, and on clean ones all of it.
import { expect, test } from 'vitest'
import { bloodValues } from '../../test/support/documents/blood-values.ts'
import { insuranceClaim } from '../../test/support/documents/insurance-claim.ts'
import { parkingNotice } from '../../test/support/documents/parking-notice.ts'
import { petContract } from '../../test/support/documents/pet-contract.ts'
import { rentReceipt } from '../../test/support/documents/rent-receipt.ts'
import { vaccinationRecord } from '../../test/support/documents/vaccination-record.ts'
import { vehicleInspection } from '../../test/support/documents/vehicle-inspection.ts'
import { waterBill } from '../../test/support/documents/water-bill.ts'
import { findMissed } from '../../test/support/find-missed.ts'
import { valuesOf } from '../../test/support/values-of.ts'

const at = (y: number, ...parts: [x: number, text: string][]) => parts.map(([x, text]) => ({ text, x, y }))

const documents = [
  parkingNotice,
  waterBill,
  bloodValues,
  vehicleInspection,
  rentReceipt,
  petContract,
  vaccinationRecord,
  insuranceClaim,
]

test.each(documents)('of $kind three values in four are right', (document) => {
  const { missed, count } = findMissed(document)
  expect(1 - missed.length / count, missed.join('; ')).toBeGreaterThanOrEqual(0.75)
})

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
