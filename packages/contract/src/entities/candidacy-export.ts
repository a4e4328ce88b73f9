import { z } from 'zod'
import { ownCandidacy } from './candidacy.ts'
import { moment } from './common.ts'
import { correction } from './correction.ts'
import { interfaceLanguage } from './language.ts'
import { decidedField } from './moderation.ts'
import { preparedField } from './secretariat.ts'
import { statementParts, submission } from './statement.ts'

/** Everything that is stored of a candidacy and of the account behind it, but for the password, of which there is only a check value. */
export const candidacyExport = z.object({
  exportedAt: moment,
  account: z.object({ email: z.string(), language: interfaceLanguage, createdAt: moment, activeAt: moment, sessions: z.array(moment) }),
  candidacy: ownCandidacy.extend({
    /** Where the invitation went to; null where that is no longer kept. */
    invitedAt: z.string().nullable(),
    language: interfaceLanguage,
    createdAt: moment,
    saidNotMeAt: moment.nullable(),
    mailsCameBackAt: moment.nullable(),
    remindersStoppedAt: moment.nullable(),
    /** When a secretariat reminded the person last. */
    remindedBySecretariatAt: moment.nullable(),
  }),
  draft: statementParts.extend({ prepared: z.array(preparedField), updatedAt: moment }).nullable(),
  /** Which secretariats may or might prepare the draft: the last time of each. */
  grants: z.array(z.object({ secretariat: z.string(), givenAt: moment, endedAt: moment.nullable() })),
  submissions: z.array(submission.extend({ consentVersion: z.string(), statement: statementParts })),
  /** Which of them voters see. */
  published: z.object({ revision: z.int().positive(), at: moment }).nullable(),
  corrections: z.array(correction),
  /** What operators held back of it, or returned. */
  decisions: z.array(decidedField),
  /** The public log as voters read it; `held`: what is held back of a change. */
  changes: z.array(
    correction
      .pick({ field: true, before: true, after: true })
      .extend({ at: moment, reason: z.string().optional(), held: z.array(z.enum(['before', 'after'])).optional() }),
  ),
  mails: z.array(z.object({ kind: z.string(), queuedAt: moment, outcome: z.string().nullable(), doneAt: moment.nullable() })),
})
export type CandidacyExport = z.infer<typeof candidacyExport>
