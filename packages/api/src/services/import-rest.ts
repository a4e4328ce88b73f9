import type { ErrorCode, ImportRest, UserExport } from '@plenara/contract'
import type { FieldError } from '@plenara/domain'

/** What only means that the public data have moved on since the document was written. */
const MOVED_ON: readonly ErrorCode[] = [
  ...(['election_not_found', 'question_not_found', 'value_not_on_scale', 'candidate_not_found', 'candidate_not_eligible'] as const),
  ...(['list_not_found', 'councillor_not_found', 'vote_not_found', 'canton_not_found', 'location_invalid'] as const),
]

export interface SortedErrors {
  /** For which nothing is imported. */
  readonly refused: readonly FieldError[]
  /** What fits nothing today, by kind. */
  readonly rest: readonly ImportRest[]
}

/** Tells what is wrong in a document from what has gone since: that is kept, counts for nothing, and stands in the next document. */
export function sortErrors(document: UserExport, errors: readonly FieldError[]): SortedErrors {
  const refused: FieldError[] = []
  const counts = new Map<ImportRest['kind'], number>()
  for (const error of errors) {
    if (!MOVED_ON.includes(error.code)) refused.push(error)
    else for (const { kind, count } of restsOf(document, error.path.split('.'))) counts.set(kind, (counts.get(kind) ?? 0) + count)
  }
  return { refused, rest: [...counts].filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count })) }
}

function restsOf(document: UserExport, [part, index = '', field, ...more]: readonly string[]): ImportRest[] {
  if (part === 'settings') return [{ kind: 'place', count: 1 }]
  if (part === 'profile') return [{ kind: 'answers', count: 1 }]
  if (part === 'elections') {
    if (field === 'responses') return [{ kind: 'answers', count: 1 }]
    if (field === 'matches') return [{ kind: 'ratings', count: 1 }]
    const election = document.elections[Number(index)]
    return [
      { kind: 'answers', count: election?.responses.length ?? 0 },
      { kind: 'ratings', count: election?.matches.length ?? 0 },
    ]
  }
  if (part === 'lists') return [{ kind: more.length > 0 ? 'names' : 'lists', count: 1 }]
  if (part === 'choices') return [{ kind: 'choices', count: 1 }]
  if (part === 'notes' || part === 'councillorNotes') return [{ kind: 'notes', count: 1 }]
  return part === 'votes' ? [{ kind: 'votes', count: 1 }] : []
}
