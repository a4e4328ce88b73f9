import type { ParliamentCounts, ParliamentImport } from '@plenara/contract'

/** What an import holds. Parts that it does not have are left out. */
export function parliamentCountsOf(data: ParliamentImport): ParliamentCounts {
  const votes = data.parliamentVotes ?? data.peopleVotes
  return {
    ...(data.councils && { councils: data.councils.length }),
    ...(data.groups && { groups: data.groups.length }),
    ...(data.councillors && { councillors: data.councillors.length }),
    ...(data.interests && { interests: data.interests.length }),
    ...(data.memberships && { memberships: data.memberships.length }),
    ...(data.speeches && { speeches: data.speeches.length }),
    ...(data.sessions && { sessions: data.sessions.length }),
    ...(data.affairs && { affairs: data.affairs.length }),
    ...(votes && { votes: (data.parliamentVotes?.length ?? 0) + (data.peopleVotes?.length ?? 0) }),
    ...(data.decisions && { decisions: data.decisions.length }),
    ...(data.questionVotes && { questionVotes: data.questionVotes.length }),
    ...(data.explanations && { explanations: data.explanations.length }),
    ...(data.articles && { articles: data.articles.length }),
  }
}
