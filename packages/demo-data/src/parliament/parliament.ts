import type { CatalogueImport, CouncillorRecord, MunicipalityRecord, ParliamentImport } from '@plenara/contract'
import { affairPlans } from './affairs/affair-plan.ts'
import { affairRecords } from './affairs/affair-records.ts'
import { affairDocuments } from './affairs/documents.ts'
import { topicRecords } from './affairs/topics.ts'
import { councilRecords, FEDERAL_COUNCIL } from './councils.ts'
import { GROUPS, parliamentParties } from './groups.ts'
import { articlesOf } from './news/articles.ts'
import { OUTLETS } from './news/outlets.ts'
import { localCouncillors } from './people/cantonal.ts'
import { federalChambers } from './people/chambers.ts'
import { federalJudges } from './people/court.ts'
import { federalCouncil } from './people/government.ts'
import { interestsOf } from './people/interests.ts'
import { municipalResultsOf } from './people-votes/municipal-results.ts'
import { peopleVotesOf } from './people-votes/people-votes.ts'
import { SESSIONS } from './sessions.ts'
import { saidByOf } from './votes/opinion.ts'
import { parliamentVotes } from './votes/parliament-votes.ts'
import { questionVotes } from './votes/question-votes.ts'

/** The elections and answers of the demonstration, whose people sit in its councils. */
export type ElectedData = Pick<CatalogueImport, 'elections' | 'answers'>

/** Parliaments, governments, courts, votes and news of the demonstration. Pure: seeded, without clock or input. */
export function parliamentData(
  seed: string,
  { elections = [], answers = [] }: ElectedData,
  municipalities: readonly MunicipalityRecord[] = [],
): ParliamentImport {
  const taken = new Set<string>()
  const chambers = federalChambers(seed, elections, taken)
  const government = federalCouncil(seed, taken)
  const plans = affairPlans(seed)
  const held = parliamentVotes({ seed, chambers, plans, saidBy: saidByOf(elections, answers) })
  const members = [...chambers.nationalCouncil, ...chambers.councilOfStates, ...chambers.former.map(({ left }) => left)]
  const federal: CouncillorRecord[] = [...members.map(({ record }) => record), ...government]
  const local = localCouncillors(seed, elections)
  const { peopleVotes, explanations } = peopleVotesOf(seed, plans, held)
  const present = federal.filter(({ active, councilKey }) => active && councilKey !== FEDERAL_COUNCIL)
  return {
    councils: councilRecords(),
    groups: GROUPS,
    parliamentParties: parliamentParties(),
    councillors: [...federal, ...federalJudges(seed, taken), ...local],
    interests: interestsOf(
      seed,
      members.map(({ record }) => record),
    ),
    sessions: SESSIONS,
    topics: topicRecords(),
    affairs: affairRecords(plans, { seed, chambers, held }),
    affairDocuments: affairDocuments(plans, held),
    parliamentVotes: held.map(({ record }) => record),
    decisions: held.flatMap(({ decisions }) => decisions),
    questionVotes: questionVotes(held),
    peopleVotes,
    ...(municipalities.length > 0 && { municipalResults: municipalResultsOf(seed, peopleVotes, municipalities) }),
    explanations,
    outlets: OUTLETS,
    articles: articlesOf({ seed, held, peopleVotes, members: present, government, local, elections }),
  }
}
