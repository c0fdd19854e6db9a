import { expect, test } from 'vitest'
import { mended } from './kinds.ts'

test.each([
  ['company', 'CORNER SHOP SDN 8HD', 'CORNER SHOP SDN BHD'],
  ['company', 'MR. D.1.Y. (M) SDN BHD', 'MR. D.I.Y. (M) SDN BHD'],
  ['company', 'Platform 1. Ltd.', 'Platform 1. Ltd.'],
  ['company', '000 "Берёзка-Торг"', 'ООО "Берёзка-Торг"'],
  ['time', '1:09:37 PH', '1:09:37 PM'],
  ['time', '09:15an', '09:15am'],
  ['time', '13:15 h', '13:15 h'],
  ['amount', '46 .62', '46.62'],
  ['text', '1:09:37 PH', '1:09:37 PH'],
  ['taxId', '083.514 .276-40', '083.514.276-40'],
  ['taxId', '91320685MAIXK27T3B', '91320685MA1XK27T3B'],
  ['code', '9132O6B5MAIXKZ7T3B001P', '91320685MA1XK27T3B001P'],
  ['code', 'KIZDA41BXKU990173', 'KIZDA41BXKU990173'],
  ['code', '2024OIZSB-17', '2024OIZSB-17'],
  ['text', '67,40 m?', '67,40 m²'],
  ['text', '1,104.5 Ib', '1,104.5 lb'],
  ['text', '>19,9 MQ', '>19,9 MΩ'],
  ['text', 'Ready by 5 pm?', 'Ready by 5 pm?'],
] as const)('of a %s what was read as %s can only be %s', (type, read, right) => {
  expect(mended(read, type)).toBe(right)
})
