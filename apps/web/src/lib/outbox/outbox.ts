import { calls } from '@plenara/contract/calls'
import { needAllTexts } from '../../i18n/all-texts.ts'
import { i18n } from '../../i18n/i18n.ts'
import { api } from '../api.ts'
import { keyOf } from '../call-key.ts'
import { queryClient } from '../query-client.ts'
import { randomKey } from '../random-key.ts'
import { currentSession, isLoggedIn } from '../session-store.ts'
import { backOff } from './back-off.ts'
import { type Enqueued, enqueue } from './enqueue.ts'
import { provisionalId, type SeenList, seenKey } from './intent.ts'
import { markSent, settledList } from './outbox-state.ts'
import { changeState, loadState } from './outbox-store.ts'
import { type CopyFacts, settle } from './outcome.ts'
import { perform } from './perform.ts'
import { reportLosses } from './report-losses.ts'
import { setWaitingCount, waitingCount } from './waiting-flag.ts'

const LOCK = 'plenara.outbox.replay'
/** A name is shortened so that the mark of a copy fits. */
const COPY_NAME = 90

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined
let isAskedAgain = false

addEventListener('online', () => void replayNow())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void replayNow()
})

/** Keeps a write on the device and sends it when that works. Fails where the device keeps nothing. */
export async function keepWrite(added: Enqueued): Promise<void> {
  const { userId } = currentSession()
  await change(userId, (state) => enqueue(state, added))
  if (waitingCount() === 0) throw new Error('The device does not remember that something waits.')
  // The network was away a moment ago: once more a little later.
  if (added.sentAt !== null) waitAndReplay()
  else if (timer === undefined) void replay()
}

/** The list that a screen holds, as the server knows it by now. */
export async function knownList(seen: SeenList): Promise<SeenList> {
  const { id, updated } = settledList(await loadState(currentSession().userId), seenKey(seen)) ?? seen
  return { id, updated }
}

/** Sends at once, however long it was to wait. */
export function replayNow(): Promise<void> {
  failures = 0
  return replay()
}

/** Sends what waits, one after another; one replay at a time over all tabs. */
function replay(): Promise<void> {
  isAskedAgain = running !== undefined
  running ??= navigator.locks.request(LOCK, sendAll).finally(() => {
    running = undefined
    if (isAskedAgain) void replay()
  })
  return running
}

async function sendAll(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const session = currentSession()
  let isChanged = false
  while (isLoggedIn(session) && currentSession().userId === session.userId && waitingCount() > 0) {
    const kind = await sendFirst(session.userId)
    if (kind === null || kind === 'retry' || kind === 'paused') {
      if (kind === 'retry') waitAndReplay()
      if (kind === 'paused') void queryClient.invalidateQueries({ queryKey: keyOf('getUser') })
      break
    }
    failures = 0
    isChanged = true
  }
  if (isChanged) await showResult(session.userId)
}

/** Sends the first of what waits and says what came of it; null where nothing waits. */
async function sendFirst(userId: number): Promise<'done' | 'refused' | 'conflict' | 'retry' | 'paused' | null> {
  const { items } = await change(userId, (state) => (state.items[0] ? markSent(state, state.items[0].id, Date.now()) : state))
  const sent = items[0]
  if (!sent) return null
  const outcome = await perform(sent, { client: api, userId, now: Date.now() })
  const copy = await copyFacts(outcome.kind === 'conflict')
  await change(userId, (state) => settle(state, sent, outcome, copy))
  return outcome.kind
}

async function copyFacts(isNeeded: boolean): Promise<CopyFacts> {
  if (isNeeded) await needAllTexts()
  const now = Date.now()
  return {
    lid: provisionalId(now),
    key: randomKey(),
    updated: new Date(now).toISOString(),
    nameOf: (name) => i18n._('lists.conflict.mineName', { name: name.slice(0, COPY_NAME) }),
  }
}

function waitAndReplay(): void {
  clearTimeout(timer)
  failures += 1
  timer = setTimeout(() => void replay(), backOff(failures, Math.random()))
}

/** Whatever the user has is read anew: others may have written too. What was refused is said. */
async function showResult(userId: number): Promise<void> {
  const isOwn = (name: unknown) => typeof name === 'string' && name in calls && calls[name as keyof typeof calls].auth === 'user'
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOwn(queryKey[0]) })
  const { losses } = await loadState(userId)
  if (losses.length === 0 || currentSession().userId !== userId) return
  await reportLosses(losses)
  await change(userId, (state) => ({ ...state, losses: state.losses.slice(losses.length) }))
}

/** Another user's session changes nothing of this one. */
async function change(userId: number, apply: Parameters<typeof changeState>[1]): ReturnType<typeof changeState> {
  return changeState(userId, (state) => {
    if (currentSession().userId !== userId) throw new Error('The session is over.')
    const changed = apply(state)
    setWaitingCount(userId, changed.items.length)
    return changed
  })
}
