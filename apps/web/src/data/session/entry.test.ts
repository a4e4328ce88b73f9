import { expect, test } from 'vitest'
import { LOCAL_SESSION } from './account-type.ts'
import { electionOfPage, firstPage, redirectTarget, withRedirect } from './entry.ts'

const consent = { version: '1', at: '2027-01-01T00:00:00Z' }

test.each([
  ['/match', '/match'],
  ['/election/4/candidate/7?closeOnMatch=1#top', '/election/4/candidate/7?closeOnMatch=1#top'],
  [null, null],
  ['', null],
  ['match', null],
  ['https://example.org/match', null],
  ['//example.org/match', null],
  ['/\\example.org/match', null],
  ['/login?redirect=/match', null],
  ['/start', null],
  ['/select-storage?redirect=/match', null],
  ['/reset/abc', null],
  ['/started', '/started'],
])('the target %s is read as %s [GUARD-1]', (redirect, target) => {
  expect(redirectTarget(redirect)).toBe(target)
})

test('the first page is the place, then the consent, then the target [GUARD-1]', () => {
  expect(firstPage({ id: 7, locationChosen: false, consent: null }, '/match')).toBe('/location?redirect=%2Fmatch')
  expect(firstPage({ id: 7, locationChosen: true, consent: null }, '/match')).toBe('/welcome?redirect=%2Fmatch')
  expect(firstPage({ id: 7, locationChosen: true, consent }, '/match')).toBe('/match')
  expect(firstPage({ id: 7, locationChosen: true, consent }, null)).toBe('/election')
})

test('a path without a target stays as it is', () => {
  expect(withRedirect('/login', null)).toBe('/login')
})

// Fails when the consent is looked for in every account.
test('an account on the device is not asked for consent [SESSION-6]', () => {
  expect(firstPage({ id: LOCAL_SESSION.userId, locationChosen: true, consent: null }, '/match')).toBe('/match')
})

test.each([
  ['/election/4/candidate/7', 4],
  ['/election/4/compare?with=7', 4],
  ['/election', null],
  ['/election/favorite-candidates', null],
  [null, null],
])('the page %s belongs to the election %s', (path, election) => {
  expect(electionOfPage(path)).toBe(election)
})
