import type { Match } from '@plenara/contract'
import type { Enqueued } from '../enqueue.ts'
import { type Intent, provisionalId } from '../intent.ts'
import { emptyOutbox } from '../outbox-state.ts'
import { overlay } from '../overlay.ts'
import { neighboursOf } from '../place-of-move.ts'
import { createDevice, type Device, type Replay } from './device.ts'
import { chainName, createExpectations } from './expectations.ts'
import { CANDIDATES, ELECTION, type MemoryServer, OFFICIAL_LISTS, QUESTIONS, VOTES } from './memory-server.ts'
import type { Fault } from './network.ts'

const START = Date.parse('2027-09-01T12:00:00Z')
const STEPS = 14
/** What a schedule is about: every fourth of them mixes all. */
const WISHES = [
  ['answer', 'vote', 'note', 'choose'],
  ['rate', 'rate', 'move', 'move', 'rate-all'],
  ['list'],
  ['answer', 'rate', 'move', 'note', 'choose', 'list', 'list'],
] as const
const FAULTS: readonly Fault[] = ['lost request', 'lost answer', 'lost answer', 'twice', 'server error']

interface Wish extends Enqueued {
  /** The version of a list that the user saw when changing it. */
  readonly parent?: string
}

/** A source of chance that gives the same for the same seed (mulberry32). */
export function createChance(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/**
 * Runs one schedule of edits, cuts, lost answers, double deliveries, restarts, a second device and logging off, lets everything come to rest,
 * and says what is wrong then.
 */
export async function runSchedule(
  server: MemoryServer,
  clock: { now: number },
  { seed, replay }: { seed: number; replay: Replay },
): Promise<string[]> {
  server.reset()
  clock.now = START
  const chance = createChance(seed)
  const pick = <T>(values: readonly T[]): T => values[chance(values.length)] as T
  const now = () => ++clock.now
  const expected = new Map([1, 2].map((id) => [id, createExpectations()]))
  let isBusy = false
  /** While a request is on its way, another device or the user of this one may act. */
  const meanwhile = async () => {
    if (isBusy || chance(4) > 0) return
    isBusy = true
    const device = pick(devices)
    if (chance(2) === 0) edit(device)
    else if (device !== acting) await device.replay()
    isBusy = false
  }
  const devices = (chance(2) === 0 ? ['a'] : ['a', 'b']).map((name) => createDevice({ server, name, replay, now, meanwhile }))
  let acting: Device | undefined
  const wishes = pick(WISHES)
  let count = 0

  function edit(device: Device): void {
    const added = wish(device)
    if (!added) return
    expected.get(device.userId)?.tell(device, added.intent, added.parent)
    device.write(added)
  }

  function wish(device: Device): Wish | null {
    const made = { sentAt: null }
    const eid = ELECTION
    switch (pick(wishes)) {
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
        return moveWish(device)
      case 'rate-all':
        return { ...made, intent: { kind: 'rate-all', eid, candidateIds: CANDIDATES } }
      case 'vote':
        return { ...made, intent: voteOf() }
      case 'note':
        return { ...made, intent: noteOf() }
      case 'choose':
        return { ...made, intent: { kind: 'choose', eid, lid: pick([0, ...OFFICIAL_LISTS]) } }
      default:
        return listWish(device)
    }
  }

  function moveWish(device: Device): Enqueued | null {
    const shown = shownMatches(device).filter(({ rank }) => rank !== null)
    if (shown.length < 2) return null
    const { candidateId } = pick(shown)
    const others = shown.filter((match) => match.candidateId !== candidateId)
    const at = chance(others.length + 1)
    const place = { before: others[at]?.candidateId ?? null, after: others[at - 1]?.candidateId ?? null }
    return { sentAt: null, intent: { kind: 'move', eid: ELECTION, candidateId, ...place } }
  }

  function voteOf(): Intent {
    return { kind: 'vote', vid: pick(VOTES), decision: pick(['yes', 'no', null]) }
  }

  function noteOf(): Intent {
    const cid = pick([1, 2])
    const fact = { type: 'city', reference: `${cid}/city` } as const
    if (chance(3) === 0) return { kind: 'unpin', person: 'candidate', cid, fact }
    return { kind: 'pin', person: 'candidate', cid, note: { ...fact, color: pick(['good', 'bad', 'neutral']) } }
  }

  function listWish(device: Device): Wish {
    const known = overlay('getLists', { eid: ELECTION }, device.lists, device.outbox.items)
    const list = known.length > 0 && chance(4) > 0 ? pick(known) : undefined
    const version = `${device.name}${++count}`
    const candidates = [{ id: pick(CANDIDATES), pos: 1 }]
    if (!list) {
      const moment = now()
      const body = { name: `list${count}.${version}`, adapted: false, officialListId: null, headingId: null, candidates }
      const updated = new Date(moment).toISOString()
      return {
        sentAt: null,
        intent: { kind: 'create-list', eid: ELECTION, lid: provisionalId(moment), body, key: `create-${device.name}-${count}`, updated },
      }
    }
    const { id, updated, name } = list
    const seen = { id, updated }
    if (chance(5) === 0) return { sentAt: null, seen, intent: { kind: 'delete-list', eid: ELECTION, lid: id, name } }
    const body = { name: `${chainName(name)}.${version}`, adapted: false, officialListId: null, headingId: null, candidates }
    return { sentAt: null, seen, parent: name, intent: { kind: 'change-list', eid: ELECTION, lid: id, base: updated, body } }
  }

  function shownMatches(device: Device): readonly Match[] {
    return overlay('getMatches', { eid: ELECTION }, server.of(device.userId).opinions.matches, device.outbox.items)
  }

  async function step(device: Device): Promise<void> {
    acting = device
    const kind = chance(20)
    if (kind < 9) return edit(device)
    if (kind < 17) {
      device.faults = chance(3) === 0 ? [pick(FAULTS), ...(chance(3) === 0 ? [pick(FAULTS)] : [])] : []
      await device.replay({ stops: chance(8) === 0 })
      return
    }
    if (kind < 19) return device.refresh()
    if (chance(3) === 0) logOff(device)
  }

  /** What waits is discarded; then somebody logs in, another user or the same. */
  function logOff(device: Device): void {
    expected.get(device.userId)?.forget(
      device,
      device.outbox.items.map(({ intent }) => intent),
    )
    device.userId = pick([1, 2])
    device.outbox = emptyOutbox(device.userId)
    device.lists = []
  }

  async function comeToRest(): Promise<boolean> {
    isBusy = true
    for (let turn = 0; turn < 10 * STEPS && devices.some(({ outbox }) => outbox.items.length > 0); turn++) {
      for (const device of devices) {
        device.faults = []
        await device.replay()
      }
    }
    return devices.every(({ outbox }) => outbox.items.length === 0)
  }

  for (let turn = 0; turn < STEPS; turn++) await step(pick(devices))
  if (!(await comeToRest())) return ['it never came to rest']
  const told = devices.flatMap(({ outbox }) => outbox.losses.map(({ code }) => code))
  const strange = told.filter((code) => !['list_not_found', 'kept_as_copy', 'not_ranked'].includes(code)).map((code) => `refused: ${code}`)
  return [...strange, ...[...expected].flatMap(([userId, expectations]) => expectations.faults(server, userId))]
}
