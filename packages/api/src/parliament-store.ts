import type {
  ArticleSnapshot,
  CantonCode,
  CONFEDERATION,
  ContentLanguage,
  CouncillorFacts,
  CouncillorSnapshot,
  Decision,
  DecisionNumbers,
  Identified,
  MediaType,
  MemberDecisions,
  MunicipalResultsSnapshot,
  ParliamentReference,
  PeopleVoteKind,
  SpeechRecord,
  VOTE_RESULTS,
  VoteSnapshot,
  WholeAffair,
  WholeCouncillor,
  WholeVote,
} from '@plenara/contract'
import type { PersonFacts } from '@plenara/domain'

/** What a list of votes or articles is narrowed by; days `YYYY-MM-DD`, both included. */
interface PageFilter {
  readonly page: number
  readonly from: string | null
  readonly to: string | null
  readonly searchTerm: string
}

export interface VoteFilter extends PageFilter {
  readonly sort: 'newest' | 'oldest'
  /** Votes on affairs with one of these topics; null for all. */
  readonly topicKeys: readonly string[] | null
  /** Those of the people alone, those of parliaments alone, or null for both. */
  readonly isPeoples: boolean | null
  /** Those of this council. */
  readonly councilKey?: string | undefined
  /** Those of these councils, and of the people of this canton or of the Confederation. */
  readonly canton?: { readonly code: CantonCode | typeof CONFEDERATION; readonly councilKeys: readonly string[] } | undefined
  readonly result?: (typeof VOTE_RESULTS)[number] | undefined
  /** Percentage points that yes and no lie apart at most. */
  readonly margin?: number | undefined
  /** Votes of the people in one of these policy areas of Swissvotes. */
  readonly areas?: readonly number[] | undefined
  /** Votes for which a decision of this councillor is known, if need be one of these decisions. */
  readonly councillor: { readonly numbers: readonly number[]; readonly decisions: readonly Decision[] } | null
}

export interface ArticleFilter extends PageFilter {
  readonly language: ContentLanguage | null
  /** Articles that name this councillor, by numbers. */
  readonly councillorNumbers: readonly number[] | null
  /** Articles that name one of these candidates. */
  readonly candidateIds: readonly number[] | null
  readonly outletKeys: readonly string[] | null
  readonly outletTypes: readonly MediaType[] | null
  readonly isFreeOnly: boolean
}

/** The votes on one affair that were found: the first of them, and how many there are. */
export interface AffairHits {
  readonly votes: readonly VoteSnapshot[]
  readonly total: number
}

export interface SessionVotesFilter {
  /** The first and the last day. */
  readonly from: string
  readonly until: string
  readonly councilKeys: readonly string[]
}

/** Votes of a session by id, newest first; the closest ones by the points between yes and no. */
export interface SessionVoteIds {
  readonly affairs: number
  readonly ids: readonly number[]
  readonly final: readonly number[]
  readonly closest: readonly number[]
}

/** The same with the votes that are shown. */
export interface SessionVotes extends Pick<SessionVoteIds, 'affairs' | 'ids'> {
  readonly final: readonly VoteSnapshot[]
  readonly closest: readonly VoteSnapshot[]
}

/** Whose votes are stored, and the policy areas of those of the people. */
export interface StoredVoteBodies {
  readonly councilKeys: readonly string[]
  readonly cantonCodes: readonly CantonCode[]
  readonly areas: readonly number[]
}

/** Entries of one page, and how many there are on all of them. */
export interface Hits<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** The decisions of some votes, and the people whose numbers stand in them. */
export interface VoteDecisions {
  readonly decisions: ReadonlyMap<number, DecisionNumbers>
  readonly councillors: readonly CouncillorFacts[]
}

/** When the results of a voting day (`YYYY-MM-DD`) were last read at their source, changed or not (ISO 8601). */
export interface CountReading {
  readonly day: string
  readonly at: string
}

/** Public data of parliaments, governments, courts, votes and news, read only. */
export interface ParliamentCatalogue {
  /** Grows with every change of the news alone, which no other data depends on. */
  newsVersion(): Promise<number>
  /** The same object until an import changes the data. */
  reference(): Promise<ParliamentReference>
  /** A person, also by an id that the person had before sources were joined. Null where there is none. */
  councillor(councillorId: number): Promise<WholeCouncillor | null>
  /** The last speeches of a person, by numbers, the youngest first. */
  speeches(councillorNumbers: readonly number[]): Promise<readonly Identified<SpeechRecord>[]>
  /** Which of these ids lead to a person. */
  knownCouncillors(councillorIds: readonly number[]): Promise<ReadonlySet<number>>
  /** The people of any office who were born in a year and belong to a canton, former ones too. */
  councillorsOf(born: { readonly cantonCode: CantonCode; readonly birthYear: number }): Promise<readonly PersonFacts[]>
  /** Those in office in any of these councils, by last and first name. */
  members(councilKeys: readonly string[]): Promise<readonly CouncillorSnapshot[]>
  /** Of one day the better hits of a search come first. */
  votes(filter: VoteFilter): Promise<Hits<VoteSnapshot>>
  /** Those of parliaments by affair, by pages of affairs. */
  votesByAffair(filter: VoteFilter): Promise<Hits<AffairHits>>
  voteBodies(): Promise<StoredVoteBodies>
  /** What some councils decided in a session, final votes by the German of the source. */
  sessionVotes(filter: SessionVotesFilter): Promise<SessionVotes>
  vote(voteId: number): Promise<WholeVote | null>
  /** Null where there is no such vote, or one of a parliament. */
  municipalResults(voteId: number, cantonCode: CantonCode): Promise<MunicipalResultsSnapshot | null>
  /** Earlier votes of the Confederation's people in one of these policy areas, those with most in common first. */
  similarVotes(vote: { readonly topics: readonly string[]; readonly before: string }): Promise<readonly VoteSnapshot[]>
  /** Null where results are not fetched. */
  lastCount(): Promise<CountReading | null>
  /** A vote with the decision of a councillor, null where none is known. */
  councillorVote(voteId: number, councillorNumbers: readonly number[]): Promise<VoteSnapshot | null>
  /** Those of these votes that there are, with the kind of a people's vote and null for one of a parliament. */
  voteKinds(voteIds: readonly number[]): Promise<ReadonlyMap<number, PeopleVoteKind | null>>
  /** Votes by key, newest first, with the decision of a councillor; those of which none is known are left out. */
  councillorVotesByKey(voteKeys: readonly string[], councillorNumbers: readonly number[]): Promise<readonly VoteSnapshot[]>
  /** Who decided how in these votes, by the id of the vote, and all who did. Votes without a known decision are left out. */
  decisions(voteIds: readonly number[]): Promise<VoteDecisions>
  /** How the present members of the federal parliament voted, in every vote for which a decision of one of them is known. */
  federalDecisions(): Promise<MemberDecisions>
  /** The same of one council, by its key. */
  councilDecisions(councilKey: string): Promise<MemberDecisions>
  /** The newest votes of parliaments whose subject is a final vote in the German of the source. */
  finalVotes(): Promise<readonly VoteSnapshot[]>
  affair(affairId: number): Promise<WholeAffair | null>
  articles(filter: ArticleFilter): Promise<Hits<ArticleSnapshot>>
  article(articleId: number): Promise<ArticleSnapshot | null>
}
