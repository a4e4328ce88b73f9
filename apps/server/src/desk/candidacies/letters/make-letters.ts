import type { InterfaceLanguage } from '@plenara/contract'
import { swissMoment, toContentLanguage } from '@plenara/domain'
import { sql } from 'kysely'
import type { DataKey } from '../../../keys/data-key.ts'
import type { Database } from '../../../db/database.ts'
import { StartError } from '../../../platform/start-error.ts'
import { type Addressee, openAddressee } from '../contact.ts'
import { type OfficialRow, readOfficial } from '../official-candidacies.ts'
import { issueLetterCode, obtainLetterKey, WRONG_DATES } from './letter-code.ts'

/** A letter with its code, before it is printed. */
export interface Letter {
  readonly code: string
  readonly official: OfficialRow
  readonly addressee: Addressee
  readonly language: InterfaceLanguage
  readonly expiresAt: Date
}

interface MakingLetters {
  readonly db: Database
  readonly dataKey: DataKey
  readonly now: () => Date
}

export interface WantedLetters {
  readonly contestId: number
  /** Such as `12/01.05`: these alone, whatever they have; absent: everybody without an address. */
  readonly only?: readonly string[]
  /** Also who has a letter whose code is good. */
  readonly isAnew: boolean
  /** Writes the letters; where it throws, the former codes stay. */
  readonly write: (letters: readonly Letter[]) => Promise<void>
}

export interface MadeLetters {
  readonly letters: number
  /** Of these, how many end the code of a former letter. */
  readonly replaced: number
  /** Who has a letter already whose code is good. */
  readonly left: number
  /** Who stands in the contest and is reached neither by mail nor by letter. */
  readonly unreached: number
}

/**
 * Makes letters with codes to those of a contest who have no address and a date of birth. A new letter ends the code of the former one. Throws `StartError`
 * where there is no such contest, it is over, or a person of `only` can get no letter, and where no key opens what is stored.
 */
export async function makeLetters(making: MakingLetters, wanted: WantedLetters): Promise<MadeLetters> {
  const { dataKey, now } = making
  return making.db.transaction().execute(async (db) => {
    // Nobody changes the contest, and no others print, meanwhile.
    await sql`lock table candidacy in share row exclusive mode`.execute(db)
    const electionIds = await electionsOf(db, wanted.contestId, now())
    const people = await readPeople(db, electionIds)
    const chosen = wanted.only ? chooseOnly(people, wanted.only) : people.filter(isWithoutAddress)
    const due = chosen.filter((person) => wanted.only !== undefined || wanted.isAnew || !hasGoodCode(person, now()))
    const key = await obtainLetterKey(db, dataKey)
    const letters: Letter[] = []
    for (const { candidacyId, addressee, official, language } of await inLanguages(db, due)) {
      const issued = await issueLetterCode(db, { candidacyId, key, now: now() })
      letters.push({ ...issued, official, language, addressee: openAddressee(dataKey, candidacyId, addressee) })
    }
    if (letters.length > 0) await wanted.write(letters)
    return {
      letters: letters.length,
      replaced: due.filter((person) => hasGoodCode(person, now())).length,
      left: chosen.length - due.length,
      unreached: people.filter(({ isReached }) => !isReached).length,
    }
  })
}

interface Person {
  readonly official: OfficialRow
  readonly candidacyId: number | null
  readonly isClaimed: boolean
  readonly hasAddress: boolean
  readonly addressee: Buffer | null
  readonly language: InterfaceLanguage
  readonly letter: { readonly expiresAt: Date; readonly wrongDates: number } | null
  readonly isReached: boolean
}

async function electionsOf(db: Database, contestId: number, now: Date): Promise<number[]> {
  const contest = await db.selectFrom('contest').select('lateUntil').where('contestId', '=', contestId).executeTakeFirst()
  if (!contest) throw new StartError(`There is no contest ${contestId}`)
  if (contest.lateUntil <= now) {
    throw new StartError(`Contest ${contestId} is over since ${swissMoment(contest.lateUntil.getTime())}: nobody could answer`)
  }
  const rows = await db.selectFrom('contestElection').select('electionId').where('contestId', '=', contestId).execute()
  return rows.map(({ electionId }) => electionId)
}

/** Everybody on the lists of these elections, by election and number. */
async function readPeople(db: Database, electionIds: readonly number[]): Promise<Person[]> {
  const rows = await db
    .selectFrom('candidacy')
    .leftJoin('letterCode', 'letterCode.candidacyId', 'candidacy.candidacyId')
    .select(['candidacy.candidacyId', 'candidateId', 'actorId', 'contact', 'addressee', 'language', 'expiresAt', 'wrongDates'])
    .where('electionId', 'in', [0, ...electionIds])
    .execute()
  const known = new Map(rows.map((row) => [row.candidateId, row]))
  const people: Person[] = []
  for (const electionId of electionIds.toSorted((a, b) => a - b)) {
    for (const official of await readOfficial(db, { electionId }, 'de')) {
      const row = known.get(official.candidateId)
      const { actorId = null, contact = null, addressee = null, expiresAt = null, wrongDates = null } = row ?? {}
      people.push({
        ...{ official, candidacyId: row?.candidacyId ?? null, isClaimed: actorId !== null, hasAddress: contact !== null, addressee },
        language: row?.language ?? 'de',
        letter: expiresAt === null ? null : { expiresAt, wrongDates: wrongDates ?? 0 },
        isReached: (actorId ?? contact ?? addressee) !== null,
      })
    }
  }
  return people
}

function isWithoutAddress({ isClaimed, hasAddress, addressee }: Person): boolean {
  return !isClaimed && !hasAddress && addressee !== null
}

function hasGoodCode({ letter }: Person, now: Date): boolean {
  return letter !== null && letter.expiresAt > now && letter.wrongDates < WRONG_DATES
}

function chooseOnly(people: readonly Person[], only: readonly string[]): Person[] {
  return [...new Set(only)].map((name) => {
    const [found, ...others] = people.filter(({ official }) => `${official.election.id}/${official.number}` === name)
    if (!found) throw new StartError(`Nobody in the contest is ${name}: say election and number, such as 12/01.05`)
    if (others.length > 0) throw new StartError(`${others.length + 1} persons in the contest are ${name}`)
    if (found.isClaimed) throw new StartError(`${name} has taken up an invitation already`)
    if (found.addressee === null) throw new StartError(`${name} has no date of birth: import it first (candidacy import)`)
    return found
  })
}

interface Due extends Person {
  readonly candidacyId: number
  readonly addressee: Buffer
}

/** With names of lists and elections in each person's language. */
async function inLanguages(db: Database, people: readonly Person[]): Promise<Due[]> {
  const due = people.flatMap((person) => {
    const { candidacyId, addressee } = person
    return candidacyId === null || addressee === null ? [] : [{ ...person, candidacyId, addressee }]
  })
  const texts = new Map<string, OfficialRow>()
  for (const language of new Set(due.map((one) => toContentLanguage(one.language)))) {
    const ids = due.flatMap((one) => (toContentLanguage(one.language) === language ? [one.official.candidateId] : []))
    for (const row of await readOfficial(db, { candidateIds: ids }, language)) texts.set(`${language} ${row.candidateId}`, row)
  }
  return due.map((one) => ({
    ...one,
    official: texts.get(`${toContentLanguage(one.language)} ${one.official.candidateId}`) ?? one.official,
  }))
}
