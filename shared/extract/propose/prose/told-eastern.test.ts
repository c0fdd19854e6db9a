import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('a certificate of leaving says who, where, why and from when to when', () => {
  const lines = [
    '兹证明陆明澄（身份证号码见附页），自2029年3月4日起至2031年5月6日止在我公司',
    '设备管理部工作，担任技术主管一职，因家庭搬迁原因申请离职，特此证明。',
  ]
  const schema = { 员工姓名: '', 部门: '', 离职原因: '', validFrom: '', validUntil: '', 处分原因说明人: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    员工姓名: '陆明澄',
    部门: '设备管理部',
    离职原因: '家庭搬迁',
    validFrom: '2029年3月4日',
    validUntil: '2031年5月6日',
    处分原因说明人: '',
  })
})

test('what somebody is called from there on stands behind the name', () => {
  const lines = [
    '貸主 三田正隆（以下「甲」という。）と借主 株式会社みどり園芸（以下「乙」という。）は、',
    '次のとおり土地の賃貸借契約を締結する。',
  ]
  expect(valuesOf({ 貸主: '', 借主: '', 保証人: '' }, ...lines)).toEqual({
    貸主: '三田正隆',
    借主: '株式会社みどり園芸',
    保証人: '',
  })
})
