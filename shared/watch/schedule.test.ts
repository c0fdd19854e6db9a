import { describe, expect, it } from 'vitest'
import { isOpen, opensAt } from './schedule.ts'

/** 2026-11-16 is a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00`).getTime()
const office = { days: ['mon', 'tue'], from: '08:30', to: '17:00' } as const
const night = { days: ['fri'], from: '22:00', to: '06:00' } as const
const office2 = { ...office, days: [...office.days] }
const night2 = { ...night, days: [...night.days] }

describe('a schedule', () => {
  it('is open on its days from its beginning to before its end', () => {
    expect(['08:29', '08:30', '16:59', '17:00'].map((time) => isOpen(office2, at(16, time)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isOpen(office2, at(18, '12:00'))).toBe(false)
    expect(isOpen(null, at(18, '12:00'))).toBe(true)
  })

  it('spans midnight, and belongs to the day on which it begins', () => {
    expect(isOpen(night2, at(20, '23:00'))).toBe(true)
    expect(isOpen(night2, at(21, '05:59'))).toBe(true)
    expect(isOpen(night2, at(21, '06:00'))).toBe(false)
    expect(isOpen(night2, at(20, '05:00'))).toBe(false)
  })

  it('is open all day if its end equals its beginning', () => {
    expect(isOpen({ days: ['mon'], from: '00:00', to: '00:00' }, at(16, '13:00'))).toBe(true)
  })

  it('says when it opens next', () => {
    expect(opensAt(office2, at(16, '07:00'))).toBe(at(16, '08:30'))
    expect(opensAt(office2, at(16, '09:00'))).toBeNull()
    expect(opensAt(office2, at(17, '18:00'))).toBe(at(23, '08:30'))
    expect(opensAt({ days: ['mon'], from: '08:00', to: '09:00' }, at(16, '09:30'))).toBe(at(23, '08:00'))
  })
})
