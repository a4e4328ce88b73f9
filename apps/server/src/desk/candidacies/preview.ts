import { networkTries } from '../../accounts/attempts/limit-network.ts'
import type { Limiter } from '../../accounts/attempts/limiter.ts'
import { hashToken, newToken } from '../../keys/token.ts'
import { type DraftPreview, draftPreview, type PreviewedDraft } from '@plenara/api'
import { type Preview, STATEMENT_CONSENT_VERSION, type StatementContent } from '@plenara/contract'
import { DomainError, PORTRAIT_FIELD, resolveStatement, zurichDay } from '@plenara/domain'
import { readHeldInLog } from '../../catalogue/candidates/held-texts.ts'
import { presentedStatement } from '../../catalogue/candidates/read-statements.ts'
import { PROFILE_COLUMNS, shownProfile } from '../../catalogue/candidates/shown-profile.ts'
import type { Database } from '../../db/database.ts'
import { readBytes, readShown } from './portrait/portrait.ts'
import { heldWith } from './publication/apply-holds.ts'
import { changesWith } from './publication/log-changes.ts'
import { isFrozen, isWithheld, readAsked, readDraft, readStandings, type Standing } from './statement.ts'
import { readToSubmit } from './submit.ts'

/** How long a token shows its draft, in milliseconds. */
const LIFE_MS = 30 * 60_000

export interface Previewing {
  readonly db: Database
  readonly limiter: Limiter
  readonly now: () => Date
}

/**
 * Makes a token with which public calls show the draft as voters would see it. It shows that draft alone, and is over after half an hour or once the draft
 * has another version. Throws `stale` where the draft has another version already, and `too_many_attempts`.
 */
export async function createPreview({ db, limiter, now }: Previewing, { candidacyId }: Standing, version: number): Promise<Preview> {
  await limiter.check([{ kind: 'preview', of: String(candidacyId) }])
  const draft = await readDraft(db, candidacyId)
  if (draft.version !== version) throw new DomainError('stale')
  const token = newToken()
  const expiresAt = new Date(now().getTime() + LIFE_MS)
  await db
    .insertInto('previewToken')
    .values({ tokenHash: hashToken(token), candidacyId, version, expiresAt })
    .execute()
  return { token, expiresAt: expiresAt.toISOString() }
}

/**
 * The draft that a token shows; null where the token is unknown or over. Each call counts for the network that it comes from, so that nobody guesses, and
 * nobody has the same election written again and again. Throws `too_many_attempts`.
 */
export async function readPreview({ db, limiter, now }: Previewing, token: string, address: string): Promise<DraftPreview | null> {
  await limiter.check(networkTries('preview-address', address))
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const found = await tx
        .selectFrom('previewToken as p')
        .innerJoin('candidacy as c', 'c.candidacyId', 'p.candidacyId')
        .select(['p.candidacyId', 'p.version', 'c.actorId'])
        .where('tokenHash', '=', hashToken(token))
        .where('p.expiresAt', '>', now())
        .executeTakeFirst()
      if (!found || found.actorId === null) return null
      const [standing] = await readStandings(tx, { actorId: found.actorId, candidacyIds: [found.candidacyId] })
      const draft = standing && (await draftOf(tx, standing, { now: now(), version: found.version }))
      return draft ? draftPreview(draft) : null
    })
}

interface Asking {
  readonly now: Date
  /** Of the draft that a token was made for. */
  readonly version: number
}

/** What operators hold back is left out, as it would be after publication. */
async function draftOf(db: Database, standing: Standing, { now, version }: Asking): Promise<PreviewedDraft | null> {
  const { candidacyId, candidateId, electionId } = standing
  const questions = await readAsked(db, standing)
  const { draft, answers, content, last, same } = await readToSubmit(db, standing, { questions, consentVersion: STATEMENT_CONSENT_VERSION })
  if (draft.version !== version) return null
  // What can no longer be submitted is never published: then it is what was submitted last.
  const final = same ?? (last && !isWithheld(standing, last) && isFrozen(standing, true, now) ? last : null)
  const shown = final ?? { number: (last?.number ?? 0) + 1, submittedAt: now, answers, content }
  const row = await db
    .selectFrom('candidate')
    .leftJoin('candidateProfile as profile', 'profile.candidateId', 'candidate.id')
    .select(['candidate.occupation', ...PROFILE_COLUMNS])
    .where('candidate.id', '=', candidateId)
    .where('gone', 'is', null)
    .executeTakeFirst()
  const held = await heldWith(db, candidacyId, shown.content)
  const { number: revision, submittedAt } = shown
  const own = presentedStatement({ revision, submittedAt, answers: shown.answers, content: shown.content, held })
  const said = resolveStatement(undefined, own)
  if (!row || !said?.statement) return null
  const changes = await changesWith(db, candidacyId, shown)
  const readChange = await readHeldInLog(db, candidateId)
  const portrait = held.includes(PORTRAIT_FIELD) ? null : await readPortrait(db, standing, shown.content)
  return {
    ...{ electionId, candidateId, statement: said.statement, answers: said.answers },
    profile: { ...shownProfile(row, said.profile), portrait },
    changes: changes.map(({ field, reason, ...values }) => ({
      ...{ on: zurichDay(now.getTime()), field, reason },
      ...readChange({ field, at: now, ...values }),
    })),
  }
}

/** The picture itself: at its address voters find what is published alone. Null where none is shown, or it is lost, as after publication. */
async function readPortrait(db: Database, { candidacyId, candidateId }: Standing, { portrait }: StatementContent): Promise<string | null> {
  const picture = await readBytes(db, candidacyId, await readShown(db, candidateId, portrait))
  return picture ? `data:${picture.contentType};base64,${picture.bytes.toString('base64')}` : null
}
