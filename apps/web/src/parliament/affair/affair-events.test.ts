import type { VoteCard } from '@plenara/contract'
import { expect, test } from 'vitest'
import { affairEvents } from './affair-events.ts'

const vote = (id: number, date: string, councilId: number | null, kind: VoteCard['kind'] = null): VoteCard => ({
  ...{ id, date, kind, councilId, title: 'Vorlage', subject: null, affairId: 1, affairNumber: '26.1', totals: null },
  ...{ yesPercent: null, accepted: null },
})

test('the timeline of an affair begins with its deposit; votes of one council on one day are one step, in their order [SCREEN-17]', () => {
  const events = affairEvents({
    depositDate: '2026-03-02',
    documents: [
      { id: 4, title: 'Botschaft', date: '2026-03-02', url: 'https://example.org/4' },
      { id: 5, title: 'Ohne Tag', date: null, url: 'https://example.org/5' },
    ],
    votes: [
      vote(9, '2027-02-28', null, 'initiative'),
      vote(13, '2026-06-10', 2),
      vote(12, '2026-06-10', 1),
      vote(11, '2026-06-10', 1),
      vote(10, '2026-03-02', 1),
    ],
  })
  const steps = events.map((event) => (event.kind === 'votes' ? event.votes.map(({ id }) => id) : event.kind))
  expect(steps).toEqual(['deposit', 'document', [10], [11, 12], [13], [9]])
  expect(new Set(events.map(({ key }) => key)).size).toBe(events.length)
})
