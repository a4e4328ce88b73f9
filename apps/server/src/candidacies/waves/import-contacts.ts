import type { ContactRow } from '@plenara/importers'
import { sql } from 'kysely'
import type { DataKey } from '../../auth/data-key.ts'
import { newUserId } from '../../auth/token.ts'
import type { Database } from '../../db/database.ts'
import { openContact, sealContact } from '../contact.ts'
import { endInvitation } from '../invite.ts'
import { readOfficial } from '../official-candidacies.ts'
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
  /** Whose address or language is another one now; an invitation to a former address is over. */
  readonly changed: number
  readonly unchanged: number
}

/** Says what an import of addresses would do. Throws where no key opens a stored address. */
export async function planImport(importing: ImportingContacts, contacts: readonly ContactRow[]): Promise<ImportedContacts> {
  return reportOf(await prepare(importing, contacts))
}

/** Keeps the addresses of who can be invited by mail. The same file again changes nothing. Throws where no key opens a stored address. */
export async function importContacts(importing: ImportingContacts, contacts: readonly ContactRow[]): Promise<ImportedContacts> {
  const { dataKey, now } = importing
  return importing.db.transaction().execute(async (db) => {
    // Nobody is invited or takes an invitation up meanwhile.
    await sql`lock table candidacy in share row exclusive mode`.execute(db)
    const prepared = await prepare({ ...importing, db }, contacts)
    const added = prepared.added.map(({ row: { email, electionId, language }, candidateId }) => {
      const candidacyId = newUserId()
      const contact = sealContact(dataKey, candidacyId, { email: email.trim() })
      return { candidacyId, electionId, candidateId, actorId: null, language, contact, createdAt: now() }
    })
    for (let from = 0; from < added.length; from += CHUNK) {
      await db
        .insertInto('candidacy')
        .values(added.slice(from, from + CHUNK))
        .execute()
    }
    for (const { row, before } of prepared.changed) {
      const { candidacyId } = before
      if (before.email !== row.email.trim()) await endInvitation(db, candidacyId, now())
      const contact = sealContact(dataKey, candidacyId, { email: row.email.trim() })
      await db.updateTable('candidacy').set({ language: row.language, contact }).where('candidacyId', '=', candidacyId).execute()
    }
    return reportOf(prepared)
  })
}

interface Stored extends KnownContact {
  readonly candidacyId: number
  readonly language: string
}

interface Prepared {
  readonly plan: ContactPlan
  readonly added: ContactPlan['reached']
  readonly changed: readonly { readonly row: ContactRow; readonly before: Stored }[]
}

async function prepare({ db, dataKey }: ImportingContacts, contacts: readonly ContactRow[]): Promise<Prepared> {
  const electionIds = [...new Set(contacts.map(({ electionId }) => electionId))]
  const lists = []
  for (const electionId of electionIds) lists.push(await readOfficial(db, { electionId }, 'de'))
  const known = await readKnown(db, dataKey)
  const parties = await db.selectFrom('party').select('shortName').execute()
  const shortNames = parties.flatMap(({ shortName }) => Object.values(shortName))
  const plan = planContacts({ contacts, official: lists.flat(), known, parties: shortNames })
  const byCandidate = new Map(known.map((one) => [one.candidateId, one]))
  const changed = plan.reached.flatMap(({ row, candidateId }) => {
    const before = byCandidate.get(candidateId)
    return before && (before.email !== row.email.trim() || before.language !== row.language) ? [{ row, before }] : []
  })
  return { plan, added: plan.reached.filter(({ candidateId }) => !byCandidate.has(candidateId)), changed }
}

async function readKnown(db: Database, dataKey: DataKey): Promise<Stored[]> {
  const rows = await db
    .selectFrom('candidacy')
    .leftJoin('candidate', 'candidate.id', 'candidacy.candidateId')
    .select(['candidacyId', 'candidateId', 'actorId', 'contact', 'language', 'firstName', 'lastName'])
    .execute()
  return rows.map(({ candidacyId, candidateId, actorId, contact, language, firstName, lastName }) => ({
    ...{ candidacyId, candidateId, language, isClaimed: actorId !== null },
    email: contact && openContact(dataKey, candidacyId, contact).email,
    name: firstName === null || lastName === null ? null : { firstName, lastName },
  }))
}

function reportOf({ plan, added, changed }: Prepared): ImportedContacts {
  const { letters, claimed, reached } = plan
  return { letters, claimed, added: added.length, changed: changed.length, unchanged: reached.length - added.length - changed.length }
}
