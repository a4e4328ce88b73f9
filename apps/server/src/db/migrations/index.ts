import type { QueryExecutorProvider } from 'kysely'
import { init } from './001-init.ts'
import { catalogue } from './002-catalogue.ts'
import { userKey } from './003-user-key.ts'
import { importLog } from './004-import-log.ts'
import { accounts } from './005-accounts.ts'
import { results } from './006-results.ts'
import { parliament } from './010-parliament.ts'
import { parliamentSearch } from './011-parliament-search.ts'
import { questionVotes } from './012-question-votes.ts'
import { voteEntries } from './013-vote-entries.ts'
import { newsVersion } from './014-news-version.ts'
import { fetchedSource } from './015-fetched-source.ts'
import { surveys } from './020-surveys.ts'
import { surveyMails } from './021-survey-mails.ts'

export interface Migration {
  readonly name: string
  readonly up: (db: QueryExecutorProvider) => Promise<void>
}

/** Every migration in the order in which they run; never changed, only added to. */
export const migrations: readonly Migration[] = [
  { name: '001-init', up: init },
  { name: '002-catalogue', up: catalogue },
  { name: '003-user-key', up: userKey },
  { name: '004-import-log', up: importLog },
  { name: '005-accounts', up: accounts },
  { name: '006-results', up: results },
  { name: '010-parliament', up: parliament },
  { name: '011-parliament-search', up: parliamentSearch },
  { name: '012-question-votes', up: questionVotes },
  { name: '013-vote-entries', up: voteEntries },
  { name: '014-news-version', up: newsVersion },
  { name: '015-fetched-source', up: fetchedSource },
  { name: '020-surveys', up: surveys },
  { name: '021-survey-mails', up: surveyMails },
]
