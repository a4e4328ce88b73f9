import type { NotificationType, Survey } from '@plenara/contract'
import { parseSurveyTime } from './survey-time.ts'
import { isAmong } from './surveys.ts'

/** A notification as the device shows it [ENTITY-12]. */
export interface LocalNotification {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly type: NotificationType
  readonly at: Date
}

/** A record of one of the four groups, with its window as moments; null if it cannot be read. */
export interface NotificationRecord extends Omit<Survey, 'from' | 'to' | 'notificationGroup'> {
  readonly notificationGroup: NotificationType
  readonly from: Date | null
  readonly to: Date | null
}

export interface NotificationSettings {
  /** The switch above all types. */
  readonly isEnabled: boolean
  /** A type counts as enabled unless explicitly set false [NOTIFY-1]. */
  readonly types: Readonly<Partial<Record<NotificationType, boolean>>>
}

export interface NotificationReader {
  /** Null if the user has none: nothing is notified then. */
  readonly cantonId: number | null
  readonly settings: NotificationSettings
  readonly now: Date
}

/** The changes on the device after which exactly the active notifications are scheduled. */
export interface NotificationPlan {
  readonly schedule: readonly LocalNotification[]
  readonly update: readonly LocalNotification[]
  readonly cancel: readonly number[]
}

/** A record, so that the compiler requires every group here. */
const GROUPS: Readonly<Record<NotificationType, true>> = {
  parliament_session_start: true,
  parliament_session_results: true,
  election_start: true,
  election_results: true,
}

/** The records of the four groups, the only ones that an app knows, with `from` and `to` parsed [NOTIFY-4]. */
export function notificationRecords(surveys: readonly Survey[]): NotificationRecord[] {
  return surveys.flatMap((survey) => {
    const { notificationGroup } = survey
    if (notificationGroup === null || !Object.hasOwn(GROUPS, notificationGroup)) return []
    return [{ ...survey, notificationGroup, from: parseSurveyTime(survey.from), to: parseSurveyTime(survey.to) }]
  })
}

/** Whether notifications of a type are wanted [NOTIFY-1]. */
export function isTypeEnabled({ isEnabled, types }: NotificationSettings, type: NotificationType): boolean {
  return isEnabled && types[type] !== false
}

/** The notifications to come, the next one first, each at the first of its moments [NOTIFY-3]. */
export function activeNotifications(records: readonly NotificationRecord[], reader: NotificationReader): LocalNotification[] {
  return records.flatMap((record) => toActive(record, reader) ?? []).toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id)
}

function toActive(record: NotificationRecord, { cantonId, settings, now }: NotificationReader): LocalNotification | null {
  const { id, notify, notificationTitle: title, notificationBody: text, notifications, notificationGroup: type } = record
  if (cantonId === null || !notify || title.trim() === '' || text.trim() === '') return null
  if (!isAmong(cantonId, record.cantons) || !isTypeEnabled(settings, type)) return null
  const [first] = notifications
  const at = first === undefined ? null : parseSurveyTime(first)
  return at !== null && at > now ? { id, title, text, type, at } : null
}

/**
 * The changes from the scheduled ids to the active notifications: those whose id is scheduled already are updated, the others scheduled, and what
 * is scheduled but no longer active is cancelled [NOTIFY-5]. Of active ones with the same id the first counts.
 */
export function planNotifications(active: readonly LocalNotification[], scheduledIds: readonly number[]): NotificationPlan {
  const wanted = new Map(active.toReversed().map((notification) => [notification.id, notification]))
  const scheduled = new Set(scheduledIds)
  const unique = active.filter((notification) => wanted.get(notification.id) === notification)
  return {
    schedule: unique.filter(({ id }) => !scheduled.has(id)),
    update: unique.filter(({ id }) => scheduled.has(id)),
    cancel: [...scheduled].filter((id) => !wanted.has(id)),
  }
}
