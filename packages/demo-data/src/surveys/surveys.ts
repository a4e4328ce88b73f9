import type { CantonCode, NotificationType, SurveyRecord } from '@plenara/contract'
import texts from '../../data/surveys.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'
import { eachLanguage, type Text4 } from '../language.ts'
import { SESSIONS } from '../parliament/sessions.ts'

/** What a lock screen shows: titles of at most 40 characters, bodies of at most 110. No party and no opinion stands there. */
type NotificationTexts = Readonly<Record<'title' | 'body', Text4>>
type SurveyTexts = Readonly<Record<'title' | 'text', Text4>>

interface Texts {
  readonly notifications: Readonly<Record<NotificationType | 'election_reminder', NotificationTexts>>
  readonly feedback: SurveyTexts
  readonly afterElection: SurveyTexts
}

const TEXTS = dataOf<Texts>(texts)

/** The first ids of each kind: what is added to one leaves the numbers of the others. */
const FIRST_ID = { election: 101, session: 1001 } as const
/** A reserved domain: nobody answers there. */
const FORM = 'https://example.org/plenara'

interface Announcement {
  readonly group: NotificationType
  readonly texts: NotificationTexts
  /** `YYYY-MM-DD HH:mm:ss` in Zurich. */
  readonly at: string
  /** Null for all cantons. */
  readonly cantons: readonly CantonCode[] | null
}

const ELECTIONS: readonly Announcement[] = [
  announce('election_start', '2027-09-27 10:00:00'),
  { ...announce('election_start', '2027-10-19 17:00:00'), texts: TEXTS.notifications.election_reminder },
  announce('election_results', '2027-10-24 18:30:00'),
  announce('election_start', '2028-09-25 10:00:00', ['BS']),
  announce('election_results', '2028-10-22 18:30:00', ['BS']),
]

/**
 * The surveys and notifications of the demonstration: for the election of 24 October 2027, that of Basel-Stadt of 2028, and every session. Forms
 * lead to a reserved domain. Their days are those of the demonstration, so they are the same whenever it is loaded.
 */
export function demoSurveys(): SurveyRecord[] {
  const sessions = SESSIONS.flatMap(({ from, until }) => [
    announce('parliament_session_start', `${from} 10:00:00`),
    announce('parliament_session_results', `${until} 18:00:00`),
  ])
  return [
    feedback({
      id: 1,
      from: '2026-01-01 00:00:00',
      to: '2031-12-31 23:59:59',
      texts: TEXTS.feedback,
      form: 'feedback',
      stepId: 5,
      priority: 1,
    }),
    feedback({
      id: 2,
      from: '2027-10-25 08:00:00',
      to: '2027-11-30 20:00:00',
      texts: TEXTS.afterElection,
      form: 'election-2027',
      stepId: null,
      priority: 10,
    }),
    ...ELECTIONS.map((one, index) => notification(FIRST_ID.election + index, one)),
    ...sessions.map((one, index) => notification(FIRST_ID.session + index, one)),
  ]
}

function announce(group: NotificationType, at: string, cantons: readonly CantonCode[] | null = null): Announcement {
  return { group, texts: TEXTS.notifications[group], at, cantons }
}

function notification(id: number, { group, texts, at, cantons }: Announcement): SurveyRecord {
  return {
    ...EMPTY,
    id,
    // Shown to an editor as the time in which the record matters: the day of its moment.
    from: `${at.slice(0, 10)} 00:00:00`,
    to: `${at.slice(0, 10)} 23:59:59`,
    cantons: cantons === null ? null : [...cantons],
    notificationGroup: group,
    notify: true,
    notificationTitle: { ...texts.title },
    notificationBody: { ...texts.body },
    notifications: [at],
  }
}

interface Feedback extends Pick<SurveyRecord, 'id' | 'from' | 'to' | 'priority'> {
  readonly texts: SurveyTexts
  readonly form: string
  readonly stepId: number | null
}

function feedback({ texts, form, stepId, ...record }: Feedback): SurveyRecord {
  const url = eachLanguage((language) => `${FORM}/${form}/${language}`)
  return { ...EMPTY, ...record, userJourneyStepId: stepId, title: { ...texts.title }, text: { ...texts.text }, url }
}

const EMPTY: Omit<SurveyRecord, 'id' | 'from' | 'to'> = {
  cantons: null,
  constituencies: null,
  userJourneyStepId: null,
  priority: 0,
  notificationGroup: null,
  notify: false,
  notificationTitle: {},
  notificationBody: {},
  notifications: [],
  app: null,
  title: {},
  text: {},
  url: {},
}
