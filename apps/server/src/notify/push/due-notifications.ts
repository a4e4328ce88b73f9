import type { NotificationType, Survey, SurveyRecord } from '@plenara/contract'
import { activeNotifications, notificationRecords, parseSurveyTime, pickText, toContentLanguage } from '@plenara/domain'

const HOUR_MS = 60 * 60_000
/** A notification that could not be sent within this time is not sent at all: records name a time of the day that wakes nobody. */
const LATEST_MS = HOUR_MS
/** For so long a push service keeps a message for a browser that is off. */
const KEPT_MS = 12 * HOUR_MS

/** A record whose moment has come. */
export interface DueRecord {
  readonly record: SurveyRecord & { readonly notificationGroup: NotificationType }
  readonly at: Date
  readonly endsAt: Date
}

/** The records that are to be sent to browsers now: those of the web or of every app, an hour from their first moment on [NOTIFY-3]. */
export function dueRecords(records: readonly SurveyRecord[], now: Date): DueRecord[] {
  return records.flatMap((record) => {
    const { notificationGroup, notifications, app, notify } = record
    const at = notifications[0] === undefined ? null : parseSurveyTime(notifications[0])
    if (!notify || notificationGroup === null || at === null || (app !== null && app !== 'web')) return []
    const endsAt = new Date(at.getTime() + LATEST_MS)
    return at <= now && now < endsAt ? [{ record: { ...record, notificationGroup }, at, endsAt }] : []
  })
}

/** Whom a browser belongs to, as its account says now. */
export interface PushReader {
  readonly cantonId: number
  /** A code of a language of the interface. */
  readonly language: string
  readonly types: readonly NotificationType[]
}

/** What travels to a browser, encrypted for it alone: a text that is the same for everybody and the kind of page that it opens, nothing of the person. */
export interface PushMessage {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly lang: string
  readonly type: NotificationType
}

/** The record as this reader is to see it, by the rule that devices follow which plan by themselves; null where it is not meant for them [NOTIFY-1, NOTIFY-3]. */
export function messageFor({ record, at }: DueRecord, reader: PushReader, cantonIds: ReadonlyMap<string, number>): PushMessage | null {
  const language = toContentLanguage(reader.language)
  const title = pickText(record.notificationTitle, language)
  const body = pickText(record.notificationBody, language)
  const survey: Survey = {
    ...record,
    cantons: record.cantons?.flatMap((code) => cantonIds.get(code) ?? []) ?? null,
    notificationTitle: title?.text ?? '',
    notificationBody: body?.text ?? '',
    title: '',
    text: '',
    url: null,
  }
  const enabled = new Set(reader.types)
  const settings = { isEnabled: enabled.has(record.notificationGroup), types: {} }
  const justBefore = new Date(at.getTime() - 1)
  const [active] = activeNotifications(notificationRecords([survey]), { cantonId: reader.cantonId, settings, now: justBefore })
  if (!active) return null
  return { id: active.id, title: active.title, text: active.text, lang: body?.language ?? language, type: active.type }
}

/** For how many seconds a push service may keep a message. */
export function secondsKept({ record }: DueRecord, now: Date): number {
  const to = parseSurveyTime(record.to)?.getTime() ?? 0
  return Math.max(60, Math.floor(Math.min(KEPT_MS, to - now.getTime()) / 1000))
}
