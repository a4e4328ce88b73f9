import { describe, test } from 'vitest'
import { ELECTION_WALKS } from './election-walks.ts'
import { POLITICS_WALKS } from './politics-walks.ts'
import { expectSameTranslated } from './walk.ts'

// Fails when a text stands loose beside an element: then the one on the screen stays as it was, or the screen breaks.
describe('a page that the browser has translated says after each step what the page says that it has not', () => {
  test.each([...ELECTION_WALKS, ...POLITICS_WALKS].map((walk) => [walk.screen, walk] as const))('%s', { tags: ['slow'] }, async (_, walk) =>
    expectSameTranslated(walk),
  )
})
