import type { Survey } from '@plenara/contract'

/** A survey record for every reader, for tests. */
export function sampleSurvey(change: Partial<Survey> = {}): Survey {
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
    notificationTitle: '',
    notificationBody: '',
    notifications: [],
    app: null,
    title: 'Wie war es?',
    text: 'Sag uns, wie es ging.',
    url: 'https://umfrage.example.ch/',
    ...change,
  }
}
