// The schedule of a watch folder: when it takes files. Times are local times of the machine.
import { weekdays, type Schedule } from '../contract/folder-rule.ts'

/** Whether files are taken at this time. `from` equal to `to` means the whole day. */
export function isOpen(schedule: Schedule | null, now: number): boolean {
  if (schedule === null) return true
  const date = new Date(now)
  const minute = date.getHours() * 60 + date.getMinutes()
  const from = minutesOf(schedule.from)
  const to = minutesOf(schedule.to)
  const isOn = (offset: number) => schedule.days.includes(weekdayOf(date, offset))
  if (from < to) return isOn(0) && minute >= from && minute < to
  return (isOn(0) && minute >= from) || (isOn(-1) && minute < to)
}

/** When it opens next; null if it is open. */
export function opensAt(schedule: Schedule | null, now: number): number | null {
  if (schedule === null || isOpen(schedule, now)) return null
  const from = minutesOf(schedule.from)
  for (let ahead = 0; ahead <= 8; ahead++) {
    const start = new Date(now)
    start.setDate(start.getDate() + ahead)
    start.setHours(Math.floor(from / 60), from % 60, 0, 0)
    if (start.getTime() > now && schedule.days.includes(weekdayOf(start, 0))) return start.getTime()
  }
  return null
}

/** Converts hh:mm to minutes since midnight. */
function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** The weekday of a date, `offset` days later. JavaScript counts from Sunday, `weekdays` from Monday. */
function weekdayOf(date: Date, offset: number): (typeof weekdays)[number] {
  return weekdays[(date.getDay() + 6 + offset + 7) % 7] ?? 'mon'
}
