import type { Question } from '@plenara/contract'
import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const QUESTIONS = [{ id: 12, type: 'Standard-4', text: 'Soll das Rentenalter steigen?' }] as unknown as readonly Question[]
const t = (id: string, values?: object) => (values ? `${id} ${Object.values(values).join(' ')}` : id)
const words = (field: string, before: unknown, after: unknown) =>
  changeWords({ on: '2027-09-03', field, before, after } as never, QUESTIONS, t as never)

test('each kind of field has a name, and its values are written out', () => {
  expect(words('answer/12', 100, null)).toEqual({
    name: 'Soll das Rentenalter steigen?',
    before: 'questionnaire.scale.yes',
    after: expect.stringMatching(/^questionnaire\./),
    lang: undefined,
  })
  expect(words('important/12', false, true)).toMatchObject({
    name: 'candidate.changes.important Soll das Rentenalter steigen?',
    before: 'candidate.changes.no',
    after: 'candidate.changes.yes',
  })
  expect(words('comment/12/fr', null, 'Oui')).toMatchObject({ before: 'candidate.changes.nothing', after: 'Oui', lang: 'fr-CH' })
  expect(words('text/motto/de', 'Alt', 'Neu')).toMatchObject({ name: 'candidate.label.motto, Deutsch', before: 'Alt', after: 'Neu' })
  expect(words('link/x', null, 'https://x.com/a')).toMatchObject({ name: 'candidate.label.links', after: 'https://x.com/a' })
  expect(words('fact/campaignBudget', null, 500)).toMatchObject({ before: 'candidate.changes.nothing', after: 'candidate.francs 500' })
  expect(words('fact/languages', [], ['de', 'fr'])).toMatchObject({ before: 'candidate.changes.nothing', after: 'Deutsch, Français' })
  expect(words('fact/vestedInterests', ['A (B)', 'C'], [])).toMatchObject({ before: 'A (B); C' })
})

// Fails when a text that is held back looks like a missing one.
test('texts of a change that are held back are marked', () => {
  const change = { on: '2027-09-03', field: 'text/motto/fr', before: null, after: 'Pour tous.', held: ['before'] }
  expect(changeWords(change as never, QUESTIONS, t as never)).toMatchObject({
    before: 'candidate.changes.held',
    after: 'Pour tous.',
    lang: undefined,
  })
})
