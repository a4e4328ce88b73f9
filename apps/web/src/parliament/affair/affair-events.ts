import type { Affair, VoteCard } from '@plenara/contract'

/** A dated event of an affair. `votes` are those of one council on one day. */
export type AffairEvent =
  | { readonly kind: 'deposit'; readonly date: string; readonly key: string }
  | { readonly kind: 'document'; readonly date: string; readonly key: string; readonly title: string }
  | { readonly kind: 'votes'; readonly date: string; readonly key: string; readonly votes: readonly [VoteCard, ...VoteCard[]] }

/** The events of an affair, oldest first; on one day the deposit, then documents, then votes in their order. */
export function affairEvents({ depositDate, documents, votes }: Pick<Affair, 'depositDate' | 'documents' | 'votes'>): AffairEvent[] {
  const events: AffairEvent[] = [
    ...(depositDate === null ? [] : [{ kind: 'deposit' as const, date: depositDate, key: 'deposit' }]),
    ...documents.flatMap(({ id, title, date }) =>
      date === null ? [] : [{ kind: 'document' as const, date, key: `document-${id}`, title }],
    ),
    ...votesByDay(votes),
  ]
  return events.sort((a, b) => a.date.localeCompare(b.date))
}

/** Groups votes by day and council. @param votes newest first */
function votesByDay(votes: readonly VoteCard[]): AffairEvent[] {
  const days = new Map<string, [VoteCard, ...VoteCard[]]>()
  for (const vote of [...votes].reverse()) {
    const key = `${vote.date}/${vote.kind === null ? vote.councilId : vote.id}`
    const eventsOfDay = days.get(key)
    if (eventsOfDay) eventsOfDay.push(vote)
    else days.set(key, [vote])
  }
  return [...days].map(([key, group]) => ({ kind: 'votes' as const, date: group[0].date, key, votes: group }))
}
