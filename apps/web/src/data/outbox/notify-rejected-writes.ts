import type { CandidateCard, Question } from '@plenara/contract'
import { frenchSpaces } from '@plenara/domain/text-and-time'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { i18n } from '../../i18n/i18n.ts'
import { needTexts } from '../../i18n/needed-texts.ts'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'
import type { Names } from '../commands/command.ts'
import { findCommand } from '../commands/offline/registry.ts'
import type { RejectedWrite } from './outbox-state.ts'

/** So many are named; of more the message says that there are more. */
const MAX_NAMED = 3
const UNKNOWN = '…'

/** Says what could not be saved and why, and what is kept as a copy; it stays until the user has seen it. */
export async function notifyRejectedWrites(rejected: readonly RejectedWrite[]): Promise<void> {
  await needTexts()
  const later = rejected.filter(({ code }) => code === 'answered_later')
  const lost = rejected.filter(({ code }) => code !== 'kept_as_copy' && code !== 'answered_later')
  const copies = rejected.filter(({ code }) => code === 'kept_as_copy')
  const parts = [
    ...[later, lost].filter(({ length }) => length > 0).map(lostText),
    ...copies.map(({ input }) => text('outbox.copy', { name: listName(input) })),
  ]
  showToast(parts.join(' '), { label: text('outbox.understood'), run: () => undefined })
}

function lostText(lost: readonly RejectedWrite[]): string {
  return text('outbox.lost', { what: namedIn(lost), reason: text(`errors.${lost[0]?.code}`) })
}

/** What was to be written, in words. */
function namedIn(rejected: readonly RejectedWrite[]): string {
  const named = [...new Set(rejected.map(describe))]
  return [...named.slice(0, MAX_NAMED), ...(named.length > MAX_NAMED ? [UNKNOWN] : [])].join(', ')
}

function describe({ kind, input }: RejectedWrite): string {
  const { what, values } = findCommand(kind).offline.describe(input, names)
  return text(`outbox.what.${what}`, values)
}

function listName(input: unknown): string {
  return (input as { readonly body: { readonly name: string } }).body.name
}

const names: Names = {
  question: (id) => cached<Question>('getQuestions', id)?.text ?? UNKNOWN,
  candidate: (id) => {
    const card = cached<CandidateCard>('getCandidates', id)
    return card ? `${card.firstName} ${card.lastName}` : UNKNOWN
  },
}

function cached<Found extends { readonly id: number }>(name: 'getQuestions' | 'getCandidates', id: number): Found | undefined {
  const answers = queryClient.getQueriesData<Found[]>({ queryKey: queryKey(name) })
  return answers.flatMap(([, found]) => found ?? []).find((entry) => entry.id === id)
}

function text(id: string, values?: Readonly<Record<string, string>>): string {
  const said = i18n._(id, values)
  return i18n.locale === 'fr' ? frenchSpaces(said) : said
}
