import { CONSENT_VERSION, type Consent, type ProgressionEntry, type User, type UserChange } from '@plenara/contract'
import { DomainError, isLocationValid, setEntry } from '@plenara/domain'
import type { Catalogue, UserStore } from '../store.ts'
import { loadElection } from './election-data.ts'

/** Throws `not_found`. */
export async function loadUser(users: UserStore, userId: number): Promise<User> {
  return existing(await users.getUser(userId))
}

/** Opinions are stored under explicit consent only. Throws `not_found`, `consent_missing`. */
export async function requireConsent(users: UserStore, userId: number): Promise<void> {
  if (!(await hasConsent(users, userId))) throw new DomainError('consent_missing')
}

/** Throws `not_found`. */
export async function hasConsent(users: UserStore, userId: number): Promise<boolean> {
  return (await loadUser(users, userId)).consent !== null
}

/** A change of canton or constituency must leave a pair that fits. Throws `canton_not_found`, `location_invalid`, `not_found`. */
export async function changeUser(
  { catalogue, users }: { catalogue: Catalogue; users: UserStore },
  userId: number,
  change: UserChange,
): Promise<User> {
  if (change.cantonId === undefined && change.constituencyId === undefined) return existing(await users.changeUser(userId, change))
  const [{ cantons, constituencies }, user] = await Promise.all([catalogue.common(), loadUser(users, userId)])
  const { cantonId, constituencyId } = { ...user, ...change }
  if (!cantons.some(({ id }) => id === cantonId)) throw new DomainError('canton_not_found')
  const places = constituencies.map(({ id, cantonId: canton }) => ({ id, cantonId: canton }))
  if (!isLocationValid(cantonId, constituencyId, places)) throw new DomainError('location_invalid')
  return existing(await users.changeUser(userId, { ...change, cantonId, constituencyId, locationChosen: true }))
}

export async function deleteUser(users: UserStore, userId: number): Promise<Record<string, never>> {
  await users.deleteUser(userId)
  return {}
}

/** Keeps the moment of the first consent to this version. Throws `invalid` for a version that no text has, `not_found`. */
export async function giveConsent(users: UserStore, userId: number, consent: Consent): Promise<Consent> {
  if (consent.version !== CONSENT_VERSION) throw new DomainError('invalid', [{ path: 'version', code: 'invalid' }])
  const user = await loadUser(users, userId)
  if (user.consent?.version === consent.version) return user.consent
  await users.changeUser(userId, { consent })
  return consent
}

/** Consent ends before the opinions go, so that none can come in between. */
export async function withdrawConsent(users: UserStore, userId: number): Promise<Record<string, never>> {
  existing(await users.changeUser(userId, { consent: null }))
  await users.deleteOpinions(userId)
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
