import { emailError, normalizeEmail } from '@plenara/contract'
import { type ContactRow, candidateNumber, lettersOf, listNumber, namesFit } from '@plenara/importers'
import type { OfficialRow } from '../official-candidacies.ts'

/** Why somebody of a file gets a letter and no mail. */
export type LetterReason = 'no-address' | 'invalid' | 'shared' | 'party' | 'unknown' | 'name' | 'twice' | 'unwanted'

/** A candidacy that is there already. */
export interface KnownContact {
  readonly candidateId: number
  readonly isClaimed: boolean
  /** Null where none is known, or the person said not to be meant, or mails came back. */
  readonly email: string | null
  /** No mail may go there again: the person said not to be meant, or mails came back. */
  readonly isUnwanted: boolean
  /** Null for somebody who is no longer on the lists. */
  readonly name: Pick<OfficialRow, 'firstName' | 'lastName'> | null
}

export interface ContactPlan {
  /** Who can be invited by mail. */
  readonly reached: readonly { readonly row: ContactRow; readonly candidateId: number }[]
  /** Lines of the file, growing, by the reason why they are left to letters. */
  readonly letters: ReadonlyMap<LetterReason, readonly number[]>
  /** Of these, who is known to be meant, with the date of birth that a letter asks for. */
  readonly posted: readonly { readonly row: ContactRow; readonly candidateId: number }[]
  /** Who has an account already: nothing of theirs changes. */
  readonly claimed: number
}

interface Planned {
  readonly contacts: readonly ContactRow[]
  /** Everybody on the lists of the elections that the file names. */
  readonly official: readonly OfficialRow[]
  readonly known: readonly KnownContact[]
  /** Short names of parties, in any language. */
  readonly parties: readonly string[]
  /** Addresses of secretariats, as `normalizeEmail` writes them. */
  readonly secretariats: ReadonlySet<string>
}

/** Words of addresses behind which an office sits. */
const OFFICE = [
  ...['info', 'kontakt', 'contact', 'contatto', 'sekretariat', 'secretariat', 'segreteria', 'segretariato'],
  ...['office', 'admin', 'wahlen', 'elections', 'elezioni', 'partei', 'parti', 'partito', 'partida', 'medien', 'media', 'team', 'noreply'],
]

/**
 * Decides whom of a file a mail may reach. An address that several people share, that belongs to a party or is none, a person who is not on the lists or has
 * another name there: a mail might reach somebody else, who could then answer in their place.
 */
export function planContacts({ contacts, official, known, parties, secretariats }: Planned): ContactPlan {
  const find = finder(official)
  const knownByCandidate = new Map(known.map((one) => [one.candidateId, one]))
  const offices = new Set([...OFFICE, ...parties.map(lettersOf)].filter((word) => word.length > 1))
  const found = contacts.map((row) => ({ row, people: find(row) }))
  const rowsOf = countBy(found.flatMap(({ people }) => (people.length === 1 ? people.map(({ candidateId }) => candidateId) : [])))
  const isShared = sharedAddresses(contacts, known, rowsOf)
  const letters = new Map<LetterReason, number[]>()
  const reached: { row: ContactRow; candidateId: number }[] = []
  const posted: { row: ContactRow; candidateId: number }[] = []
  let claimed = 0
  for (const { row, people } of found) {
    const [person, ...others] = people
    const before = person && knownByCandidate.get(person.candidateId)
    const stranger = !person || others.length > 0 ? 'unknown' : doubtOfPerson(row, person, rowsOf)
    const reason = stranger ?? (before?.isClaimed ? null : doubtOfAddress(row, { before, isShared, offices, secretariats }))
    if (reason !== null) letters.set(reason, [...(letters.get(reason) ?? []), row.line])
    else if (before?.isClaimed) claimed += 1
    else if (person) reached.push({ row, candidateId: person.candidateId })
    if (reason !== null && stranger === null && person && row.birthDate !== null) posted.push({ row, candidateId: person.candidateId })
  }
  return { reached, letters, posted, claimed }
}

function doubtOfPerson(row: ContactRow, person: OfficialRow, rowsOf: ReadonlyMap<number, number>): LetterReason | null {
  if (!namesFit(row, person)) return 'name'
  return (rowsOf.get(person.candidateId) ?? 0) > 1 ? 'twice' : null
}

interface AddressContext {
  readonly before: KnownContact | undefined
  readonly isShared: (row: ContactRow) => boolean
  readonly offices: ReadonlySet<string>
  readonly secretariats: Planned['secretariats']
}

function doubtOfAddress(row: ContactRow, { before, isShared, offices, secretariats }: AddressContext): LetterReason | null {
  if (before?.isUnwanted) return 'unwanted'
  if (row.email === '') return 'no-address'
  if (emailError(row.email) !== null) return 'invalid'
  if (isShared(row)) return 'shared'
  return secretariats.has(normalizeEmail(row.email)) || isOfOffice(row, offices) ? 'party' : null
}

/** Finds a row on the lists by the number, which may be the whole one or the place on its list. */
function finder(official: readonly OfficialRow[]): (row: ContactRow) => readonly OfficialRow[] {
  const keyOf = (electionId: number, number: string) => `${electionId} ${candidateNumber(number) ?? number}`
  const byNumber = new Map<string, OfficialRow[]>()
  for (const person of official) {
    if (person.number === null) continue
    const key = keyOf(person.election.id, person.number)
    byNumber.set(key, [...(byNumber.get(key) ?? []), person])
  }
  return ({ electionId, list, number }) => {
    const at = (text: string) =>
      (byNumber.get(keyOf(electionId, text)) ?? []).filter(
        (person) => list === '' || person.list === null || listNumber(person.list.number) === listNumber(list),
      )
    const direct = at(number)
    return direct.length > 0 || list === '' ? direct : at(`${listNumber(list)}.${number}`)
  }
}

/** Whether an address is that of somebody else, too. One person may stand in several elections. */
function sharedAddresses(contacts: readonly ContactRow[], known: readonly KnownContact[], inFile: ReadonlyMap<number, number>) {
  const rows = new Map<string, ContactRow[]>()
  for (const row of contacts) {
    const email = normalizeEmail(row.email)
    const others = rows.get(email)
    if (others) others.push(row)
    else rows.set(email, [row])
  }
  const stored = new Map<string, KnownContact[]>()
  // What the file says of somebody counts, not what was said before.
  for (const one of known.filter(({ candidateId, email }) => email !== null && !inFile.has(candidateId))) {
    const email = normalizeEmail(one.email ?? '')
    stored.set(email, [...(stored.get(email) ?? []), one])
  }
  return (row: ContactRow): boolean => {
    const email = normalizeEmail(row.email)
    const isInFile = (rows.get(email) ?? []).some((other) => other !== row && !isOnePerson(row, other))
    return isInFile || (stored.get(email) ?? []).some(({ name }) => name === null || !namesFit(row, name))
  }
}

function isOnePerson(a: ContactRow, b: ContactRow): boolean {
  return namesFit(a, b) && (a.birthDate === null || b.birthDate === null || a.birthDate === b.birthDate)
}

/** An address with the person's own name is a person's, also at a party. */
function isOfOffice({ email, firstName, lastName }: ContactRow, offices: ReadonlySet<string>): boolean {
  const [local = ''] = normalizeEmail(email).split('@')
  const words = [...local.split(/[^\p{L}\p{N}]+/u), local].map(lettersOf)
  if (!words.some((word) => offices.has(word))) return false
  const address = lettersOf(email)
  const names = `${firstName} ${lastName}`.split(/[^\p{L}\p{M}]+/u).map(lettersOf)
  return !names.some((name) => name.length > 2 && address.includes(name))
}

function countBy(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
