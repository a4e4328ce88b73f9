import type { ParliamentCatalogue } from '@plenara/api'
import type { ParliamentReference } from '@plenara/contract'
import type { Database } from '../../db/database.ts'
import { polled } from '../polled.ts'
import { findVotes } from './find-votes.ts'
import { findArticles, readArticle } from './read-articles.ts'
import { createDecisionReader } from './read-decisions.ts'
import { readCouncillor, readCouncillorsBorn, readKnownCouncillors, readMembers } from './read-people.ts'
import { readReference } from './read-reference.ts'
import { readAffair, readVote, readVoteKinds, readVotes, readVotesByKey } from './read-votes.ts'

/**
 * Parliaments, votes and news out of PostgreSQL. What most records refer to is kept in memory until `dataVersion` is another; the rest is read
 * when it is asked for, because it has no bounds.
 */
export function createPostgresParliament(db: Database, dataVersion: () => Promise<number>): ParliamentCatalogue {
  const newsVersion = polled(
    async () => (await db.selectFrom('catalogueState').select('newsVersion').executeTakeFirst())?.newsVersion ?? 0,
    () => performance.now(),
  )
  let kept: { readonly version: number; readonly reference: Promise<ParliamentReference> } | null = null
  return {
    newsVersion: newsVersion.current,
    reference: async () => {
      const version = await dataVersion()
      if (kept?.version !== version) {
        const reference = readReference(db)
        const reading = { version, reference }
        kept = reading
        reference.catch(() => {
          if (kept === reading) kept = null
        })
      }
      return kept.reference
    },
    councillor: (councillorId) => readCouncillor(db, councillorId),
    knownCouncillors: (councillorIds) => readKnownCouncillors(db, councillorIds),
    councillorsOf: (born) => readCouncillorsBorn(db, born),
    members: (councilKeys) => readMembers(db, councilKeys),
    votes: async (filter) => {
      const { ids, total } = await findVotes(db, filter)
      return { items: await readVotes(db, ids, filter.councillor?.numbers), total }
    },
    vote: (voteId) => readVote(db, voteId),
    councillorVote: async (voteId, numbers) => (await readVotes(db, [voteId], numbers))[0] ?? null,
    voteKinds: (voteIds) => readVoteKinds(db, voteIds),
    councillorVotesByKey: (voteKeys, numbers) => readVotesByKey(db, voteKeys, numbers),
    decisions: createDecisionReader(db, dataVersion),
    affair: (affairId) => readAffair(db, affairId),
    articles: (filter) => findArticles(db, filter),
    article: (articleId) => readArticle(db, articleId),
  }
}
