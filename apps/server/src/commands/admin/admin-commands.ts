import type { AdminCommand } from './admin-command.ts'
import { affectedCommands } from './affected.ts'
import { auditCommands } from './audit.ts'
import { backupCommands } from './backup.ts'
import { candidacyCommands } from './candidacy.ts'
import { candidacyCorrectionCommands } from './candidacy-corrections.ts'
import { candidacyMailCommands } from './candidacy-mails.ts'
import { candidacyModerationCommands } from './candidacy-moderation.ts'
import { candidateCommands } from './candidate.ts'
import { contestCommands } from './contest.ts'
import { databaseCommands } from './database.ts'
import { demoCommands } from './demo.ts'
import { electionCommands } from './election.ts'
import { errorCommands } from './error.ts'
import { importCommands } from './import.ts'
import { keyCommands } from './key.ts'
import { letterCommands } from './letters.ts'
import { noticeCommands } from './notice.ts'
import { partyCommands } from './party.ts'
import { resultCommands } from './result.ts'
import { secretariatCommands } from './secretariat.ts'
import { sourceCommands } from './source.ts'
import { surveyCommands } from './survey.ts'
import { userCommands } from './user.ts'

/** Every operator command, in the order of the usage. */
export const adminCommands: readonly AdminCommand[] = [
  ...userCommands,
  ...importCommands,
  ...demoCommands,
  ...sourceCommands,
  ...candidateCommands,
  ...contestCommands,
  ...candidacyCommands,
  ...candidacyMailCommands,
  ...candidacyCorrectionCommands,
  ...candidacyModerationCommands,
  ...letterCommands,
  ...secretariatCommands,
  ...electionCommands,
  ...partyCommands,
  ...resultCommands,
  ...auditCommands,
  ...keyCommands,
  ...backupCommands,
  ...databaseCommands,
  ...surveyCommands,
  ...affectedCommands,
  ...errorCommands,
  ...noticeCommands,
]
