import type { OutboxState, PendingWrite, RejectedWrite } from './outbox-state.ts'

/** The kinds of the first releases that had an outbox. */
const FORMER_KINDS: Readonly<Record<string, string>> = {
  answer: 'setResponse',
  rate: 'rateCandidate',
  move: 'moveFavorite',
  'rate-all': 'rateAll',
  pin: 'setNote',
  unpin: 'deleteNote',
  vote: 'decideVote',
  choose: 'chooseList',
  'create-list': 'createList',
  'change-list': 'changeList',
  'delete-list': 'deleteList',
}

interface FormerIntent {
  readonly kind: string
}

interface FormerState extends Pick<OutboxState, 'userId' | 'nextId' | 'settled'> {
  readonly items: readonly (Omit<PendingWrite, 'kind' | 'input'> & { readonly intent: FormerIntent })[]
  readonly losses: readonly { readonly intent: FormerIntent; readonly code: RejectedWrite['code'] }[]
}

/** The stored outbox in the form of this release: what an earlier one left waiting is still sent. */
export function currentForm(stored: unknown): OutboxState {
  if (!isFormer(stored)) return stored as OutboxState
  const { losses, items, ...rest } = stored
  return {
    ...rest,
    items: items.map(({ intent, ...item }) => ({ ...item, ...writeOf(intent) })),
    rejected: losses.map(({ intent, code }) => ({ ...writeOf(intent), code })),
  }
}

function isFormer(stored: unknown): stored is FormerState {
  return typeof stored === 'object' && stored !== null && 'losses' in stored
}

function writeOf({ kind, ...input }: FormerIntent): Pick<PendingWrite, 'kind' | 'input'> {
  return { kind: FORMER_KINDS[kind] ?? kind, input }
}
