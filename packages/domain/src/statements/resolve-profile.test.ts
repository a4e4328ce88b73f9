import { expect, test } from 'vitest'
import { resolveProfile } from './resolve-profile.ts'

const delivered = {
  listOccupation: { de: 'Anwältin', fr: 'Avocate' },
  occupation: { de: 'Rechtsanwältin' },
  texts: { motto: { de: 'Geliefert' }, hobbies: { de: 'Lesen' } },
  campaignBudget: 5_000,
  vestedInterests: [{ organisation: { de: 'Verein' }, role: {}, paid: null, since: null }],
  links: [{ kind: 'website' as const, url: 'https://example.ch/' }],
  languages: ['de'],
}
const { listOccupation: _, ...facts } = delivered

test('without an own profile the delivered one is shown, with the occupation of list and import', () => {
  expect(resolveProfile(delivered, undefined)).toEqual({ ...facts, occupation: { de: 'Rechtsanwältin', fr: 'Avocate' } })
})

// Fails when own and delivered texts are mixed, or when a delivered text is published as own.
test('an own profile replaces all of the delivered one except the occupation of the list', () => {
  const shown = resolveProfile(delivered, { texts: { motto: { fr: 'À moi' } } })
  expect(shown).toEqual({
    texts: { motto: { fr: 'À moi' } },
    ...{ campaignBudget: null, vestedInterests: [], links: [], languages: [] },
    occupation: delivered.listOccupation,
  })
  expect(JSON.stringify(shown)).not.toMatch(/Geliefert|Rechtsanw|Verein|example/)
})

test('an own occupation replaces both', () => {
  const shown = resolveProfile(delivered, { texts: { occupation: { de: 'Bäuerin' } }, campaignBudget: 0 })
  expect(shown).toMatchObject({ occupation: { de: 'Bäuerin' }, texts: {}, campaignBudget: 0 })
})
