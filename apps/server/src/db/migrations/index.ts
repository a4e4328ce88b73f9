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
import { emailChange } from './022-email-change.ts'
import { browserErrors } from './023-browser-errors.ts'
import { listUpdated } from './024-list-updated.ts'
import { knownOrigins } from './025-known-origins.ts'
import { registrationSecret } from './026-registration-secret.ts'
import { passkeys } from './027-passkeys.ts'
import { sealedStorage } from './029-sealed-storage.ts'
import { sources } from './030-sources.ts'
import { resultDrafts } from './031-result-drafts.ts'
import { places } from './032-places.ts'
import { portraitsAndProfiles } from './033-portraits-profiles.ts'
import { identity } from './034-identity.ts'
import { publication } from './035-publication.ts'
import { oneOpinion } from './036-one-opinion.ts'
import { members } from './037-members.ts'
import { search } from './038-search.ts'
import { voteFilters } from './039-vote-filters.ts'
import { push } from './040-push.ts'
import { municipalResults } from './041-municipal-results.ts'
import { keptRecords } from './043-kept-records.ts'
import { keptSources } from './044-kept-sources.ts'
import { searchSpellings } from './045-search-spellings.ts'
import { factsOfTheDay } from './046-facts-of-the-day.ts'
import { whatIsMeant } from './048-what-is-meant.ts'
import { federalCouncils } from './049-federal-councils.ts'
import { writtenTogether } from './050-written-together.ts'
import { deployment } from './051-deployment.ts'
import { notificationsOfSessions } from './052-notifications-of-sessions.ts'
import { jobLeases } from './054-job-leases.ts'
import { nextKey } from './055-next-key.ts'

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
  { name: '022-email-change', up: emailChange },
  { name: '023-browser-errors', up: browserErrors },
  { name: '024-list-updated', up: listUpdated },
  { name: '025-known-origins', up: knownOrigins },
  { name: '026-registration-secret', up: registrationSecret },
  { name: '027-passkeys', up: passkeys },
  { name: '029-sealed-storage', up: sealedStorage },
  { name: '030-sources', up: sources },
  { name: '031-result-drafts', up: resultDrafts },
  { name: '032-places', up: places },
  { name: '033-portraits-profiles', up: portraitsAndProfiles },
  { name: '034-identity', up: identity },
  { name: '035-publication', up: publication },
  { name: '036-one-opinion', up: oneOpinion },
  { name: '037-members', up: members },
  { name: '038-search', up: search },
  { name: '039-vote-filters', up: voteFilters },
  { name: '040-push', up: push },
  { name: '041-municipal-results', up: municipalResults },
  { name: '043-kept-records', up: keptRecords },
  { name: '044-kept-sources', up: keptSources },
  { name: '045-search-spellings', up: searchSpellings },
  { name: '046-facts-of-the-day', up: factsOfTheDay },
  { name: '048-what-is-meant', up: whatIsMeant },
  { name: '049-federal-councils', up: federalCouncils },
  { name: '050-written-together', up: writtenTogether },
  { name: '051-deployment', up: deployment },
  { name: '052-notifications-of-sessions', up: notificationsOfSessions },
  { name: '054-job-leases', up: jobLeases },
  { name: '055-next-key', up: nextKey },
]
