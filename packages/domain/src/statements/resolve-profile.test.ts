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

test('whoever says nothing of themselves keeps what was delivered, with the occupation of both', () => {
  expect(resolveProfile(delivered, undefined)).toEqual({ ...facts, occupation: { de: 'Rechtsanwältin', fr: 'Avocate' } })
})

// Fails when own and delivered texts are mixed, or a delivered one that was not taken over is published as own.
test('whoever says anything of themselves replaces all of it, but for the occupation of the list', () => {
  const shown = resolveProfile(delivered, { texts: { motto: { fr: 'À moi' } } })
  expect(shown).toEqual({
    texts: { motto: { fr: 'À moi' } },
    ...{ campaignBudget: null, vestedInterests: [], links: [], languages: [] },
    occupation: delivered.listOccupation,
  })
  expect(JSON.stringify(shown)).not.toMatch(/Geliefert|Rechtsanw|Verein|example/)
})

test('an occupation of their own wins over both', () => {
  const shown = resolveProfile(delivered, { texts: { occupation: { de: 'Bäuerin' } }, campaignBudget: 0 })
  expect(shown).toMatchObject({ occupation: { de: 'Bäuerin' }, texts: {}, campaignBudget: 0 })
})
