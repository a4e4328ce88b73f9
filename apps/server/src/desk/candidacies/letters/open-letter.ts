import { type ContentLanguage, type Letter, emailError } from '@plenara/contract'
import { DomainError, readPrintedCode, toContentLanguage } from '@plenara/domain'
import { inSteps } from '../../../accounts/account-context.ts'
import { networkTries } from '../../../accounts/attempts/limit-network.ts'
import type { Limiter } from '../../../accounts/attempts/limiter.ts'
import { openAddressee } from '../contact.ts'
import { DeskError } from '../desk-error.ts'
import { type Inviting, queueInvitation } from '../invite.ts'
import { type OfficialRow, readOfficial } from '../official-candidacies.ts'
import { hashLetterCode, readLetterKey, WRONG_DATES } from './letter-code.ts'

/** How long the link of the mail that confirms an address is good. */
const CONFIRM_DAYS = 3

export interface OpeningLetters extends Inviting {
  readonly limiter: Limiter
  /** The address of the voters' site. */
  readonly site: string
  readonly answerStepMs?: number
}

/** What somebody says who holds a letter, and who sends it. */
export interface SaidOfLetter {
  /** As typed. */
  readonly code: string
  /** `YYYY-MM-DD`. */
  readonly birthDate: string
  /** The caller's network address. */
  readonly address: string
  /** Told which candidacy it is about, before anything is changed. */
  readonly onFound: (candidacyId: number | null) => Promise<void>
}

/**
 * Whom a letter is for. It takes nothing up. Throws `letter_unknown` where code and date do not belong together, `letter_locked` from the fifth wrong date on,
 * and `too_many_attempts`; time and answer are the same for a code that nobody has.
 */
export async function readLetter(opening: OpeningLetters, said: SaidOfLetter, language: ContentLanguage): Promise<Letter> {
  const { official } = await inSteps(opening, openLetter(opening, said, language))
  const { candidateId: _, ...shown } = official
  return { ...shown, site: opening.site }
}

/**
 * Mails a link to an address that whoever holds a letter has typed. Once it is opened the address is that of the candidacy; until then nothing is another one,
 * and another address can be typed, which ends the link of the former. Throws what `readLetter` throws, and `email_invalid`.
 */
export async function confirmByMail(opening: OpeningLetters, { email, ...said }: SaidOfLetter & { readonly email: string }): Promise<void> {
  if (emailError(email) !== null) throw new DomainError('email_invalid', [{ path: 'email', code: 'email_invalid' }])
  await inSteps(opening, mailTo(opening, said, email.trim()))
  opening.outbox.wake()
}

async function mailTo(opening: OpeningLetters, said: SaidOfLetter, email: string): Promise<void> {
  const { candidacyId, hash, official } = await openLetter(opening, said, 'de')
  await opening.limiter.check([{ kind: 'letter-mail', of: String(candidacyId) }])
  await opening.db.transaction().execute(async (tx) => {
    const { language, actorId } = await tx
      .selectFrom('candidacy')
      .select(['language', 'actorId'])
      .where('candidacyId', '=', candidacyId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const letter = await tx.selectFrom('letterCode').select('hash').where('hash', '=', hash).executeTakeFirst()
    // Taken up or printed anew meanwhile.
    if (!letter || actorId !== null) throw new DeskError('letter_unknown')
    const [own = official] = await readOfficial(tx, { candidateIds: [official.candidateId] }, toContentLanguage(language))
    const mail = { kind: 'candidacy-address', values: {} } as const
    await queueInvitation(
      { ...opening, db: tx },
      { candidacyId, official: own, email, language, isTyped: true, forDays: CONFIRM_DAYS, mail },
    )
  })
}

interface Opened {
  readonly candidacyId: number
  readonly hash: Buffer
  readonly official: OfficialRow
}

type Verdict = 'right' | 'letter_unknown' | 'letter_locked'

async function openLetter(opening: OpeningLetters, said: SaidOfLetter, language: ContentLanguage): Promise<Opened> {
  const { db, limiter } = opening
  const found = await findLetter(opening, said.code)
  const [official] = found ? await readOfficial(db, { candidateIds: [found.candidateId] }, language) : []
  // Each leaves a line in the audit log.
  if (found) await limiter.check([{ kind: 'link-user', of: `letter/${found.candidacyId}` }])
  await said.onFound(found?.candidacyId ?? null)
  const verdict = found && official ? await judge(opening, found, said.birthDate) : await judgeUnknown(limiter, said.code)
  if (verdict === 'right' && found && official) return { ...found, official }
  // Good ones are not counted: those of a home or an office share an address.
  await limiter.check(networkTries('code-address', said.address))
  throw new DeskError(verdict === 'letter_locked' ? verdict : 'letter_unknown')
}

async function findLetter({ db, dataKey, now }: OpeningLetters, typed: string) {
  const code = readPrintedCode(typed)
  const key = await readLetterKey(db, dataKey)
  if (code === null || key === null) return undefined
  const hash = hashLetterCode(key, code)
  const row = await db
    .selectFrom('letterCode')
    .innerJoin('candidacy', 'candidacy.candidacyId', 'letterCode.candidacyId')
    .select(['candidacy.candidacyId', 'candidateId'])
    .where('hash', '=', hash)
    .where('expiresAt', '>', now())
    .where('actorId', 'is', null)
    .executeTakeFirst()
  return row && { ...row, hash }
}

/** One try at a time: of several at once none is looked at beyond the last that is allowed. */
function judge({ db, dataKey }: OpeningLetters, { candidacyId, hash }: Omit<Opened, 'official'>, birthDate: string): Promise<Verdict> {
  return db.transaction().execute(async (tx): Promise<Verdict> => {
    const letter = await tx.selectFrom('letterCode').select('wrongDates').where('hash', '=', hash).forUpdate().executeTakeFirst()
    if (!letter) return 'letter_unknown'
    if (letter.wrongDates >= WRONG_DATES) return 'letter_locked'
    const { addressee } = await tx
      .selectFrom('candidacy')
      .select('addressee')
      .where('candidacyId', '=', candidacyId)
      .executeTakeFirstOrThrow()
    if (addressee && openAddressee(dataKey, candidacyId, addressee).birthDate === birthDate) return 'right'
    const wrongDates = letter.wrongDates + 1
    await tx.updateTable('letterCode').set({ wrongDates }).where('hash', '=', hash).execute()
    return wrongDates >= WRONG_DATES ? 'letter_locked' : 'letter_unknown'
  })
}

/** As if there were a letter with that code. */
async function judgeUnknown(limiter: Limiter, typed: string): Promise<Verdict> {
  const code = readPrintedCode(typed)
  if (code === null) return 'letter_unknown'
  const { exceeded } = await limiter.count([{ kind: 'letter-code', of: code }])
  return exceeded.length > 0 ? 'letter_locked' : 'letter_unknown'
}
