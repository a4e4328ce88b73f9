import type {
  CommonSnapshot,
  ElectionSnapshot,
  List,
  LocalitySnapshot,
  Match,
  ProgressionEntry,
  Response,
  User,
  UserChange,
} from '@plenara/contract'
import type { CandidacyFacts, NoteCollection, UserVotes } from '@plenara/domain'

/** Public data, read only. Snapshots are immutable: the same object until an import changes the data. */
export interface Catalogue {
  /** Grows with every import. */
  dataVersion(): Promise<number>
  common(): Promise<CommonSnapshot>
  /** Null where there is no such election. */
  election(electionId: number): Promise<ElectionSnapshot | null>
  /** The municipalities of a postcode, empty where it is unknown. */
  localities(zip: string): Promise<readonly LocalitySnapshot[]>
  /** Which of these ids are candidates of any election. */
  knownCandidates(candidateIds: readonly number[]): Promise<ReadonlySet<number>>
  /** The candidacies of those who were born in a year, in elections of a canton. */
  candidaciesOf(born: { readonly cantonId: number; readonly birthYear: number }): Promise<readonly Omit<CandidacyFacts, 'cantonCode'>[]>
  /** The drawn portrait of a candidate as an SVG document, or null. */
  portrait(candidateId: number): Promise<string | null>
}

/** What a user thinks in one election: one record per user and election. */
export interface Opinions {
  readonly responses: readonly Response[]
  /** Ranked candidates first, in the order of their ranks 1..n, then the disliked ones. */
  readonly matches: readonly Match[]
}

/** A creation under an `Idempotency-Key`: a repetition within 24 h gives the same list. */
export interface ListCreation {
  readonly key: string
  /** SHA-256 of the body, hex. */
  readonly bodyHash: string
  readonly list: List
  readonly at: string
}

/** All lists of a user, over all elections: one record per user. */
export interface ListCollection {
  /** The id of the next list; own lists are numbered from `FIRST_OWN_LIST_ID`, official ones lie below. */
  readonly nextId: number
  readonly lists: readonly List[]
  /** The followed list per election, at most one per council and election day. */
  readonly choices: readonly { readonly electionId: number; readonly listId: number }[]
  readonly creations: readonly ListCreation[]
}

/** All that is stored of a user. */
export interface UserContent {
  readonly user: User
  readonly progression: readonly { readonly electionId: number | null; readonly entries: readonly ProgressionEntry[] }[]
  readonly opinions: readonly (Opinions & { readonly electionId: number })[]
  readonly lists: ListCollection
  readonly notes: NoteCollection
  readonly councillorNotes: NoteCollection
  readonly votes: UserVotes
}

/** What a user's content is replaced by. */
export interface NewUserContent extends Omit<UserContent, 'user'> {
  readonly settings: Omit<User, 'id' | 'email'>
}

export const FIRST_OWN_LIST_ID = 1_000_000_000
/** Notes are numbered from here, for each user anew. */
export const FIRST_NOTE_ID = 1

/**
 * What a user stores. Adapters hold no rule: a `change…` method loads the record, calls the function, and saves what it returns,
 * as one atomic step however many run at once (the function may be called again after a conflict, so it must be pure).
 * An error thrown by the function leaves the record as it was. Without consent at that moment no new record but progression is stored:
 * `consent_missing`.
 */
export interface UserStore {
  /** Null where there is no such user. */
  getUser(userId: number): Promise<User | null>
  changeUser(userId: number, change: UserChange & Partial<Pick<User, 'consent' | 'locationChosen'>>): Promise<User | null>
  /** Removes the user and everything of theirs. */
  deleteUser(userId: number): Promise<void>
  /** Removes opinions, lists, choices, notes and votes, as consent is withdrawn; the account stays. */
  deleteOpinions(userId: number): Promise<void>
  /** `electionId` null: the entries that belong to no election. */
  getProgression(userId: number, electionId: number | null): Promise<readonly ProgressionEntry[]>
  changeProgression(
    userId: number,
    electionId: number | null,
    change: (entries: readonly ProgressionEntry[]) => readonly ProgressionEntry[],
  ): Promise<readonly ProgressionEntry[]>
  getOpinions(userId: number, electionId: number): Promise<Opinions>
  changeOpinions(userId: number, electionId: number, change: (opinions: Opinions) => Opinions): Promise<Opinions>
  getLists(userId: number): Promise<ListCollection>
  changeLists(userId: number, change: (lists: ListCollection) => ListCollection): Promise<ListCollection>
  /** Those on candidates: one record per user. */
  getNotes(userId: number): Promise<NoteCollection>
  changeNotes(userId: number, change: (notes: NoteCollection) => NoteCollection): Promise<NoteCollection>
  /** Those on councillors: one record per user, numbered apart. */
  getCouncillorNotes(userId: number): Promise<NoteCollection>
  changeCouncillorNotes(userId: number, change: (notes: NoteCollection) => NoteCollection): Promise<NoteCollection>
  /** One record per user. */
  getVotes(userId: number): Promise<UserVotes>
  changeVotes(userId: number, change: (votes: UserVotes) => UserVotes): Promise<UserVotes>
  /** Everything at one moment; null where there is no such user. */
  getContent(userId: number): Promise<UserContent | null>
  /** Puts what `replace` makes of the user in the place of everything stored before, whole or not at all. Null where there is no such user. */
  replaceContent(userId: number, replace: (user: User) => NewUserContent): Promise<User | null>
}
