import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Anchors, linesOf } from '../../platform/audit/audit-files.ts'
import { hashIn } from '../../platform/audit/audit-chain.ts'
import { readEvents } from '../../platform/audit/read-audit.ts'

/** The clocks of machines may differ by so much. */
const CLOCKS_MS = 10 * 60_000

type Erased =
  | 'account'
  | 'consent'
  | 'access'
  | 'single'
  | 'contact'
  | 'reminders'
  | 'withdrawal'
  | 'wish'
  | 'address'
  | 'portrait'
  | 'hold'
  | 'grant'
  | 'member'

/**
 * What erases something of an account or locks somebody out, by the name that the audit log has, and what a restore does about it: an account goes
 * again, consent is withdrawn again, a former password and former passkeys open nothing. `single`: the log does not say which answer, list or note
 * it was, or which address the account had before; the restore brings them back and says whose. `contact`: the address of who said not to be meant goes
 * again. `reminders`: who stopped them gets none again. `withdrawal`: the candidacy is withdrawn again. `wish`: the log does not say which correction was
 * taken back; all that wait of the account go. `address`: the former address of an account of the desk stands again.
 * `portrait`: the pictures of who took theirs away go again. `hold`: the log does not say which text of a candidacy was held back; all of them are, until
 * somebody looks. `grant`: the log does not say which secretariat it was; all that the account allows ends.
 * `member`: who was taken out of a secretariat is in none.
 */
export const ERASING: Readonly<Record<string, Erased>> = {
  deleteUser: 'account',
  'user delete': 'account',
  removeAccount: 'account',
  withdrawConsent: 'consent',
  changePassword: 'access',
  resetPassword: 'access',
  deletePasskey: 'access',
  changeUser: 'single',
  deleteResponse: 'single',
  deleteList: 'single',
  deleteChoice: 'single',
  deleteNote: 'single',
  deleteCouncillorNote: 'single',
  deleteUserVote: 'single',
  deletePushDevice: 'single',
  importUser: 'single',
  notMe: 'contact',
  stopReminders: 'reminders',
  withdrawn: 'withdrawal',
  takeBackCorrection: 'wish',
  stopAddressChange: 'address',
  cancelAddressChange: 'single',
  dropPortrait: 'portrait',
  'candidacy hide': 'hold',
  endGrant: 'grant',
  'secretariat remove': 'member',
}

export interface ErasedSince {
  readonly accounts: ReadonlySet<number>
  readonly consents: ReadonlySet<number>
  /** Whose password or passkeys changed. */
  readonly accesses: ReadonlySet<number>
  /** Who deleted single things or changed who they are. */
  readonly others: ReadonlySet<number>
  /** Accounts of the desk whose password or passkeys changed. */
  readonly actors: ReadonlySet<number>
  /** Accounts of the desk of which a change of the address was stopped. */
  readonly addresses: ReadonlySet<number>
  /** Candidacies of which somebody said not to be meant. */
  readonly contacts: ReadonlySet<number>
  /** Candidacies that stopped reminders. */
  readonly withoutReminders: ReadonlySet<number>
  /** Candidacies whose person withdrew. */
  readonly withdrawn: ReadonlySet<number>
  /** Accounts of the desk that took a correction back. */
  readonly takers: ReadonlySet<number>
  /** Accounts of the desk that took their picture away. */
  readonly withoutPortrait: ReadonlySet<number>
  /** Candidacies of which a text was held back. */
  readonly held: ReadonlySet<number>
  /** Accounts of the desk that allow no secretariat anything any more. */
  readonly withoutGrants: ReadonlySet<number>
  /** Accounts that were taken out of a secretariat. */
  readonly formerMembers: ReadonlySet<number>
  /** Accounts of the desk of which somebody said not to be meant. */
  readonly notMeant: ReadonlySet<number>
}

/** Accounts of the desk apart from those of voters. */
type AtDesk = 'actors' | 'notMeant'

/** Whom a line of the desk names. */
const AT_DESK: Readonly<Partial<Record<Erased, 'actor' | 'candidacy'>>> = {
  access: 'actor',
  address: 'actor',
  contact: 'candidacy',
  grant: 'actor',
  hold: 'candidacy',
  member: 'actor',
  portrait: 'actor',
  reminders: 'candidacy',
  wish: 'actor',
  withdrawal: 'candidacy',
}

/** Reads from the audit folders of all machines what was erased since a moment. */
export async function readErasedSince(folders: readonly string[], since: Date): Promise<ErasedSince> {
  const from = since.getTime() - CLOCKS_MS
  const found = new Map<Erased | AtDesk, Set<number>>()
  const of = (kind: Erased | AtDesk) => found.get(kind) ?? found.set(kind, new Set()).get(kind) ?? new Set()
  for (const folder of folders) {
    for (const { what, whose } of await readEvents(folder, ({ at, outcome }) => outcome === 'ok' && Date.parse(at) >= from)) {
      const kind = ERASING[what]
      if (!kind) continue
      if (typeof whose === 'number') of(kind).add(whose)
      for (const [name, id] of atDesk(kind, whose)) of(name).add(id)
    }
  }
  return {
    ...{ accounts: of('account'), consents: of('consent'), accesses: of('access'), others: of('single') },
    ...{ contacts: of('contact'), withoutReminders: of('reminders'), withdrawn: of('withdrawal'), takers: of('wish') },
    ...{ addresses: of('address'), actors: of('actors'), withoutPortrait: of('portrait'), held: of('hold') },
    ...{ withoutGrants: of('grant'), formerMembers: of('member'), notMeant: of('notMeant') },
  }
}

/** What a line of the desk says of whom: nothing, or one thing. */
function atDesk(kind: Erased, whose: number | string | null): (readonly [Erased | AtDesk, number])[] {
  const id = idAtDesk(AT_DESK[kind], whose)
  if (id !== null) return [[kind === 'access' ? 'actors' : kind, id]]
  const actorId = kind === 'contact' ? idAtDesk('actor', whose) : null
  return actorId === null ? [] : [['notMeant', actorId]]
}

function idAtDesk(kind: 'actor' | 'candidacy' | undefined, whose: number | string | null): number | null {
  const [prefix, id] = String(whose).split(':')
  return prefix === kind ? Number(id) : null
}

/** The files that the log had when the backup was made and that none of the folders holds to at least the line that was last then. */
export async function missingParts(folders: readonly string[], anchors: Anchors): Promise<string[]> {
  const missing: string[] = []
  for (const [name, hash] of Object.entries(anchors)) {
    const holding = folders.filter((folder) => existsSync(join(folder, name)))
    const held = await Promise.all(holding.map((folder) => holdsLine(folder, name, hash)))
    if (!held.includes(true)) missing.push(name)
  }
  return missing
}

async function holdsLine(folder: string, name: string, hash: string): Promise<boolean> {
  for await (const line of linesOf(folder, name)) if (hashIn(line) === hash) return true
  return false
}
