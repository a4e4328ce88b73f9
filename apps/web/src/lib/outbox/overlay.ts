import type { List, Match, Note, Response, UserVote } from '@plenara/contract'
import type { Answer } from '@plenara/contract/client'
import { MAX_NOTES } from '@plenara/contract/constants'
import { MAX_USER_VOTES } from '@plenara/contract/parliament-constants'
import { decideVote, moveToRank, pinFact, rateAll, rateCandidate, withdrawVote } from '@plenara/domain'
import { type Intent, seenKey } from './intent.ts'
import { listOf, saysSame, withBody } from './list-body.ts'
import type { Item } from './outbox-state.ts'
import { rankBetween } from './place-of-move.ts'

/** Answers of the server that may be behind what the user has done here. */
export type OverlaidCall = 'getResponses' | 'getMatches' | 'getNotepad' | 'getCouncillorNotepad' | 'getUserVotes' | 'getChoice' | 'getLists'

export interface OverlayPlace {
  readonly eid?: number | undefined
  readonly cid?: number | undefined
}

/** A note that waits for its id from the server. */
const NO_ID = 0

type Change<C extends OverlaidCall> = (answer: Answer<C>, intent: Intent, place: OverlayPlace) => Answer<C>

const CHANGES: { readonly [C in Exclude<OverlaidCall, 'getLists'>]: Change<C> } = {
  getResponses: (responses, intent, { eid }) =>
    intent.kind === 'answer' && intent.eid === eid ? withResponse(responses, intent) : responses,
  getMatches: (matches, intent, { eid }) => ('eid' in intent && intent.eid === eid ? withRating(matches, intent) : matches),
  getNotepad: (notes, intent, { cid }) => withNote(notes, intent, { person: 'candidate', cid }),
  getCouncillorNotepad: (notes, intent, { cid }) => withNote(notes, intent, { person: 'councillor', cid }),
  getUserVotes: (votes, intent) => (intent.kind === 'vote' ? withVote(votes, intent) : votes),
  getChoice: (choice, intent, { eid }) => (intent.kind === 'choose' && intent.eid === eid ? { listId: intent.lid } : choice),
}

/** The answer of the server with everything on top that waits to be sent; what lost its ground changes nothing. */
export function overlay<C extends OverlaidCall>(call: C, place: OverlayPlace, answer: Answer<C>, items: readonly Item[]): Answer<C> {
  const change = (call === 'getLists' ? undefined : CHANGES[call as Exclude<OverlaidCall, 'getLists'>]) as Change<C> | undefined
  return items.reduce((shown, item) => {
    try {
      return change ? change(shown, item.intent, place) : (withList(shown as List[], item, place) as Answer<C>)
    } catch {
      return shown
    }
  }, answer)
}

function withResponse(responses: Response[], { questionId, value, weight }: Extract<Intent, { kind: 'answer' }>): Response[] {
  return [...responses.filter((response) => response.questionId !== questionId), { questionId, value, weight }]
}

function withRating(matches: Match[], intent: Intent): Match[] {
  switch (intent.kind) {
    case 'rate':
      return rateCandidate(matches, intent.candidateId, intent.type)
    case 'rate-all':
      return rateAll(matches, intent.candidateIds)
    case 'move':
      return moveToRank(matches, intent.candidateId, rankBetween(matches, intent))
    default:
      return matches
  }
}

function withNote(notes: Note[], intent: Intent, { person, cid }: { readonly person: string; readonly cid: number | undefined }): Note[] {
  if ((intent.kind !== 'pin' && intent.kind !== 'unpin') || intent.person !== person || intent.cid !== cid) return notes
  if (intent.kind === 'pin') return [...pinFact({ nextId: NO_ID, notes }, intent.note, MAX_NOTES).notes]
  const { type, reference } = intent.fact
  return notes.filter((note) => note.type !== type || note.reference !== reference)
}

function withVote(votes: UserVote[], { vid, decision }: Extract<Intent, { kind: 'vote' }>): UserVote[] {
  if (decision === null) return [...withdrawVote(votes, vid)]
  return [...decideVote(votes, { parliamentVoteId: vid, decision }, MAX_USER_VOTES)]
}

function withList(lists: List[], item: Item, { eid }: OverlayPlace): List[] {
  const { intent, seen, sentAt } = item
  if (intent.kind === 'delete-list') return lists.filter(({ id }) => id !== intent.lid)
  if (!('eid' in intent) || intent.eid !== eid) return lists
  if (intent.kind === 'create-list') {
    // It may be there already, without an answer yet: then it is shown once.
    const others = sentAt === null ? lists : lists.filter((list) => !saysSame(list, intent.body))
    return [...others, listOf(intent, intent.updated)]
  }
  if (intent.kind !== 'change-list') return lists
  const known = lists.find(({ id }) => id === intent.lid)
  if (!known) return lists
  // Written already, but the answer never came: shown as the state that the next change follows on.
  const isOurs = sentAt !== null && [intent.body, ...item.possible].some((body) => saysSame(known, body))
  const shown = isOurs && intent.base !== null ? { ...known, updated: intent.base } : known
  // On another state of the list than the one shown it would be a conflict: what is shown stays what it says it is.
  if (!seen.includes(seenKey(shown)) && shown.updated !== intent.base) return lists
  return lists.map((list) => (list === known ? withBody(shown, intent.body) : list))
}
