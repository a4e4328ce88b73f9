import type {
  CommonSnapshot,
  Consent,
  ElectionSnapshot,
  List,
  LocalitySnapshot,
  Match,
  ModerationCount,
  NewReport,
  ProgressionEntry,
  Response,
  StatementChangeSnapshot,
  User,
  UserChange,
} from '@plenara/contract'
import type { CandidacyFacts, NoteCollection, OpinionProfile, UserVotes } from '@plenara/domain'

/** A report of a reader, and about whom. */
export interface StatementReport extends NewReport {
  readonly candidateId: number
}

/** Public data, read only. Snapshots are immutable: the same object until an import changes the data. */
export interface Catalogue {
  /** Grows with every import. */
  dataVersion(): Promise<number>
  /** Milliseconds since the version was last heard from where it is kept; absent where it cannot be away. */
  age?(): number
  common(): Promise<CommonSnapshot>
  /** Null where there is no such election. */
  election(electionId: number): Promise<ElectionSnapshot | null>
  /** The municipalities of a postcode, empty where it is unknown. */
  localities(zip: string): Promise<readonly LocalitySnapshot[]>
  /** Every postcode in every municipality. Absent on a guest's device, which has the table of `getPlaces`. */
  everyLocality?(): Promise<readonly LocalitySnapshot[]>
  /** Which of these ids are candidates of any election. */
  knownCandidates(candidateIds: readonly number[]): Promise<ReadonlySet<number>>
  /** The candidacies of those who were born in a year, in elections of a canton. */
  candidaciesOf(born: { readonly cantonId: number; readonly birthYear: number }): Promise<readonly Omit<CandidacyFacts, 'cantonCode'>[]>
  /** What a candidate changed of a public statement, the newest first. Absent on the device, which passes the call on to the server. */
  statementChanges?(candidateId: number): Promise<readonly StatementChangeSnapshot[]>
  /** How often statements of an election were reported and held back. Absent on the device, which passes the call on to the server. */
  moderationCounts?(electionId: number): Promise<readonly ModerationCount[]>
  /** The small portraits of candidates, by id; who has none is missing. */
  portraits(candidateIds: readonly number[]): Promise<ReadonlyMap<number, Picture>>
  /** A portrait that somebody has, by the digits of its address or more of them; null where nobody has it. */
  picture(digits: string, size: PictureSize): Promise<Picture | null>
  /** The coat of arms of a canton by its code, of a municipality by its BFS number; null where there is none. Absent on the device. */
  coatOfArms?(place: string): Promise<CoatOfArms | null>
}

export interface CoatOfArms {
  readonly mediaType: string
  readonly hash: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export const PICTURE_SIZES = ['small', 'large'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

export interface Picture {
  readonly contentType: 'image/webp' | 'image/svg+xml'
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** An answer with the moment when it was given, in whole seconds since 1970; unknown for answers of a file. */
export interface StoredResponse extends Pick<Response, 'questionId' | 'value' | 'weight'> {
  readonly answeredAt?: number
  /** For this election alone; absent where it counts for all. */
  readonly only?: boolean | undefined
}

/** What a user thinks in one election: one record per user and election. */
export interface Opinions {
  readonly responses: readonly StoredResponse[]
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
  /** Null where none was written: it is built from the opinions then. */
  readonly profile: OpinionProfile | null
  readonly lists: ListCollection
  readonly notes: NoteCollection
  readonly councillorNotes: NoteCollection
  readonly votes: UserVotes
}

/** What a user's content is replaced by. */
export interface NewUserContent extends Omit<UserContent, 'user'> {
  readonly settings: Omit<User, 'id' | 'email' | 'pendingEmail'>
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
  /** On a device, whose store nobody else reads: opinions are stored without consent. */
  readonly consent?: 'not-needed'
  /** Null where there is no such user. */
  getUser(userId: number): Promise<User | null>
  changeUser(
    userId: number,
    change: Omit<UserChange, 'constituencyOpen'> &
      Partial<Pick<User, 'locationChosen' | 'constituencyOpen'>> & { readonly consent?: Consent },
  ): Promise<User | null>
  /** Removes the user and everything of theirs. */
  deleteUser(userId: number): Promise<void>
  /**
   * Ends consent and removes opinions, profile, lists, choices, notes and votes as one step; the account and its progression stay. A write at the same
   * moment is removed too or refused. Null where there is no such user.
   */
  withdrawConsent(userId: number): Promise<User | null>
  /** `electionId` null: the entries that belong to no election. */
  getProgression(userId: number, electionId: number | null): Promise<readonly ProgressionEntry[]>
  changeProgression(
    userId: number,
    electionId: number | null,
    change: (entries: readonly ProgressionEntry[]) => readonly ProgressionEntry[],
  ): Promise<readonly ProgressionEntry[]>
  getOpinions(userId: number, electionId: number): Promise<Opinions>
  changeOpinions(userId: number, electionId: number, change: (opinions: Opinions) => Opinions): Promise<Opinions>
  /** What counts in all elections: one record per user; null where none was written. */
  getProfile(userId: number): Promise<OpinionProfile | null>
  changeProfile(userId: number, change: (profile: OpinionProfile | null) => OpinionProfile): Promise<OpinionProfile>
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
  /** The same with everything that is stored at that moment. Throws where a record cannot be read. */
  changeContent(userId: number, change: (content: UserContent) => NewUserContent): Promise<User | null>
}
