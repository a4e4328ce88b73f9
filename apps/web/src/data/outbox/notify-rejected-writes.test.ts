import * as toast from '@plenara/ui/overlay/toast.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '../../i18n/i18n.ts'
import * as neededTexts from '../../i18n/needed-texts.ts'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'
import { notifyRejectedWrites } from './notify-rejected-writes.ts'

const toasts: string[] = []

const response = (questionId: number) => ({
  kind: 'setResponse',
  input: { eid: 1, questionId, value: 0, weight: 1, answeredAt: '2027-09-01T12:00:00.000Z' },
})

beforeEach(() => {
  vi.spyOn(neededTexts, 'needTexts').mockResolvedValue(undefined)
  vi.spyOn(i18n, '_').mockImplementation((id, values = {}) => [id, ...Object.values(values)].join(' '))
  vi.spyOn(toast, 'showToast').mockImplementation((text) => void toasts.push(text))
})
afterEach(() => {
  toasts.length = 0
  queryClient.clear()
})

// Fails when an answer that lost against a later one is not told apart from what was refused for another reason.
test('an answer that was given later elsewhere is named by its question and with its reason', async () => {
  queryClient.setQueryData(queryKey('getQuestions', { params: { eid: 1 }, query: { lang: 'de' } }), [{ id: 2, text: 'Soll …?' }])
  const vote = { kind: 'decideVote', input: { vid: 3, decision: 'yes' }, code: 'vote_not_found' as const }
  await notifyRejectedWrites([vote, { ...response(2), code: 'answered_later' }])
  expect(toasts).toEqual([
    'outbox.lost outbox.what.answer Soll …? errors.answered_later outbox.lost outbox.what.vote errors.vote_not_found',
  ])
})

test('three are named, of more it is said that there are more; a copy has a sentence of its own', async () => {
  const code = 'internal' as const
  const rate = (candidateId: number) => ({ kind: 'rateCandidate', input: { eid: 1, candidateId, type: 'like' }, code })
  queryClient.setQueryData(
    queryKey('getCandidates', { params: { eid: 1 }, query: { view: 'card', lang: 'de' } }),
    [1, 2, 3, 4].map((id) => ({ id, firstName: 'A', lastName: String(id) })),
  )
  const copy = { kind: 'createList', input: { body: { name: 'Meine' } }, code: 'kept_as_copy' as const }
  await notifyRejectedWrites([...[1, 2, 3, 4].map(rate), copy])
  const names = [1, 2, 3].map((id) => `outbox.what.rating A ${id}`).join(', ')
  expect(toasts).toEqual([`outbox.lost ${names}, … errors.internal outbox.copy Meine`])
})
