import type { ParliamentCatalogue } from '@plenara/api'
import type { Database } from '../../db/database.ts'
import { perVersion } from '../snapshots/per-version.ts'
import { polled } from '../snapshots/polled.ts'
import { findVotes } from './find-votes.ts'
import { findVotesByAffair } from './find-votes-by-affair.ts'
import { findArticles, readArticle } from './read-articles.ts'
import { readMunicipalResults } from './municipal-results.ts'
import { readHiddenVotes } from './hidden-votes.ts'
import { createDecisionReader } from './read-decisions.ts'
import { readCouncilDecisions, readFederalDecisions } from './read-federal-decisions.ts'
import { readCouncillor, readCouncillorsBorn, readKnownCouncillors, readMembers, readSpeeches } from './read-people.ts'
import { readReference } from './read-reference.ts'
import { readSessionVotes } from './read-session-votes.ts'
import { findSimilarVotes, readLastCount } from './read-voting-days.ts'
import { readVoteBodies } from './read-vote-bodies.ts'
import { readFinalVotes } from './read-final-votes.ts'
import { readAffair, readVote, readVoteKinds, readVotes, readVotesByKey } from './read-votes.ts'

/**
 * Parliaments, votes and news from PostgreSQL. The data that most records refer to is cached in memory until `dataVersion` changes; the rest is read
 * on demand, because its size is not bounded.
 */
export function createPostgresParliament(db: Database, dataVersion: () => Promise<number>): ParliamentCatalogue {
  const newsVersion = polled(
    async () => (await db.selectFrom('catalogueState').select('newsVersion').executeTakeFirst())?.newsVersion ?? 0,
    () => performance.now(),
  )
  const lastCount = polled(
    () => readLastCount(db),
    () => performance.now(),
  )
  const reference = perVersion(dataVersion, () => readReference(db))
  const hidden = perVersion(dataVersion, () => readHiddenVotes(db))
  const federalDecisions = perVersion(dataVersion, async () => readFederalDecisions(db, await reference()))
  const voteBodies = perVersion(dataVersion, async () => readVoteBodies(db, await hidden()))
  return {
    newsVersion: newsVersion.current,
    reference,
    councillor: (councillorId) => readCouncillor(db, councillorId),
    speeches: (numbers) => readSpeeches(db, numbers),
    knownCouncillors: (councillorIds) => readKnownCouncillors(db, councillorIds),
    councillorsOf: (born) => readCouncillorsBorn(db, born),
    members: (councilKeys) => readMembers(db, councilKeys),
    votes: async (filter) => {
      const { ids, total } = await findVotes(db, filter, await hidden())
      return { items: await readVotes(db, ids, filter.councillor?.numbers), total }
    },
    votesByAffair: async (filter) => {
      const { affairs, total } = await findVotesByAffair(db, filter, await hidden())
      const votes = await readVotes(
        db,
        affairs.flatMap(({ ids }) => ids),
      )
      const byId = new Map(votes.map((vote) => [vote.record.id, vote]))
      return { items: affairs.map(({ ids, total: found }) => ({ votes: ids.flatMap((id) => byId.get(id) ?? []), total: found })), total }
    },
    voteBodies,
    sessionVotes: async (filter) => {
      const { final, closest, ...rest } = await readSessionVotes(db, filter, await hidden())
      return { ...rest, final: await readVotes(db, final), closest: await readVotes(db, closest) }
    },
    vote: (voteId) => readVote(db, voteId),
    municipalResults: (voteId, cantonCode) => readMunicipalResults(db, voteId, cantonCode),
    similarVotes: async (vote) => readVotes(db, await findSimilarVotes(db, vote, await hidden())),
    lastCount: lastCount.current,
    councillorVote: async (voteId, numbers) => (await readVotes(db, [voteId], numbers))[0] ?? null,
    voteKinds: (voteIds) => readVoteKinds(db, voteIds),
    councillorVotesByKey: (voteKeys, numbers) => readVotesByKey(db, voteKeys, numbers),
    decisions: createDecisionReader(db, dataVersion),
    federalDecisions,
    councilDecisions: (councilKey) => readCouncilDecisions(db, councilKey),
    finalVotes: async () => readFinalVotes(db, await hidden()),
    affair: (affairId) => readAffair(db, affairId),
    articles: (filter) => findArticles(db, filter),
    article: (articleId) => readArticle(db, articleId),
  }
}
