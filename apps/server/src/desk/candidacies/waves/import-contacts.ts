import type { InterfaceLanguage } from '@plenara/contract'
import type { ContactRow } from '@plenara/importers'
import { sql } from 'kysely'
import type { DataKey } from '../../../keys/data-key.ts'
import { newUserId } from '../../../keys/token.ts'
import type { Database } from '../../../db/database.ts'
import { type Addressee, openAddressee, openContact, sealAddressee, sealContact } from '../contact.ts'
import { endInvitation } from '../invite.ts'
import { readOfficial } from '../official-candidacies.ts'
import { readAddressesOfSecretariats } from '../secretariats/membership.ts'
import { type ContactPlan, type KnownContact, planContacts } from './plan-contacts.ts'

const CHUNK = 500

export interface ImportingContacts {
  readonly db: Database
  readonly dataKey: DataKey
  readonly now: () => Date
}

/** What an import of addresses does; counts and lines of the file alone. */
export interface ImportedContacts extends Pick<ContactPlan, 'letters' | 'claimed'> {
  readonly added: number
  /** Of whom something is told otherwise now; an invitation to a former address is over. */
  readonly changed: number
  readonly unchanged: number
  /** Who is left to letters and can get one, because the date of birth is known. */
  readonly posted: number
}

/** Says what an import of addresses would do. Throws where no key opens a stored address. */
export async function planImport(importing: ImportingContacts, contacts: readonly ContactRow[]): Promise<ImportedContacts> {
  return reportOf(await prepare(importing, contacts))
}

/**
 * Keeps the addresses of who can be invited by mail, and of everybody who is known to be meant what a letter needs. The same file again changes nothing. Throws
 * where no key opens what is stored.
 */
export async function importContacts(importing: ImportingContacts, contacts: readonly ContactRow[]): Promise<ImportedContacts> {
  const { dataKey, now } = importing
  return importing.db.transaction().execute(async (db) => {
    // Nobody is invited or takes an invitation up meanwhile.
    await sql`lock table candidacy in share row exclusive mode`.execute(db)
    const prepared = await prepare({ ...importing, db }, contacts)
    const added = prepared.added.map(({ told, electionId, candidateId }) => {
      const candidacyId = newUserId()
      const sealed = sealTold(dataKey, candidacyId, told)
      return { ...{ candidacyId, electionId, candidateId, actorId: null, contact: null }, ...sealed, createdAt: now() }
    })
    for (let from = 0; from < added.length; from += CHUNK) {
      await db
        .insertInto('candidacy')
        .values(added.slice(from, from + CHUNK))
        .execute()
    }
    for (const { told, before } of prepared.changed) {
      const { candidacyId } = before
      if (told.email !== undefined && before.email !== told.email) await endInvitation(db, candidacyId, now())
      await db
        .updateTable('candidacy')
        .set(sealTold(dataKey, candidacyId, told))
        .where('candidacyId', '=', candidacyId)
        .execute()
    }
    return reportOf(prepared)
  })
}

/** What a row tells of somebody; what is absent stays as it is stored. */
interface Told {
  readonly language: InterfaceLanguage
  readonly email?: string
  readonly addressee?: Addressee
}

interface ToldOf {
  readonly told: Told
  readonly electionId: number
  readonly candidateId: number
}

interface Stored extends KnownContact {
  readonly candidacyId: number
  readonly language: InterfaceLanguage
  readonly addressee: Addressee | null
}

interface Prepared {
  readonly plan: ContactPlan
  readonly added: readonly ToldOf[]
  readonly changed: readonly { readonly told: Told; readonly before: Stored }[]
}

async function prepare({ db, dataKey }: ImportingContacts, contacts: readonly ContactRow[]): Promise<Prepared> {
  const electionIds = [...new Set(contacts.map(({ electionId }) => electionId))]
  const lists = []
  for (const electionId of electionIds) lists.push(await readOfficial(db, { electionId }, 'de'))
  const known = await readKnown(db, dataKey)
  const parties = await db.selectFrom('party').select('shortName').execute()
  const shortNames = parties.flatMap(({ shortName }) => Object.values(shortName))
  const secretariats = await readAddressesOfSecretariats(db)
  const plan = planContacts({ contacts, official: lists.flat(), known, parties: shortNames, secretariats })
  const byCandidate = new Map(known.map((one) => [one.candidateId, one]))
  const all = [...plan.reached.map((one) => toldOf(one, true)), ...plan.posted.map((one) => toldOf(one, false))]
  const changed = all.flatMap(({ told, candidateId }) => {
    const before = byCandidate.get(candidateId)
    return before && isNews(told, before) ? [{ told, before }] : []
  })
  return { plan, added: all.filter(({ candidateId }) => !byCandidate.has(candidateId)), changed }
}

function toldOf({ row, candidateId }: ContactPlan['reached'][number], isReached: boolean): ToldOf {
  const { email, language, birthDate, postalAddress, electionId } = row
  const told = {
    language,
    ...(isReached && { email: email.trim() }),
    ...(birthDate !== null && { addressee: { birthDate, postalAddress } }),
  }
  return { told, electionId, candidateId }
}

function isNews({ language, email, addressee }: Told, before: Stored): boolean {
  if (language !== before.language || (email !== undefined && email !== before.email)) return true
  return addressee !== undefined && JSON.stringify(addressee) !== JSON.stringify(before.addressee)
}

function sealTold(dataKey: DataKey, candidacyId: number, { language, email, addressee }: Told) {
  return {
    language,
    ...(email !== undefined && { contact: sealContact(dataKey, candidacyId, { email }) }),
    ...(addressee !== undefined && { addressee: sealAddressee(dataKey, candidacyId, addressee) }),
  }
}

async function readKnown(db: Database, dataKey: DataKey): Promise<Stored[]> {
  const rows = await db
    .selectFrom('candidacy')
    .leftJoin('candidate', 'candidate.id', 'candidacy.candidateId')
    .select(['candidacyId', 'candidateId', 'actorId', 'contact', 'addressee', 'language', 'notMeAt', 'bouncedAt', 'firstName', 'lastName'])
    .execute()
  return rows.map(({ candidacyId, candidateId, actorId, contact, addressee, language, notMeAt, bouncedAt, firstName, lastName }) => ({
    ...{ candidacyId, candidateId, language, isClaimed: actorId !== null },
    email: contact && openContact(dataKey, candidacyId, contact).email,
    isUnwanted: contact === null && (notMeAt ?? bouncedAt) !== null,
    addressee: addressee && openAddressee(dataKey, candidacyId, addressee),
    name: firstName === null || lastName === null ? null : { firstName, lastName },
  }))
}

function reportOf({ plan, added, changed }: Prepared): ImportedContacts {
  const { letters, claimed, reached, posted } = plan
  const unchanged = reached.length + posted.length - added.length - changed.length
  return { letters, claimed, added: added.length, changed: changed.length, unchanged, posted: posted.length }
}
