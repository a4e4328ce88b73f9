import type { CandidacyExport, ContentLanguage } from '@plenara/contract'
import { contentParts, DomainError } from '@plenara/domain'
import type { DataKey } from '../../keys/data-key.ts'
import { readHeldInLog } from '../../catalogue/candidates/held-texts.ts'
import type { Database } from '../../db/database.ts'
import type { StatementAnswers } from '../../db/schema/candidacy.ts'
import { openContact } from './contact.ts'
import { presentCorrection } from './corrections/correct.ts'
import { readDecisions } from './moderation/own-decisions.ts'
import { readOfficial } from './official-candidacies.ts'
import { presentPrepared } from './secretariats/membership.ts'
import { type Draft, hasSubmitted, presentDates, type Standing } from './statement.ts'
import { presentSubmission } from './submit.ts'

interface Exporting {
  readonly db: Database
  readonly dataKey: DataKey
  readonly now: () => Date
}

/** Everything that is stored of a candidacy and of its account, at one moment. Throws `not_found` for somebody who is no longer on the lists. */
export async function exportCandidacy(
  { db, dataKey, now }: Exporting,
  standing: Standing,
  { actorId, language }: { readonly actorId: number; readonly language: ContentLanguage },
): Promise<CandidacyExport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { candidacyId } = standing
      return {
        exportedAt: now().toISOString(),
        account: await readAccount(tx, actorId),
        candidacy: await readFacts({ db: tx, dataKey, now }, standing, language),
        draft: await readDraftParts(tx, candidacyId),
        grants: await readGiven(tx, candidacyId),
        submissions: await readSubmissions(tx, candidacyId),
        published: await readPublished(tx, candidacyId),
        corrections: (
          await tx.selectFrom('correction').selectAll().where('candidacyId', '=', candidacyId).orderBy('correctionId').execute()
        ).map(presentCorrection),
        decisions: await readDecisions(tx, standing),
        changes: await readLoggedChanges(tx, standing.candidateId),
        mails: await readMails(tx, { candidacyId, actorId }),
      }
    })
}

async function readAccount(db: Database, actorId: number): Promise<CandidacyExport['account']> {
  const { createdAt, activeAt, ...account } = await db
    .selectFrom('actor')
    .innerJoin('actorEmail', 'actorEmail.actorId', 'actor.actorId')
    .select(['email', 'language', 'createdAt', 'activeAt'])
    .where('actor.actorId', '=', actorId)
    .executeTakeFirstOrThrow()
  const sessions = await db.selectFrom('actorSession').select('createdAt').where('actorId', '=', actorId).orderBy('createdAt').execute()
  return {
    ...account,
    createdAt: createdAt.toISOString(),
    activeAt: activeAt.toISOString(),
    sessions: sessions.map((session) => session.createdAt.toISOString()),
  }
}

async function readFacts(
  { db, dataKey, now }: Exporting,
  standing: Standing,
  language: ContentLanguage,
): Promise<CandidacyExport['candidacy']> {
  const { candidacyId, candidateId } = standing
  const [official] = await readOfficial(db, { candidateIds: [candidateId] }, language)
  if (!official) throw new DomainError('not_found')
  const row = await db.selectFrom('candidacy').selectAll().where('candidacyId', '=', candidacyId).executeTakeFirstOrThrow()
  return {
    ...official,
    ...presentDates(standing, await hasSubmitted(db, candidacyId), now()),
    id: candidacyId,
    invitedAt: row.contact && openContact(dataKey, candidacyId, row.contact).email,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    saidNotMeAt: isoOf(row.notMeAt),
    mailsCameBackAt: isoOf(row.bouncedAt),
    remindersStoppedAt: isoOf(row.remindersStoppedAt),
    remindedBySecretariatAt: isoOf(row.teamRemindedAt),
  }
}

async function readDraftParts(db: Database, candidacyId: number): Promise<CandidacyExport['draft']> {
  const row = await db
    .selectFrom('statement')
    .select(['answers', 'content', 'prepared', 'updatedAt'])
    .where('candidacyId', '=', candidacyId)
    .executeTakeFirst()
  return row ? { ...partsOf(row), prepared: await presentPrepared(db, row.prepared), updatedAt: row.updatedAt.toISOString() } : null
}

async function readGiven(db: Database, candidacyId: number): Promise<CandidacyExport['grants']> {
  const rows = await db
    .selectFrom('preparationGrant as g')
    .innerJoin('secretariat as s', 's.secretariatId', 'g.secretariatId')
    .select(['s.name as secretariat', 'givenAt', 'endedAt'])
    .where('candidacyId', '=', candidacyId)
    .orderBy('givenAt')
    .execute()
  return rows.map(({ secretariat, givenAt, endedAt }) => ({ secretariat, givenAt: givenAt.toISOString(), endedAt: isoOf(endedAt) }))
}

async function readSubmissions(db: Database, candidacyId: number): Promise<CandidacyExport['submissions']> {
  const rows = await db.selectFrom('statementRevision').selectAll().where('candidacyId', '=', candidacyId).orderBy('number').execute()
  return rows.map((row) => ({ ...presentSubmission(row), consentVersion: row.consentVersion, statement: partsOf(row) }))
}

async function readPublished(db: Database, candidacyId: number): Promise<CandidacyExport['published']> {
  const row = await db
    .selectFrom('publishedStatement')
    .innerJoin('publication', 'publication.id', 'publicationId')
    .select(['revision', 'at'])
    .where('candidacyId', '=', candidacyId)
    .executeTakeFirst()
  return row ? { revision: row.revision, at: row.at.toISOString() } : null
}

async function readLoggedChanges(db: Database, candidateId: number): Promise<CandidacyExport['changes']> {
  const rows = await db.selectFrom('statementChange').selectAll().where('candidateId', '=', candidateId).orderBy('changeId').execute()
  const read = await readHeldInLog(db, candidateId)
  return rows.map(({ field, at, reason, ...values }) => {
    const { before, after, held } = read({ field, at, ...values })
    return {
      ...{ field, at: at.toISOString(), ...(reason !== null && { reason }), ...(held && { held }) },
      before: before as CandidacyExport['changes'][number]['before'],
      after: after as CandidacyExport['changes'][number]['after'],
    }
  })
}

async function readMails(
  db: Database,
  { candidacyId, actorId }: { readonly candidacyId: number; readonly actorId: number },
): Promise<CandidacyExport['mails']> {
  const rows = await db
    .selectFrom('delivery')
    .select(['kind', 'queuedAt', 'outcome', 'doneAt'])
    .where((eb) => eb.or([eb('candidacyId', '=', candidacyId), eb('actorId', '=', actorId)]))
    .orderBy('queuedAt')
    .execute()
  return rows.map(({ kind, queuedAt, outcome, doneAt }) => ({ kind, queuedAt: queuedAt.toISOString(), outcome, doneAt: isoOf(doneAt) }))
}

/** Also on questions that are no longer asked. */
function partsOf({ answers, content }: { readonly answers: StatementAnswers; readonly content: Draft['content'] }) {
  const ids = [...new Set([...Object.keys(answers), ...Object.keys(content.comments ?? {})].map(Number))]
  const all = [...new Set([...ids, ...(content.important ?? [])])].toSorted((a, b) => a - b)
  return {
    answers: Object.entries(answers).map(([id, value]) => ({ questionId: Number(id), value })),
    ...contentParts(content, all),
  }
}

function isoOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
