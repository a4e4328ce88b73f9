import type { CandidateCard, Question } from '@plenara/contract'
import { frenchSpaces } from '@plenara/domain'
import { needAllTexts } from '../../i18n/all-texts.ts'
import { i18n } from '../../i18n/i18n.ts'
import { keyOf } from '../call-key.ts'
import { queryClient } from '../query-client.ts'
import { showToast } from '../toast.ts'
import type { Intent } from './intent.ts'
import type { Loss } from './outbox-state.ts'

/** So many are named; of more the message says that there are more. */
const MAX_NAMED = 3
const UNKNOWN = '…'

/** Says what could not be saved and why, and what is kept as a copy; it stays until the user has seen it. */
export async function reportLosses(losses: readonly Loss[]): Promise<void> {
  await needAllTexts()
  const lost = losses.filter(({ code }) => code !== 'kept_as_copy')
  const copies = losses.filter(({ code }) => code === 'kept_as_copy')
  const parts = [...(lost.length > 0 ? [lostText(lost)] : []), ...copies.map(({ intent }) => text('outbox.copy', { name: nameOf(intent) }))]
  showToast(parts.join(' '), { label: text('outbox.understood'), run: () => undefined })
}

function lostText(lost: readonly Loss[]): string {
  const named = [...new Set(lost.map(({ intent }) => whatOf(intent)))]
  const what = [...named.slice(0, MAX_NAMED), ...(named.length > MAX_NAMED ? [UNKNOWN] : [])].join(', ')
  return text('outbox.lost', { what, reason: text(`errors.${lost[0]?.code}`) })
}

/** What was to be written, in words. */
function whatOf(intent: Intent): string {
  const name = nameOf(intent)
  switch (intent.kind) {
    case 'answer':
      return text('outbox.what.answer', { name })
    case 'rate':
    case 'move':
      return text('outbox.what.rating', { name })
    case 'rate-all':
      return text('outbox.what.ratings')
    case 'pin':
    case 'unpin':
      return text('outbox.what.note')
    case 'vote':
      return text('outbox.what.vote')
    case 'choose':
      return text('outbox.what.team')
    default:
      return text('outbox.what.list', { name })
  }
}

/** The name of whom or what an intent is about, where it is known here. */
function nameOf(intent: Intent): string {
  switch (intent.kind) {
    case 'create-list':
    case 'change-list':
      return intent.body.name
    case 'delete-list':
      return intent.name
    case 'answer':
      return cached<Question>('getQuestions', intent.questionId)?.text ?? UNKNOWN
    case 'rate':
    case 'move': {
      const card = cached<CandidateCard>('getCandidates', intent.candidateId)
      return card ? `${card.firstName} ${card.lastName}` : UNKNOWN
    }
    default:
      return UNKNOWN
  }
}

function cached<Found extends { readonly id: number }>(name: 'getQuestions' | 'getCandidates', id: number): Found | undefined {
  const answers = queryClient.getQueriesData<Found[]>({ queryKey: keyOf(name) })
  return answers.flatMap(([, found]) => found ?? []).find((one) => one.id === id)
}

function text(id: string, values?: Readonly<Record<string, string>>): string {
  const said = i18n._(id, values)
  return i18n.locale === 'fr' ? frenchSpaces(said) : said
}
