import type { SurveyRecord } from '@plenara/contract'

/** A survey of autumn 2027 for everybody, as its file has it. */
export function sampleSurveyRecord(change: Partial<SurveyRecord> = {}): SurveyRecord {
  return {
    id: 1,
    from: '2027-10-25 08:00:00',
    to: '2027-11-30 20:00:00',
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
    title: { de: 'Wie war die Wahl?', fr: 'Ton avis ?' },
    text: { de: 'Zwei Minuten, anonym.' },
    url: { de: 'https://umfrage.example.ch/de', fr: 'https://umfrage.example.ch/fr' },
    ...change,
  }
}
