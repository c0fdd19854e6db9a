// Notification: not shown, but kept in `electron.__standin.notifications`, so that a test can click it.
import { preventable } from '../core/event.ts'
import { LoudEmitter } from '../core/loud.ts'
import { record } from '../core/record.ts'

type Surface = 'title' | 'body' | 'subtitle' | 'silent' | 'show' | 'close'

export const notifications: Notification[] = []

export class Notification extends LoudEmitter implements Pick<Electron.Notification, Surface> {
  title: string
  body: string
  subtitle: string
  silent: boolean

  constructor({
    title = '',
    body = '',
    subtitle = '',
    silent = false,
  }: Electron.NotificationConstructorOptions = {}) {
    super('Notification', ['show', 'click', 'close', 'action', 'reply', 'failed'])
    this.title = title
    this.body = body
    this.subtitle = subtitle
    this.silent = silent
  }
  static isSupported(): boolean {
    return true
  }
  show(): void {
    record('notification.show', this.title, this.body)
    notifications.push(this)
    setImmediate(() => this.emit('show', preventable({})))
  }
  close(): void {
    this.emit('close', preventable({}))
  }
}
