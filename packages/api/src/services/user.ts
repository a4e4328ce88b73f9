import {
  CONSENT_VERSION,
  type Consent,
  normalizeUsername,
  type ProgressionEntry,
  type User,
  type UserChange,
  type UserExport,
  usernameError,
} from '@plenara/contract'
import { DomainError, isLocationValid, setEntry } from '@plenara/domain'
import type { EmailChange } from '../account.ts'
import type { Incoming, Services } from '../handler.ts'
import type { Catalogue, UserStore } from '../store.ts'
import { loadElection } from './election-data.ts'
import { exportUser } from './user-export.ts'

/** Throws `not_found`. */
export async function loadUser(users: UserStore, userId: number): Promise<User> {
  return existing(await users.getUser(userId))
}

/** Opinions are stored under explicit consent only. Throws `not_found`, `consent_missing`. */
export async function requireConsent(users: UserStore, userId: number): Promise<void> {
  if (!(await hasConsent(users, userId))) throw new DomainError('consent_missing')
}

/** Whether opinions may be stored. Throws `not_found`. */
export async function hasConsent(users: UserStore, userId: number): Promise<boolean> {
  const { consent } = await loadUser(users, userId)
  return users.consent === 'not-needed' || consent !== null
}

/**
 * Changes what the user set, all or nothing. A change of canton or constituency must leave a pair that fits; `email` starts a change of the
 * address. Throws `username_invalid`, `canton_not_found`, `location_invalid`, `not_found`, and for the address `online_account_needed` on a device, else what
 * `requestEmailChange` throws.
 */
export async function changeUser(
  services: Pick<Services, 'catalogue' | 'users' | 'account'>,
  { userId, body, address, token }: Pick<Incoming<'changeUser'>, 'userId' | 'body' | 'address' | 'token'>,
): Promise<User> {
  const { email, password = null, proof: _, ...settings } = body
  if (settings.constituencyOpen && services.users.consent !== 'not-needed') throw new DomainError('location_invalid')
  const change = await withWholeLocation(services, userId, withName(settings))
  if (email !== undefined) await requestEmailChange(services, { userId, email, password, address, token })
  return existing(await services.users.changeUser(userId, change))
}

function withName({ username, ...rest }: UserChange): UserChange {
  if (username === undefined) return rest
  const code = usernameError(username)
  if (code) throw new DomainError(code, [{ path: 'username', code }])
  return { ...rest, username: normalizeUsername(username) }
}

async function requestEmailChange({ account }: Pick<Services, 'account'>, change: EmailChange): Promise<void> {
  if (!account) throw new DomainError('online_account_needed')
  await account.requestEmailChange(change)
}

async function withWholeLocation(
  { catalogue, users }: Pick<Services, 'catalogue' | 'users'>,
  userId: number,
  change: UserChange,
): Promise<Parameters<UserStore['changeUser']>[1]> {
  if (change.cantonId === undefined && change.constituencyId === undefined) return change
  const [{ cantons, constituencies }, user] = await Promise.all([catalogue.common(), loadUser(users, userId)])
  const { cantonId } = { ...user, ...change }
  const isOpen = change.constituencyOpen === true
  const constituencyId = isOpen
    ? constituencies.find((one) => one.cantonId === cantonId)?.id
    : (change.constituencyId ?? user.constituencyId)
  if (!cantons.some(({ id }) => id === cantonId)) throw new DomainError('canton_not_found')
  const places = constituencies.map(({ id, cantonId: canton }) => ({ id, cantonId: canton }))
  if (constituencyId === undefined || !isLocationValid(cantonId, constituencyId, places)) throw new DomainError('location_invalid')
  const wasOpen = user.constituencyOpen === true
  return { ...change, cantonId, constituencyId, locationChosen: true, ...((isOpen || wasOpen) && { constituencyOpen: isOpen }) }
}

type Session = Pick<Incoming<'getUserExport'>, 'userId' | 'token'>

/** Throws `proof_needed` where an online account is not proved to be at hand. */
export async function deleteUser(
  { users, account }: Pick<Services, 'users' | 'account'>,
  session: Session,
): Promise<Record<string, never>> {
  await account?.requireFreshSession(session)
  await users.deleteUser(session.userId)
  return {}
}

/** Throws `proof_needed` where an online account is not proved to be at hand, `not_found`. */
export async function exportOwnUser({ users, account }: Pick<Services, 'users' | 'account'>, session: Session): Promise<UserExport> {
  await account?.requireFreshSession(session)
  const document = await exportUser(users, session.userId)
  const pushDevices = (await account?.exportPushDevices(session.userId)) ?? []
  return pushDevices.length === 0 ? document : { ...document, account: { ...document.account, pushDevices } }
}

/** Keeps the moment of the first consent to this version. Throws `invalid` for a version that no text has, `not_found`. */
export async function giveConsent(users: UserStore, userId: number, consent: Consent): Promise<Consent> {
  if (consent.version !== CONSENT_VERSION) throw new DomainError('invalid', [{ path: 'version', code: 'invalid' }])
  const user = await loadUser(users, userId)
  if (user.consent?.version === consent.version) return user.consent
  await users.changeUser(userId, { consent })
  return consent
}

/** Ends consent and deletes what was stored under it. Throws `not_found`. */
export async function withdrawConsent(users: UserStore, userId: number): Promise<Record<string, never>> {
  existing(await users.withdrawConsent(userId))
  return {}
}

/** `electionId` null: the entries that belong to no election. Throws `election_not_found`. */
export async function getProgression(
  { catalogue, users }: { catalogue: Catalogue; users: UserStore },
  userId: number,
  electionId: number | null,
): Promise<ProgressionEntry[]> {
  if (electionId !== null) await loadElection(catalogue, electionId)
  return [...(await users.getProgression(userId, electionId))]
}

/** Throws `election_not_found`, `invalid` where the entries become too large. */
export async function setProgression(
  { catalogue, users }: { catalogue: Catalogue; users: UserStore },
  { userId, electionId }: { userId: number; electionId: number | null },
  entry: ProgressionEntry,
): Promise<ProgressionEntry> {
  if (electionId !== null) await loadElection(catalogue, electionId)
  await users.changeProgression(userId, electionId, (entries) => setEntry(entries, entry))
  return entry
}

function existing(user: User | null): User {
  if (user === null) throw new DomainError('not_found')
  return user
}
