import { emailError, type InterfaceLanguage, normalizeEmail } from '@plenara/contract'
import { canProposeIn, DomainError, teamState } from '@plenara/domain'
import type { DataKey } from '../../../keys/data-key.ts'
import type { Database } from '../../../db/database.ts'
import { StartError } from '../../../platform/start-error.ts'
import { openContact, sealContact } from '../contact.ts'
import { nameOf } from '../desk-mail.ts'
import { DeskError } from '../desk-error.ts'
import { type Invited, type Inviting, inviteOfficial } from '../invite.ts'
import { type OfficialRow, readOfficial } from '../official-candidacies.ts'
import { readAddressesOfSecretariats } from './membership.ts'
import { findOnLists } from './read-team.ts'

interface Proposing {
  readonly db: Database
  readonly dataKey: DataKey
  readonly now: () => Date
}

interface Proposed {
  /** Of the secretariat. */
  readonly actorId: number
  readonly candidateId: number
  readonly email: string
  readonly language: InterfaceLanguage
}

/**
 * Keeps where a secretariat says that somebody of its lists is reached, in place of what it said before, until an operator decides. Whether the address belongs to somebody else
 * is not told. Throws `email_invalid`, `not_found` for somebody of another list, and `taken_up` for who has an account or has withdrawn.
 */
export async function proposeAddress({ db, dataKey, now }: Proposing, proposed: Proposed): Promise<void> {
  const { actorId, candidateId, language } = proposed
  const person = await findOnLists(db, { actorId, candidateId, now: now() })
  const code = emailError(proposed.email)
  if (code) throw new DomainError(code, [{ path: 'email', code }])
  const email = proposed.email.normalize('NFKC').trim()
  const { secretariatId, electionId } = await secretariatOf(db, proposed)
  const proposal = { secretariatId, contact: sealContact(dataKey, candidateId, { email }), language, proposedAt: now() }
  await db.transaction().execute(async (tx) => {
    // Whoever takes the invitation up has the candidacy until then.
    await tx.selectFrom('candidacy').select('candidacyId').where('candidateId', '=', candidateId).forUpdate().execute()
    if (!canProposeIn(teamState(await findOnLists(tx, { actorId, candidateId, now: now() })))) throw new DeskError('taken_up')
    await tx
      .insertInto('addressProposal')
      .values({ candidateId: person.candidateId, electionId, ...proposal })
      .onConflict((conflict) => conflict.column('candidateId').doUpdateSet(proposal))
      .execute()
  })
}

/** Which of the secretariats of an account looks after somebody; the first of several. */
function secretariatOf(db: Database, { actorId, candidateId }: Proposed) {
  return db
    .selectFrom('candidate as k')
    .innerJoin('secretariatList as l', 'l.listId', 'k.listId')
    .innerJoin('secretariatMember as m', 'm.secretariatId', 'l.secretariatId')
    .select(['l.secretariatId', 'k.electionId'])
    .where('k.id', '=', candidateId)
    .where('m.actorId', '=', actorId)
    .orderBy('l.secretariatId')
    .limit(1)
    .executeTakeFirstOrThrow(() => new DomainError('not_found'))
}

export interface WaitingAddress {
  readonly candidateId: number
  readonly electionId: number
  /** As the official list says it. */
  readonly candidacy: string
  readonly email: string
  readonly language: InterfaceLanguage
  readonly secretariat: string
  readonly proposedAt: Date
  /** Why no invitation goes there: somebody else has the address, or it belongs to a secretariat. Null: nothing is known. */
  readonly doubt: 'shared' | 'secretariat' | null
}

/** The addresses that secretariats proposed and nobody has decided on, of those who are on the lists. Throws where no key opens one. */
export async function listProposals({ db, dataKey }: Omit<Proposing, 'now'>): Promise<WaitingAddress[]> {
  const rows = await db
    .selectFrom('addressProposal as p')
    .innerJoin('secretariat as s', 's.secretariatId', 'p.secretariatId')
    .select(['p.candidateId', 'p.electionId', 'p.contact', 'p.language', 'p.proposedAt', 's.name as secretariat'])
    .orderBy('p.electionId')
    .orderBy('p.candidateId')
    .execute()
  const candidateIds = rows.map(({ candidateId }) => candidateId)
  const official = new Map((await readOfficial(db, { candidateIds }, 'de')).map((row) => [row.candidateId, row]))
  const doubtOf = rows.length > 0 ? await doubts(db, dataKey) : () => null
  return rows.flatMap(({ contact, ...row }) => {
    const person = official.get(row.candidateId)
    if (!person) return []
    const { email } = openContact(dataKey, row.candidateId, contact)
    return [{ ...row, candidacy: `${nameOf(person)}, ${person.number ?? '-'}`, email, doubt: doubtOf(person, email) }]
  })
}

/** Invites somebody at the address that was proposed. Throws `StartError` where none waits, where it is in doubt, and what an invitation throws. */
export async function acceptProposal(inviting: Inviting, candidateId: number): Promise<Invited> {
  const proposal = (await listProposals(inviting)).find((one) => one.candidateId === candidateId)
  const [official] = await readOfficial(inviting.db, { candidateIds: [candidateId] }, 'de')
  if (!proposal || !official) throw new StartError(`No address of candidate ${candidateId} waits`)
  const { doubt, email, language } = proposal
  if (doubt !== null) throw new StartError(`${email} is the address of ${DOUBTS[doubt]}, who could answer in place of ${nameOf(official)}`)
  return inviteOfficial(inviting, official, { email, language, sender: 'proposed' })
}

const DOUBTS = { shared: 'somebody else on the lists', secretariat: 'a secretariat' } as const

/** Drops an address that was proposed. Throws `StartError` where none waits. */
export async function dropProposal(db: Database, candidateId: number): Promise<void> {
  const dropped = await db.deleteFrom('addressProposal').where('candidateId', '=', candidateId).returning('candidateId').execute()
  if (dropped.length === 0) throw new StartError(`No address of candidate ${candidateId} waits`)
}

/** Says of an address of somebody whether it is that of a secretariat, or of somebody of another name, too. */
async function doubts(db: Database, dataKey: DataKey): Promise<(person: OfficialRow, email: string) => WaitingAddress['doubt']> {
  const ofSecretariats = await readAddressesOfSecretariats(db)
  const rows = await db
    .selectFrom('candidacy as c')
    .leftJoin('actorEmail as e', 'e.actorId', 'c.actorId')
    .leftJoin('candidate as k', 'k.id', 'c.candidateId')
    .select(['c.candidacyId', 'c.candidateId', 'c.contact', 'e.emailNorm', 'k.firstName', 'k.lastName'])
    .execute()
  const holders = rows.map(({ candidacyId, candidateId, contact, emailNorm, firstName, lastName }) => ({
    candidateId,
    name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    addresses: [emailNorm, contact && normalizeEmail(openContact(dataKey, candidacyId, contact).email)],
  }))
  return (person, email) => {
    const address = normalizeEmail(email)
    if (ofSecretariats.has(address)) return 'secretariat'
    // One person may stand in several elections.
    const others = holders.filter(({ candidateId, name }) => candidateId !== person.candidateId && name !== nameOf(person))
    return others.some(({ addresses }) => addresses.includes(address)) ? 'shared' : null
  }
}
