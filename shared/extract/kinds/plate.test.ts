// Plates of vehicles.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

test.each(['RO-BK 417', '豫P·A6728', 'KR67 PVO', 'AB-123-CD', '1234 BCD', '品川300あ12-34'])(
  '%s is told whole',
  (plate) => {
    expect(valuesOf({ licensePlate: '' }, `License plate: ${plate}`)).toEqual({ licensePlate: plate })
  },
)
