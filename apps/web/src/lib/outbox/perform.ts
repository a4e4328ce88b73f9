import type { List } from '@plenara/contract'
import { ApiError, type Client } from '@plenara/contract/client'
import { noteOfFact } from '@plenara/domain'
import type { ChangeListIntent, CreateListIntent, Intent, MoveIntent } from './intent.ts'
import { headingOfBody, saysSame } from './list-body.ts'
import type { Item } from './outbox-state.ts'
import type { Outcome } from './outcome.ts'
import { rankBetween } from './place-of-move.ts'

export interface Sender {
  readonly client: Client
  readonly userId: number
  /** Now, in milliseconds. */
  readonly now: number
}

/** The server knows a creation by its key for 24 hours; an hour before that a creation without an answer is looked for among the lists. */
const KEY_MS = 23 * 60 * 60 * 1000
const TOO_MANY = 429
const TIMED_OUT = 408

/** Sends an item and says what came of it; sending the same again, answered or not, leaves the server as sending it once does. */
export async function perform(item: Item, sender: Sender): Promise<Outcome> {
  try {
    return await send(item, sender)
  } catch (error) {
    return outcomeOf(error)
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error
  const { status, code } = error
  if (status === 401) return { kind: 'paused' }
  if (status < 400 || status >= 500 || status === TOO_MANY || status === TIMED_OUT) return { kind: 'retry' }
  return { kind: 'refused', code }
}

async function send(item: Item, sender: Sender): Promise<Outcome> {
  const { intent } = item
  if (intent.kind === 'create-list') return { kind: 'done', list: await createList(intent, item, sender) }
  if (intent.kind === 'change-list') return changeList(intent, item, sender)
  await sendSimple(intent, sender)
  return { kind: 'done' }
}

type Simple = Exclude<Intent, CreateListIntent | ChangeListIntent>

function sendSimple(intent: Simple, sender: Sender): Promise<unknown> {
  const { client, userId: id } = sender
  switch (intent.kind) {
    case 'answer': {
      const { eid, questionId, value, weight } = intent
      return client.setResponse({ params: { id, eid, questionId }, body: { value, weight } })
    }
    case 'rate': {
      const { eid, candidateId, type } = intent
      return client.setMatch({ params: { id, eid, candidateId }, body: { type } })
    }
    case 'move':
      return move(intent, sender)
    case 'rate-all':
      return client.matchAll({ params: { id, eid: intent.eid }, body: { type: 'like' } })
    case 'pin': {
      const params = { id, cid: intent.cid }
      return intent.person === 'candidate'
        ? client.setNote({ params, body: intent.note })
        : client.setCouncillorNote({ params, body: intent.note })
    }
    case 'unpin':
      return unpin(intent, sender)
    case 'vote':
      return intent.decision === null
        ? client.deleteUserVote({ params: { id, vid: intent.vid } })
        : client.setUserVote({ params: { id }, body: { parliamentVoteId: intent.vid, decision: intent.decision } })
    case 'choose': {
      const { eid, lid } = intent
      return lid === 0 ? client.deleteChoice({ params: { id, eid } }) : client.setChoice({ params: { id, eid, lid } })
    }
    case 'delete-list':
      return unlessGone('list_not_found', client.deleteList({ params: { id, lid: intent.lid } }))
  }
}

/** The rank follows from the ratings as the server has them now. */
async function move({ eid, candidateId, before, after }: MoveIntent, { client, userId: id }: Sender): Promise<unknown> {
  const matches = await client.getMatches({ params: { id, eid } })
  const rank = rankBetween(matches, { candidateId, before, after })
  const now = matches.find((match) => match.candidateId === candidateId)
  if (now && now.rank === rank) return undefined
  return client.setMatch({ params: { id, eid, candidateId }, body: { rank } })
}

async function unpin({ person, cid, fact }: Extract<Intent, { kind: 'unpin' }>, { client, userId: id }: Sender): Promise<unknown> {
  const params = { id, cid }
  const isCandidate = person === 'candidate'
  const notes = await (isCandidate ? client.getNotepad({ params }) : client.getCouncillorNotepad({ params }))
  const note = noteOfFact(notes, fact)
  if (!note) return undefined
  const place = { params: { ...params, nid: note.id } }
  return unlessGone('note_not_found', isCandidate ? client.deleteNote(place) : client.deleteCouncillorNote(place))
}

function unlessGone(code: ApiError['code'], answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== code) throw error
  })
}

async function createList({ eid, body, key }: CreateListIntent, { sentAt }: Item, sender: Sender): Promise<List> {
  const { client, userId: id, now } = sender
  if (sentAt !== null && now - sentAt > KEY_MS) {
    const lists = await client.getLists({ params: { id, eid } })
    const created = lists.find((list) => Date.parse(list.updated) >= sentAt - KEY_MS && saysSame(list, body))
    if (created) return created
  }
  return client.createList({ params: { id, eid }, body, headers: { 'Idempotency-Key': key } })
}

async function changeList(intent: ChangeListIntent, { possible }: Item, sender: Sender): Promise<Outcome> {
  const { eid, lid, base, body } = intent
  const { client, userId: id } = sender
  const find = async () => (await client.getLists({ params: { id, eid } })).find((list) => list.id === lid)
  const write = (updated: string) => {
    const { name, officialListId = null, candidates } = body
    const headingId = headingOfBody(body)
    return client.changeList({ params: { id, lid }, body: { name, officialListId, headingId, candidates, updated } })
  }
  try {
    return { kind: 'done', list: await write(base ?? '') }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error
  }
  const theirs = await find()
  if (!theirs) return { kind: 'refused', code: 'list_not_found' }
  // It was ours all along: written, but the answer never came.
  if (saysSame(theirs, body)) return { kind: 'done', list: theirs }
  if (!possible.some((earlier) => saysSame(theirs, earlier))) return { kind: 'conflict' }
  try {
    return { kind: 'done', list: await write(theirs.updated) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'stale') return { kind: 'conflict' }
    throw error
  }
}
