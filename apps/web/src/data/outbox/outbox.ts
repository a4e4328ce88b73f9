import { calls } from '@plenara/contract/calls'
import { i18n } from '../../i18n/i18n.ts'
import { needTexts } from '../../i18n/needed-texts.ts'
import { randomKey } from '../../platform/random-key.ts'
import { api } from '../calls/api.ts'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'
import type { Added } from '../commands/command.ts'
import { provisionalId } from '../commands/offline/list-inputs.ts'
import { tellOtherTabs } from '../commands/other-tabs.ts'
import { currentSession, isLoggedIn, type Session } from '../session/session-store.ts'
import { backOff } from './back-off.ts'
import { enqueue } from './enqueue.ts'
import { notifyRejectedWrites } from './notify-rejected-writes.ts'
import { type ListCopy, markSent, type OutboxState, type SettledList, settledList } from './outbox-state.ts'
import { changeState, loadState, onOutboxLost } from './outbox-store.ts'
import { settle } from './outcome.ts'
import { type Outcome, replayItem } from './replay-item.ts'
import { setWaitingCount, waitingCount } from './waiting-flag.ts'

const LOCK = 'plenara.outbox.replay'
/** A name is shortened so that the mark of a copy fits. */
const COPY_NAME = 90

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined
let isAskedAgain = false
/** Until when the server takes no more of an account, as it said; in the time of `performance.now`. */
let pause = { userId: 0, until: 0 }

onOutboxLost(async (userId) => {
  await change(userId, (state) => state)
  await replayNow()
})
addEventListener('online', () => void replayNow())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void replayNow()
})

/**
 * Keeps a write on the device and sends it when that works. Fails where the device keeps nothing.
 * @param afterSeconds when the server takes more, where it refused this one for now
 */
export async function keepWrite(added: Added, afterSeconds = 0): Promise<void> {
  const { userId } = currentSession()
  // Before anybody hears that something waits, and sends it.
  pauseFor(afterSeconds)
  await change(userId, (state) => enqueue(state, added))
  if (waitingCount() === 0) throw new Error('The device does not remember that something waits.')
  // The network was away a moment ago, or the server had enough: once more a little later.
  if (added.sentAt !== null || afterSeconds > 0) waitAndReplay()
  else if (timer === undefined) void replay()
}

/** What was meant about a list that a screen holds, about that list as the server knows it by now. */
export async function followSettled<Input>(
  input: Input,
  follow: (input: Input, settled: (seen: string) => SettledList | undefined) => Input,
): Promise<Input> {
  const state = await loadState(currentSession().userId)
  return follow(input, (seen) => settledList(state, seen))
}

/** Sends at once, however long it was to wait, but for a pause that the server asked for. */
export function replayNow(): Promise<void> {
  failures = 0
  return replay()
}

/** Sends what waits, one after another; one replay at a time over all tabs. */
function replay(): Promise<void> {
  const pausesFor = pauseMs()
  if (pausesFor > 0) {
    replayIn(pausesFor)
    return Promise.resolve()
  }
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
  try {
    await sendWaiting(session)
  } catch (error) {
    // Signing out ends it in the middle: what waits is somebody else's then.
    if (currentSession().userId !== session.userId) return
    // The device's storage refuses: it may take it a little later.
    if (!(error instanceof DOMException)) throw error
    waitAndReplay()
  }
}

async function sendWaiting(session: Session): Promise<void> {
  let isChanged = false
  while (isLoggedIn(session) && currentSession().userId === session.userId && waitingCount() > 0) {
    const outcome = await sendFirst(session.userId)
    if (outcome === null || outcome.kind === 'retry' || outcome.kind === 'paused') {
      if (outcome?.kind === 'retry') waitAndReplay(outcome.afterSeconds)
      if (outcome?.kind === 'paused') void queryClient.invalidateQueries({ queryKey: queryKey('getUser') })
      break
    }
    failures = 0
    isChanged = true
  }
  if (isChanged) await showResult(session.userId)
}

/** Sends the first of what waits and says what came of it; null where nothing waits. */
async function sendFirst(userId: number): Promise<Outcome | null> {
  const { items } = await change(userId, (state) => (state.items[0] ? markSent(state, state.items[0].id, Date.now()) : state))
  const sent = items[0]
  if (!sent) return null
  const outcome = await replayItem(sent, { client: api, userId, now: Date.now() })
  const copy = await copyFacts(outcome.kind === 'conflict')
  await change(userId, (state) => settle(state, sent, outcome, copy))
  return outcome
}

async function copyFacts(isNeeded: boolean): Promise<ListCopy> {
  if (isNeeded) await needTexts()
  const now = Date.now()
  return {
    lid: provisionalId(now),
    key: randomKey(),
    updated: new Date(now).toISOString(),
    nameOf: (name) => i18n._('lists.conflict.mineName', { name: name.slice(0, COPY_NAME) }),
  }
}

function waitAndReplay(afterSeconds = 0): void {
  failures += 1
  pauseFor(afterSeconds)
  replayIn(Math.max(pauseMs(), backOff(failures, Math.random())))
}

function replayIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void replay(), ms)
}

function pauseFor(seconds: number): void {
  if (seconds > 0) pause = { userId: currentSession().userId, until: performance.now() + seconds * 1000 }
}

/** For how many milliseconds the server takes nothing more of this account. */
function pauseMs(): number {
  return pause.userId === currentSession().userId ? Math.max(0, pause.until - performance.now()) : 0
}

/** Whatever the user has is read anew: others may have written too. What was refused is said. */
async function showResult(userId: number): Promise<void> {
  const isOwn = (name: unknown) => typeof name === 'string' && name in calls && calls[name as keyof typeof calls].auth === 'user'
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOwn(queryKey[0]) })
  tellOtherTabs({ userId, names: null, isQueued: false })
  const { rejected } = await loadState(userId)
  if (rejected.length === 0 || currentSession().userId !== userId) return
  await notifyRejectedWrites(rejected)
  await change(userId, (state) => ({ ...state, rejected: state.rejected.slice(rejected.length) }))
}

/** Another user's session changes nothing of this one. The count never says less than what is on the device, which would be forgotten there. */
function change(userId: number, apply: (state: OutboxState) => OutboxState): Promise<OutboxState> {
  const isPresent = () => currentSession().userId === userId
  const applyInSession = (state: OutboxState) => {
    if (!isPresent()) throw new Error('The session is over.')
    return apply(state)
  }
  return changeState(userId, applyInSession, (written, meant) => {
    if (isPresent()) setWaitingCount(userId, Math.max(written, meant), written)
  })
}
