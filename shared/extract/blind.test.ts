// Documents of kinds that nothing here was built for, written without a look at the lexicon: how general are the rules?
import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../test/support/page-builder.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

interface Blind {
  readonly kind: string
  readonly lines: readonly (string | LineSketch)[]
  readonly truth: Readonly<Record<string, unknown>>
}

const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })

const blinds: readonly Blind[] = [
  {
    kind: 'a parking notice',
    lines: [
      at('CITY OF WESTHAVEN', 300, 40),
      at('Parking Services', 320, 70),
      at('Notice of Violation', 300, 110),
      at('Notice number: PV-2024-118832', 50, 160),
      at('Officer badge: 4471', 550, 160),
      at('Vehicle', 50, 210),
      at('Plate', 50, 240),
      at('7KLM392', 220, 240),
      at('State', 400, 240),
      at('CA', 520, 240),
      at('Make', 50, 270),
      at('Honda Civic', 220, 270),
      at('Colour', 400, 270),
      at('Silver', 520, 270),
      at('Violation', 50, 320),
      at('Code section', 50, 350),
      at('10.36.040', 220, 350),
      at('Date observed', 50, 380),
      at('14 August 2024', 220, 380),
      at('Time observed', 400, 380),
      at('3:42 PM', 560, 380),
      at('Place', 50, 410),
      at('Block 200 of Harbor Street', 220, 410),
      at('Fine', 50, 460),
      at('$65.00', 560, 460),
      at('Late penalty after 4 September 2024', 50, 490),
      at('$30.00', 560, 490),
      at('Pay online at www.westhaven-parking.example', 50, 540),
    ],
    truth: {
      notice_number: 'PV-2024-118832',
      officer_badge: '4471',
      plate: '7KLM392',
      state: 'CA',
      make: 'Honda Civic',
      colour: 'Silver',
      code_section: '10.36.040',
      date_observed: '14 August 2024',
      time_observed: '3:42 PM',
      place: 'Block 200 of Harbor Street',
      fine: '65.00',
      website: 'www.westhaven-parking.example',
    },
  },
  {
    kind: 'a Spanish water bill',
    lines: [
      at('AGUAS DEL VALLE S.A.', 50, 40),
      at('C/ Mayor 14, 46001 Valencia', 50, 70),
      at('CIF: A46123456', 50, 100),
      at('Factura nº: 2024/008812', 550, 40),
      at('Fecha de emisión: 12 de junio de 2024', 550, 70),
      at('Titular: María López Ruiz', 50, 160),
      at('Dirección de suministro: Av. del Puerto 88, 3º B', 50, 190),
      at('Contrato nº: 55-771-02', 550, 160),
      at('Periodo de facturación: 01/04/2024 - 31/05/2024', 50, 240),
      at('Lectura anterior', 50, 290),
      at('Lectura actual', 300, 290),
      at('Consumo', 550, 290),
      at('1.204 m3', 50, 320),
      at('1.231 m3', 300, 320),
      at('27 m3', 550, 320),
      at('Concepto', 50, 380),
      at('Importe', 700, 380),
      at('Cuota de servicio', 50, 410),
      at('8,40', 700, 410),
      at('Consumo de agua', 50, 440),
      at('21,60', 700, 440),
      at('Alcantarillado', 50, 470),
      at('5,13', 700, 470),
      at('Base imponible', 450, 520),
      at('35,13', 700, 520),
      at('IVA 10%', 450, 550),
      at('3,51', 700, 550),
      at('Total a pagar', 450, 580),
      at('38,64 €', 700, 580),
      at('Fecha de cargo: 28/06/2024', 50, 640),
      at('IBAN: ES91 2100 0418 4502 0005 1332', 50, 670),
    ],
    truth: {
      proveedor: 'AGUAS DEL VALLE S.A.',
      numero_factura: '2024/008812',
      fecha_emision: '12 de junio de 2024',
      titular: 'María López Ruiz',
      contrato: '55-771-02',
      periodo_facturacion: '01/04/2024 - 31/05/2024',
      lectura_actual: '1.231 m3',
      consumo: '27 m3',
      base_imponible: '35,13',
      iva: '3,51',
      total: '38,64',
      fecha_cargo: '28/06/2024',
      iban: 'ES91 2100 0418 4502 0005 1332',
      conceptos: [
        { concepto: 'Cuota de servicio', importe: '8,40' },
        { concepto: 'Consumo de agua', importe: '21,60' },
        { concepto: 'Alcantarillado', importe: '5,13' },
      ],
    },
  },
  {
    kind: 'a Chinese blood test',
    lines: [
      at('仁和医院检验报告单', 300, 40),
      at('姓名：王小明', 50, 100),
      at('性别：男', 300, 100),
      at('年龄：45岁', 550, 100),
      at('病历号：00381277', 50, 130),
      at('科室：内科', 300, 130),
      at('送检医生：李华', 550, 130),
      at('标本类型：血清', 50, 160),
      at('采集时间：2024-03-08 08:15', 300, 160),
      at('项目', 50, 220),
      at('结果', 300, 220),
      at('单位', 480, 220),
      at('参考范围', 650, 220),
      at('葡萄糖', 50, 250),
      at('5.42', 300, 250),
      at('mmol/L', 480, 250),
      at('3.9-6.1', 650, 250),
      at('总胆固醇', 50, 280),
      at('4.87', 300, 280),
      at('mmol/L', 480, 280),
      at('2.8-5.7', 650, 280),
      at('报告日期：2024年3月9日', 50, 360),
      at('检验者：赵敏', 400, 360),
    ],
    truth: {
      姓名: '王小明',
      性别: '男',
      年龄: '45',
      病历号: '00381277',
      科室: '内科',
      送检医生: '李华',
      标本类型: '血清',
      报告日期: '2024年3月9日',
      检验者: '赵敏',
      检验项目: [
        { 项目: '葡萄糖', 结果: '5.42', 单位: 'mmol/L', 参考范围: '3.9-6.1' },
        { 项目: '总胆固醇', 结果: '4.87', 单位: 'mmol/L', 参考范围: '2.8-5.7' },
      ],
    },
  },
]

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [emptied(value[0])]
  if (typeof value !== 'object' || value === null) return ''
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, emptied(child)]))
}

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, child]) => leavesOf(child, `${path}.${key}`))
}

test.each(blinds)('of $kind three values in four are right', ({ lines, truth }) => {
  const schema = parseSchema(emptied(truth))
  if (!schema.ok) throw new Error(schema.error.code)
  const told = new Map(leavesOf(JSON.parse(extract(pageOf(...lines), schema.value).content)))
  const leaves = leavesOf(truth)
  const wrong = leaves.filter(([path, value]) => told.get(path) !== value)
  const share = 1 - wrong.length / leaves.length
  expect(share, wrong.map(([path]) => `${path}: ${told.get(path) ?? ''}`).join('; ')).toBeGreaterThanOrEqual(
    0.75,
  )
})
