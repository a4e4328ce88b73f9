import { calls } from '@plenara/contract'
import { type KeptEvent, readEventsOfAll } from './read-audit.ts'

/** An account that was accessed in a period, and how. */
export interface AffectedAccount {
  /** Of the desk as `actor:` or `candidacy:` with its id. */
  readonly userId: number | string
  /** How often each call or command succeeded, by name. */
  readonly calls: Readonly<Record<string, number>>
  /** Whether one of them could reveal or change the user's opinions. */
  readonly hasOpinions: boolean
  /** ISO 8601, UTC. */
  readonly first: string
  readonly last: string
}

/** Calls about the account only; all other calls of a user are about opinions. */
const ABOUT_ACCOUNT: ReadonlySet<string> = new Set([
  'changePassword',
  'getPasskeys',
  'startPasskey',
  'createPasskey',
  'changePasskey',
  'deletePasskey',
  'startProof',
  'proveUser',
  'getPushDevices',
  'setPushDevice',
  'deletePushDevice',
  'getUser',
  'changeUser',
  'deleteUser',
  'giveConsent',
  'withdrawConsent',
  'getUserElections',
])

/** The accounts accessed on any of several machines, by their folders, by anybody from one moment (inclusive) to another (exclusive), in the order of their first event. */
export async function affectedAccounts(folders: readonly string[], from: Date, to: Date): Promise<AffectedAccount[]> {
  const events = await readEventsOfAll(folders, ({ at, whose }) => whose !== null && from <= new Date(at) && new Date(at) < to)
  const accounts = new Map<AffectedAccount['userId'], AffectedAccount>()
  for (const event of events) {
    if (event.whose !== null && event.outcome === 'ok') accounts.set(event.whose, touched(accounts.get(event.whose), event, event.whose))
  }
  return [...accounts.values()].toSorted((a, b) => a.first.localeCompare(b.first))
}

function touched(
  account: AffectedAccount | undefined,
  { what, at, count = 1 }: KeptEvent,
  userId: AffectedAccount['userId'],
): AffectedAccount {
  const before = account ?? { userId, calls: {}, hasOpinions: false, first: at, last: at }
  return {
    ...before,
    calls: { ...before.calls, [what]: (before.calls[what] ?? 0) + count },
    hasOpinions: before.hasOpinions || isAboutOpinions(what),
    first: at < before.first ? at : before.first,
    last: at > before.last ? at : before.last,
  }
}

function isAboutOpinions(what: string): boolean {
  const call = Object.entries(calls).find(([name]) => name === what)?.[1]
  return call?.auth === 'user' && !ABOUT_ACCOUNT.has(what)
}
