import type { Enqueued } from '../enqueue.ts'
import { type Intent, provisionalId } from '../intent.ts'
import { overlay } from '../overlay.ts'
import type { Device } from './device.ts'
import { chainName } from './expectations.ts'
import { CANDIDATES, ELECTION, type MemoryServer, OFFICIAL_LISTS, QUESTIONS, VOTES } from './memory-server.ts'

/** What a schedule is about: some mix all, the others try one matter hard. */
export const WISHES = [
  ['answer', 'vote', 'note', 'choose'],
  ['rate', 'rate', 'move', 'move', 'rate-all'],
  ['list'],
  ['list', 'list', 'choose'],
  ['answer', 'rate', 'move', 'note', 'choose', 'list', 'list'],
] as const

export interface Wish extends Enqueued {
  /** The version of a list that the user saw when changing it. */
  readonly parent?: string
}

export interface Source {
  readonly kinds: (typeof WISHES)[number]
  readonly chance: (limit: number) => number
  readonly pick: <T>(values: readonly T[]) => T
  /** Another moment each time, in milliseconds. */
  readonly moment: () => number
  readonly server: MemoryServer
}

/** What the user of a device does next; null for nothing. */
export function wish(device: Device, source: Source): Wish | null {
  const { pick } = source
  const made = { sentAt: null }
  const eid = ELECTION
  switch (pick(source.kinds)) {
    case 'answer':
      return {
        ...made,
        intent: { kind: 'answer', eid, questionId: pick(QUESTIONS), value: pick([0, 25, 75, 100, null]), weight: pick([0.5, 1, 2]) },
      }
    case 'rate':
      return {
        ...made,
        intent: { kind: 'rate', eid, candidateId: pick(CANDIDATES), type: pick(['like', 'love', 'like', 'dislike', 'none']) },
      }
    case 'move':
      return moveWish(device, source)
    case 'rate-all':
      return { ...made, intent: { kind: 'rate-all', eid, candidateIds: CANDIDATES } }
    case 'vote':
      return { ...made, intent: voteOf(source) }
    case 'note':
      return { ...made, intent: noteOf(source) }
    case 'choose':
      return { ...made, intent: { kind: 'choose', eid, lid: pick([0, ...OFFICIAL_LISTS]) } }
    default:
      return listWish(device, source)
  }
}

function moveWish(device: Device, { pick, chance, server }: Source): Wish | null {
  const all = overlay('getMatches', { eid: ELECTION }, [...server.of(device.userId).opinions.matches], device.outbox.items)
  const shown = all.filter(({ rank }) => rank !== null)
  if (shown.length < 2) return null
  const { candidateId } = pick(shown)
  const others = shown.filter((match) => match.candidateId !== candidateId)
  const at = chance(others.length + 1)
  const place = { before: others[at]?.candidateId ?? null, after: others[at - 1]?.candidateId ?? null }
  return { sentAt: null, intent: { kind: 'move', eid: ELECTION, candidateId, ...place } }
}

function voteOf({ pick }: Source): Intent {
  return { kind: 'vote', vid: pick(VOTES), decision: pick(['yes', 'no', null]) }
}

function noteOf({ pick, chance }: Source): Intent {
  const cid = pick([1, 2])
  const fact = { type: 'city', reference: `${cid}/city` } as const
  if (chance(3) === 0) return { kind: 'unpin', person: 'candidate', cid, fact }
  return { kind: 'pin', person: 'candidate', cid, note: { ...fact, color: pick(['good', 'bad', 'neutral']) } }
}

function listWish(device: Device, { pick, chance, moment }: Source): Wish {
  const known = overlay('getLists', { eid: ELECTION }, [...device.lists], device.outbox.items)
  const list = known.length > 0 && chance(4) > 0 ? pick(known) : undefined
  const at = moment()
  const version = `${device.name}${at % 1000}`
  const candidates = [{ id: pick(CANDIDATES), pos: 1 }]
  if (!list) {
    const body = { name: `list${at % 1000}.${version}`, adapted: false, officialListId: null, headingId: null, candidates }
    const updated = new Date(at).toISOString()
    return {
      sentAt: null,
      intent: { kind: 'create-list', eid: ELECTION, lid: provisionalId(at), body, key: `create-${device.name}-${at}`, updated },
    }
  }
  const { id, updated, name } = list
  const seen = { id, updated }
  if (chance(5) === 0) return { sentAt: null, seen, intent: { kind: 'delete-list', eid: ELECTION, lid: id, name } }
  const body = { name: `${chainName(name)}.${version}`, adapted: false, officialListId: null, headingId: null, candidates }
  return { sentAt: null, seen, parent: name, intent: { kind: 'change-list', eid: ELECTION, lid: id, base: updated, body } }
}
