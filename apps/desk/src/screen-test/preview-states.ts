import type { ShownDraft } from '@plenara/contract'
import { CUT, PENDING, QUESTIONNAIRE, Refusal } from './answers.ts'
import { at, home, type ScreenState } from './screen-state.ts'

const path = `${home}/preview`

/** What voters would be told of somebody who has written something, and decided on two questions. */
const SHOWN: ShownDraft = {
  candidate: {
    ...{ id: 88, electionId: 12, firstName: 'Noëmi', lastName: 'Kaltbrunner-Zumthor', birthYear: 1988, sex: null, partyId: 3, listId: 7 },
    ...{ listNumber: '07', listPosition: 1, number: '07.01', place: 'Basel', occupation: 'Bäuerin', incumbent: false, portrait: null },
    ...{ mainGoals: 'Saubere Energie.\n\nBezahlbare Wohnungen.', motivation: null, education: null, politicalExperience: null },
    ...{ otherExperience: null, hobbies: null, politicalPositions: null, motto: 'Pour toutes et tous.', household: null },
    campaignBudget: 12_000,
    vestedInterests: ['Genossenschaftsverband Nordwestschweiz (Präsidentin)'],
    interests: [{ organisation: 'Genossenschaftsverband Nordwestschweiz', role: 'Präsidentin', paid: false, since: 2019 }],
    links: [{ kind: 'website', url: 'https://noemi-kaltbrunner-zumthor.example.ch/wahlen-zweitausendsiebenundzwanzig' }],
    languages: ['de', 'fr'],
    statement: { on: '2027-08-16', revision: 1, profile: true },
    fallback: { motto: 'fr' },
    fictional: true,
  },
  responses: [
    { questionId: 100, value: 100, comment: 'Oui, mais avec une exception.', commentLanguage: 'fr', important: true },
    { questionId: 103, value: null, comment: null },
  ],
  diagram: {
    axes: ['Offene Aussenpolitik', 'Ausgebauter Umweltschutz', 'Restriktive Finanzpolitik'].map((name, index) => ({
      ...{ id: index + 1, name },
      value: index === 2 ? null : 40 + 20 * index,
    })),
  },
}
const SILENT: ShownDraft = { ...SHOWN, responses: [], diagram: { axes: SHOWN.diagram.axes.map((axis) => ({ ...axis, value: null })) } }

/** The preview in every state. */
export const PREVIEW_STATES: readonly ScreenState[] = [
  {
    name: 'the preview',
    path,
    answers: { ...at([100, undefined, undefined, null]), getPreview: SHOWN },
    shown: 'Oui, mais avec une exception.',
  },
  { name: 'the preview before anything is answered', path, answers: { ...at([]), getPreview: SILENT }, shown: 'Noch keine Antworten.' },
  { name: 'the preview that loads', path, answers: { ...at([100]), getPreview: PENDING }, shown: 'So sehen dich Wählende' },
  { name: 'the preview without a network', path, answers: { ...at([100]), getPreview: CUT }, shown: 'Du bist offline' },
  {
    name: 'the preview of somebody who is no longer on the lists',
    path,
    answers: { ...at([100]), getQuestionnaire: QUESTIONNAIRE, getPreview: new Refusal(404, 'not_found') },
    shown: 'Nochmals versuchen',
  },
]
