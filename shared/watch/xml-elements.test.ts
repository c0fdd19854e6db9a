import { describe, expect, it } from 'vitest'
import { withoutElements, xmlAttributes, xmlElements, xmlTags } from './xml-elements.ts'

describe('the elements of a name', () => {
  it('are found with their attributes and content, and others are not', () => {
    const xml = '<rows><row r="1"><c r="A1"/>one</row><row r="2"/><rowX>x</rowX></rows>'
    expect(xmlElements(xml, 'row').map(({ attributes, inner }) => [attributes, inner])).toEqual([
      [' r="1"', '<c r="A1"/>one'],
      [' r="2"', ''],
    ])
    expect(xmlTags(xml, 'c').map((each) => xmlAttributes(each).get('r'))).toEqual(['A1'])
    expect(withoutElements('<t>a</t><rPh><t>b</t></rPh><t>b</t>', 'rPh')).toBe('<t>a</t><t>b</t>')
  })

  it.each([
    ['rows that are never closed', '<row r="1">'],
    ['tags that never end', '<row '],
    ['tags within tags', '<row r="1"<row r="1"'],
  ])('take time in proportion to a hostile file: %s', (_, piece) => {
    const xml = piece.repeat(400_000)
    const before = process.cpuUsage()
    xmlElements(xml, 'row')
    for (const tag of xmlTags(xml, 'row').slice(0, 1)) xmlAttributes(tag)
    xmlAttributes('a'.repeat(4_000_000))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
