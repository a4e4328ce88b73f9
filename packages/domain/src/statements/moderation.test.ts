import { expect, test } from 'vitest'
import { isModerated, moderatedFields, partOf, withoutHeld } from './moderation.ts'
import { resolvePortrait, resolveStatement } from './resolve-statement.ts'
import { resolveProfile } from './resolve-profile.ts'

const PORTRAIT = 'a'.repeat(64)
const interest = { organisation: { de: 'Veloverein' }, role: { de: 'Mitglied' }, paid: false, since: 2020 }
const published = {
  on: '2027-09-03',
  revision: 2,
  held: [] as string[],
  answers: [
    { questionId: 1, value: 100, important: true as const, comment: { de: 'Darum', fr: 'Parce que' } },
    { questionId: 12, value: 0, comment: { de: 'Nein' } },
  ],
  profile: {
    texts: { motto: { de: 'Für alle.', fr: 'Pour tous.' }, occupation: { de: 'Bäckerin' } },
    links: [
      { kind: 'website' as const, url: 'https://anna.example.ch' },
      { kind: 'x' as const, url: 'https://x.com/anna' },
    ],
    campaignBudget: 500,
    vestedInterests: [interest],
    languages: ['de'],
  },
  portrait: PORTRAIT,
}
const without = (...held: string[]) => withoutHeld({ ...published, held })

// Fails when a decision on one language also hides the others, or another field.
test('one field in one language is hidden, and everything else stays as it is', () => {
  const { held: _, ...all } = published
  expect(without()).toEqual(all)
  expect(without('text/motto/de')).toEqual({
    ...all,
    profile: { ...all.profile, texts: { motto: { fr: 'Pour tous.' }, occupation: { de: 'Bäckerin' } } },
  })
  expect(without('comment/1/fr').answers).toEqual([{ ...all.answers[0], comment: { de: 'Darum' } }, all.answers[1]])
  expect(without('comment/12/de').answers[1]).toEqual({ questionId: 12, value: 0 })
  expect(without('link/x').profile?.links).toEqual([published.profile.links[0]])
  expect(without('fact/vestedInterests').profile).not.toHaveProperty('vestedInterests')
  expect(without('portrait').portrait).toBeNull()
})

// Fails when an answer, a mark or a figure can be held back.
test('numbers are never held back, whatever fields a decision names', () => {
  const { held: _, ...all } = published
  const numbers = ['answer/1', 'answer/12', 'important/1', 'fact/campaignBudget', 'fact/languages']
  expect(without(...numbers)).toEqual(all)
  expect([...numbers, 'statement', 'text', ''].filter(isModerated)).toEqual([])
})

// Fails when imported values replace the fields that are held back.
test('imported values never replace fields that are held back', () => {
  const { profile } = resolveStatement(undefined, {
    ...published,
    held: ['text/motto/de', 'text/motto/fr', 'text/occupation/de', 'link/website', 'link/x', 'fact/vestedInterests', 'portrait'],
  })!
  expect(profile).toEqual({ links: [], campaignBudget: 500, languages: ['de'] })
  const delivered = {
    ...{ texts: { motto: { de: 'Geliefert' } }, campaignBudget: 1, vestedInterests: [interest], links: [], languages: [] },
    ...{ listOccupation: { de: 'Landwirtin' }, occupation: { de: 'Geliefert' } },
  }
  expect(resolveProfile(delivered, profile)).toMatchObject({ texts: {}, vestedInterests: [], occupation: { de: 'Landwirtin' } })
  expect(resolvePortrait('b'.repeat(64), resolveStatement(undefined, { ...published, held: ['portrait'] })?.portrait)).toBeNull()
})

test('fields that can be held back are listed by name, without empty ones', () => {
  const content = {
    important: [1],
    comments: { 1: { de: 'Darum', fr: 'Parce que' } },
    profile: { ...published.profile, vestedInterests: [] },
    portrait: PORTRAIT,
  }
  expect([...moderatedFields(content)]).toEqual([
    ['comment/1/de', 'Darum'],
    ['comment/1/fr', 'Parce que'],
    ['text/occupation/de', 'Bäckerin'],
    ['text/motto/de', 'Für alle.'],
    ['text/motto/fr', 'Pour tous.'],
    ['link/website', 'https://anna.example.ch'],
    ['link/x', 'https://x.com/anna'],
    ['portrait', PORTRAIT],
  ])
  expect(moderatedFields({ portrait: null })).toEqual(new Map())
  expect(['text/motto/de', 'comment/1/fr', 'link/x', 'fact/vestedInterests', 'portrait'].map(partOf)).toEqual([
    ...['text/motto', 'comment/1', 'link/x', 'fact/vestedInterests', 'portrait'],
  ])
})
