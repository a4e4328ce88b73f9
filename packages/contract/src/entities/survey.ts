import { z } from 'zod'
import { APP_PLATFORMS, MAX_NOTIFICATION_BODY, MAX_NOTIFICATION_TITLE, NOTIFICATION_TYPES } from '../constants.ts'
import { cantonCode } from './canton.ts'
import { id } from './common.ts'
import { contentLanguage, fallbackLanguages, localizedText } from './language.ts'

/** A time of the day in Zurich, `YYYY-MM-DD HH:mm:ss` [ENTITY-11]. */
export const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
export const notificationType = z.enum(NOTIFICATION_TYPES)
export type NotificationType = z.infer<typeof notificationType>
export const appPlatform = z.enum(APP_PLATFORMS)
export type AppPlatform = z.infer<typeof appPlatform>

/**
 * A feedback survey, a notification, or both [ENTITY-11]. `cantons`, `constituencies` and `app` are null where the record is for all of them;
 * `userJourneyStepId` is the place (1 to 5) of the step of the journey that must be done, null for none; of several surveys the one with the
 * highest `priority` is shown. `notifications` are the moments, of which the first triggers. A survey has a `url`, the form.
 */
export const survey = z.object({
  id,
  from: wallTime,
  to: wallTime,
  cantons: z.array(id).nullable(),
  constituencies: z.array(id).nullable(),
  userJourneyStepId: z.int().min(1).max(5).nullable(),
  priority: z.int(),
  notificationGroup: notificationType.nullable(),
  notify: z.boolean(),
  notificationTitle: z.string(),
  notificationBody: z.string(),
  notifications: z.array(wallTime),
  app: appPlatform.nullable(),
  title: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  fallback: fallbackLanguages,
})
export type Survey = z.infer<typeof survey>

/** A real moment of the calendar; the window and the triggers are read from it. */
const realTime = wallTime.refine((text) => {
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text.slice(0, 10))
}, 'is no moment of the calendar')

/** So early and so late a notification wakes nobody. */
const EARLIEST = '08:00:00'
const LATEST = '21:00:00'
const daytime = realTime.refine((text) => text.slice(11) >= EARLIEST && text.slice(11) <= LATEST, 'is not between 08:00 and 21:00')

/** Nothing but the web, and no name or password in the address. */
const webAddress = z
  .url({ protocol: /^https$/, error: 'is no https address' })
  .max(500)
  .refine((text) => /^https:\/\/[^/?#@\s\\]+([/?#]|$)/i.test(text), 'is no https address')

function shortTexts(limit: number) {
  return localizedText.refine(
    (texts) => Object.values(texts).every((text) => text.trim() !== '' && text.length <= limit),
    `has an empty text or one of more than ${limit} characters`,
  )
}

/**
 * A record of the file that `npm run import -- surveys <file>` reads, texts by language and cantons by code. Either it is a survey with `url`,
 * `title` and `text`, or it notifies, or both.
 */
export const surveyRecord = z
  .strictObject({
    /** Android numbers notifications with 32 bits. */
    id: id.max(2 ** 31 - 1),
    from: realTime,
    to: realTime,
    cantons: z.array(cantonCode).min(1).nullable(),
    constituencies: z.array(id).min(1).nullable().default(null),
    userJourneyStepId: survey.shape.userJourneyStepId.default(null),
    priority: z.int().min(0).max(1_000).default(0),
    notificationGroup: notificationType.nullable().default(null),
    notify: z.boolean().default(false),
    notificationTitle: shortTexts(MAX_NOTIFICATION_TITLE).default({}),
    notificationBody: shortTexts(MAX_NOTIFICATION_BODY).default({}),
    notifications: z.array(daytime).max(20).default([]),
    app: appPlatform.nullable().default(null),
    title: shortTexts(80).default({}),
    text: shortTexts(300).default({}),
    url: z.partialRecord(contentLanguage, webAddress).default({}),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'is not after "from"' })
  .refine((record) => !record.notify || isAnnounced(record), {
    path: ['notify'],
    message: 'needs a group, a title, a body and a moment',
  })
  .refine((record) => record.notify || Object.keys(record.url).length > 0, {
    path: ['url'],
    message: 'is missing, and nothing is notified',
  })
  .refine(({ url, title, text }) => Object.keys(url).length === 0 || (hasText(title) && hasText(text)), {
    path: ['title'],
    message: 'and "text" must say what the survey is about',
  })
export type SurveyRecord = z.infer<typeof surveyRecord>

function isAnnounced(record: {
  readonly notificationGroup: NotificationType | null
  readonly notificationTitle: object
  readonly notificationBody: object
  readonly notifications: readonly string[]
}): boolean {
  const { notificationGroup, notificationTitle, notificationBody, notifications } = record
  return notificationGroup !== null && hasText(notificationTitle) && hasText(notificationBody) && notifications.length > 0
}

function hasText(texts: object): boolean {
  return Object.keys(texts).length > 0
}
