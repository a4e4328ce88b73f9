import type { UserExport } from '@plenara/contract'

/**
 * A document without the things that these places lie in: `elections.0.responses.3.value` names an answer, `notes.2.reference` a note. A place that lies
 * in none takes nothing away. Ranks are made whole again, and a list that goes is not followed.
 */
export function withoutPlaces(document: UserExport, places: readonly string[]): UserExport {
  if (places.length === 0) return document
  const removed = new Set(places.map(itemOf))
  const kept = pruned(document, '', removed) as UserExport
  const lists = new Set(kept.lists.map(({ id }) => id))
  const gone = new Set(document.lists.flatMap(({ id }) => (lists.has(id) ? [] : [id])))
  return {
    ...kept,
    elections: kept.elections.map((election) => ({ ...election, matches: reranked(election.matches) })),
    choices: kept.choices.filter(({ listId }) => !gone.has(listId)),
  }
}

/** Up to the last number: what stands in a list of things. The names on a list belong to it. */
function itemOf(place: string): string {
  const ofList = /^lists\.\d+/.exec(place)
  return ofList?.[0] ?? place.replace(/(\.\d+)\.[^\d.]+$/, '$1')
}

function pruned(value: unknown, path: string, removed: ReadonlySet<string>): unknown {
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => (removed.has(at(index)) ? [] : [pruned(item, at(index), removed)]))
  }
  if (typeof value !== 'object' || value === null || path.startsWith('progression.')) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pruned(part, at(key), removed)]))
}

function reranked(matches: UserExport['elections'][number]['matches']): UserExport['elections'][number]['matches'] {
  const order = matches
    .flatMap(({ candidateId, rank }) => (rank === null ? [] : [{ candidateId, rank }]))
    .toSorted((a, b) => a.rank - b.rank)
  const ranks = new Map(order.map(({ candidateId }, index) => [candidateId, index + 1]))
  return matches.map((match) => ({ ...match, rank: ranks.get(match.candidateId) ?? null }))
}
