import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const table = (rows: readonly string[]) =>
  rows.flatMap((row, i) =>
    row.split(' ').map((text, j) => ({ text, x: 50 + 160 * j, y: 100 + 40 * i, confidence: 0.95 })),
  )

test('a cell that is asked for by its row and its column is where both meet', () => {
  const lines = table(['学科 平时 期末 总评', '语文 92 89 90', '数学 95 97 96', '英语 88 84 86'])
  expect(valuesOf({ 总评成绩: { 语文: '', 英语: '' }, 数学期末成绩: '' }, ...lines)).toEqual({
    总评成绩: { 语文: '90', 英语: '86' },
    数学期末成绩: '97',
  })
})

test('of a table that is set twice beside itself each half has its own columns', () => {
  const lines = table(['学科 平时 总评 学科 平时 总评', '语文 92 90 音乐 优 良', '数学 95 96 体育 良 优'])
  expect(valuesOf({ 总评: { 语文: '', 体育: '' } }, ...lines)).toEqual({ 总评: { 语文: '90', 体育: '优' } })
})

test('a group may be a column, and what it holds its rows', () => {
  const lines = table(['Exam Spring Autumn Total', 'Latin 12 14 26', 'Greek 11 15 26'])
  expect(valuesOf({ autumn: { latin: '' } }, ...lines)).toEqual({ autumn: { latin: '14' } })
})

test('a row may say half of a name that is one word, and heads may be figures', () => {
  const row = (y: number, ...texts: string[]) => texts.map((text, i) => ({ text, x: 60 + 180 * i, y }))
  const eye = { sphere: '', axis: '' }
  const glasses = [
    ...row(60, 'Ferne', 'Sphäre', 'Zylinder', 'Achse'),
    ...row(100, 'Rechts', '-2,25', '-0,75', '105'),
    ...row(140, 'Links', '-1,75', '-1,00', '80'),
  ]
  expect(valuesOf({ rightEye: eye, leftEye: eye }, ...glasses)).toEqual({
    rightEye: { sphere: '-2,25', axis: '105' },
    leftEye: { sphere: '-1,75', axis: '80' },
  })
  const hearing = [
    ...row(60, 'Frequency (Hz)', '500', '1000', '2000'),
    ...row(100, 'Right ear', '20', '25', '40'),
    ...row(140, 'Left ear', '25', '30', '45'),
  ]
  expect(valuesOf({ leftEar: { threshold1000Hz: '' } }, ...hearing)).toEqual({
    leftEar: { threshold1000Hz: '30' },
  })
})

test('of columns that mean alike the one that says the very word is meant', () => {
  const lines = table(['指标 成绩 得分 等级', '肺活量 2870 90 优秀', '立定跳远 172 78 及格'])
  expect(valuesOf({ 肺活量: { 成绩: '', 得分: '' }, 立定跳远成绩: '' }, ...lines)).toEqual({
    肺活量: { 成绩: '2870', 得分: '90' },
    立定跳远成绩: '172',
  })
})
