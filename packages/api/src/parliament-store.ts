import type {
  ArticleSnapshot,
  CantonCode,
  ContentLanguage,
  CouncillorFacts,
  CouncillorSnapshot,
  Decision,
  DecisionNumbers,
  MediaType,
  ParliamentReference,
  PeopleVoteKind,
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

/** Public data of parliaments, governments, courts, votes and news, read only. */
export interface ParliamentCatalogue {
  /** Grows with every change of the news alone, which no other data depends on. */
  newsVersion(): Promise<number>
  /** The same object until an import changes the data. */
  reference(): Promise<ParliamentReference>
  /** A person, also by an id that the person had before sources were joined. Null where there is none. */
  councillor(councillorId: number): Promise<WholeCouncillor | null>
  /** Which of these ids lead to a person. */
  knownCouncillors(councillorIds: readonly number[]): Promise<ReadonlySet<number>>
  /** The people of any office who were born in a year and belong to a canton, former ones too. */
  councillorsOf(born: { readonly cantonCode: CantonCode; readonly birthYear: number }): Promise<readonly PersonFacts[]>
  /** Those in office in any of these councils, by last and first name. */
  members(councilKeys: readonly string[]): Promise<readonly CouncillorSnapshot[]>
  /** Of one day the better hits of a search come first. */
  votes(filter: VoteFilter): Promise<Hits<VoteSnapshot>>
  vote(voteId: number): Promise<WholeVote | null>
  /** A vote with the decision of a councillor, null where none is known. */
  councillorVote(voteId: number, councillorNumbers: readonly number[]): Promise<VoteSnapshot | null>
  /** Those of these votes that there are, with the kind of a people's vote and null for one of a parliament. */
  voteKinds(voteIds: readonly number[]): Promise<ReadonlyMap<number, PeopleVoteKind | null>>
  /** Votes by key, newest first, with the decision of a councillor; those of which none is known are left out. */
  councillorVotesByKey(voteKeys: readonly string[], councillorNumbers: readonly number[]): Promise<readonly VoteSnapshot[]>
  /** Who decided how in these votes, by the id of the vote, and all who did. Votes without a known decision are left out. */
  decisions(voteIds: readonly number[]): Promise<VoteDecisions>
  affair(affairId: number): Promise<WholeAffair | null>
  articles(filter: ArticleFilter): Promise<Hits<ArticleSnapshot>>
  article(articleId: number): Promise<ArticleSnapshot | null>
}
