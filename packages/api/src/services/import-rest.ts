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
  const things = new Map<string, ImportRest['kind']>()
  for (const error of errors) {
    if (!MOVED_ON.includes(error.code)) refused.push(error)
    else for (const { kind, name } of thingsOf(document, error.path.split('.'))) things.set(`${kind} ${name}`, kind)
  }
  const counts = new Map<ImportRest['kind'], number>()
  for (const kind of things.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return { refused, rest: [...counts].map(([kind, count]) => ({ kind, count })) }
}

/** Something of the document that fits nothing: several errors may speak of it, and an answer may stand in the document twice. */
interface Thing {
  readonly kind: ImportRest['kind']
  readonly name: string
}

function thingsOf(document: UserExport, path: readonly string[]): Thing[] {
  const [part, index = '', field, ...more] = path
  if (part === 'settings') return [{ kind: 'place', name: '' }]
  if (part === 'profile') return answersOf(document.profile?.answers[Number(field)])
  if (part === 'elections') return partsOfElection(document.elections[Number(index)], field, more[0])
  if (part === 'lists') return more.length > 0 ? [{ kind: 'names', name: path.slice(0, 4).join('.') }] : [{ kind: 'lists', name: index }]
  if (part === 'choices') return [{ kind: 'choices', name: index }]
  if (part === 'notes' || part === 'councillorNotes') return [{ kind: 'notes', name: `${part} ${index}` }]
  return part === 'votes' ? [{ kind: 'votes', name: index }] : []
}

type ExportedElection = UserExport['elections'][number]

/** One answer or rating, or all of an election that has gone. */
function partsOfElection(election: ExportedElection | undefined, field: string | undefined, index: string | undefined): Thing[] {
  if (!election) return []
  const { electionId, responses, matches } = election
  // Of one part alone: a document may be wrong at each of thousands.
  const [from, to] = index === undefined ? [0, undefined] : [Number(index), Number(index) + 1]
  const answers = field === 'matches' ? [] : responses.slice(from, to)
  const ratings = field === 'responses' ? [] : matches.slice(from, to)
  return [
    ...answersOf(...answers.map(({ questionId }) => ({ electionId, questionId }))),
    ...ratings.map(({ candidateId }): Thing => ({ kind: 'ratings', name: `${electionId} ${candidateId}` })),
  ]
}

function answersOf(...answers: readonly ({ readonly electionId: number; readonly questionId: number } | undefined)[]): Thing[] {
  return answers.flatMap((answer) => (answer ? [{ kind: 'answers', name: `${answer.electionId} ${answer.questionId}` }] : []))
}
