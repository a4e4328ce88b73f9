import type { Affair, VoteCard } from '@plenara/contract'

/** Something dated that happened to an affair. */
export type AffairEvent =
  | { readonly kind: 'deposit'; readonly date: string }
  | { readonly kind: 'document'; readonly date: string; readonly document: Affair['documents'][number] }
  | { readonly kind: 'vote'; readonly date: string; readonly vote: VoteCard }

/** Tells an event from the others of the same affair. */
export function keyOfEvent(event: AffairEvent): string {
  if (event.kind === 'deposit') return event.kind
  return `${event.kind}-${event.kind === 'vote' ? event.vote.id : event.document.id}`
}

/** What is known of the way of an affair, the first day first; on one day the deposit, then documents, then votes in their order. */
export function affairEvents({ depositDate, documents, votes }: Pick<Affair, 'depositDate' | 'documents' | 'votes'>): AffairEvent[] {
  const events: AffairEvent[] = [
    ...(depositDate === null ? [] : [{ kind: 'deposit' as const, date: depositDate }]),
    ...documents.flatMap((document) => (document.date === null ? [] : [{ kind: 'document' as const, date: document.date, document }])),
    ...[...votes].reverse().map((vote) => ({ kind: 'vote' as const, date: vote.date, vote })),
  ]
  return events.sort((a, b) => a.date.localeCompare(b.date))
}
