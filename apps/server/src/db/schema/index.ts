import type { AppUserTable } from './app-user.ts'
import type { AttemptTable } from './attempt.ts'
import type { BrowserErrorTable } from './browser-error.ts'
import type {
  CantonTable,
  CatalogueKeyTable,
  CatalogueStateTable,
  CoatOfArmsTable,
  ConstituencyTable,
  ElectionTable,
  LocalityTable,
  MunicipalityTable,
  PartyMergeTable,
  PartyTable,
  PlaceDirectoryTable,
  SourceKeyTable,
} from './catalogue.ts'
import type {
  CandidateAnswersTable,
  CandidatePortraitTable,
  CandidateProfileTable,
  CandidateTable,
  ElectionDeliveryTable,
  ElectionResultTable,
  ResultDraftTable,
  OfficialListTable,
  PortraitTable,
} from './catalogue-ballots.ts'
import type { AxisTable, CategoryTable, QuestionnaireTable, QuestionTable } from './catalogue-questions.ts'
import type {
  ActorEmailTable,
  ActorPasswordTable,
  ActorResetTable,
  ActorSessionTable,
  ActorTable,
  AddressChangeTable,
  AddressCodeTable,
  CandidacyTable,
  CorrectionTable,
  DeliveryTable,
  InvitationTable,
  LetterCodeTable,
  LetterKeyTable,
  NotMeCodeTable,
  PreviewTokenTable,
  PublicationTable,
  PublishedPortraitView,
  PublishedStatementTable,
  StatementPortraitTable,
  StatementRevisionTable,
  StatementChangeTable,
  StatementTable,
} from './candidacy.ts'
import type { ContestElectionTable, ContestTable } from './contest.ts'
import type { CredentialTable } from './credential.ts'
import type { DeploymentTable, RunningServerTable } from './deployment.ts'
import type { EmailTable } from './email.ts'
import type { FetchedSourceTable } from './fetched-source.ts'
import type { ImportChangeTable, ImportLogTable, Stamped } from './import-log.ts'
import type { JobLeaseTable } from './job-lease.ts'
import type { KnownOriginTable } from './known-origin.ts'
import type { AppealTable, ModerationDecisionTable, ReaderReportTable } from './moderation.ts'
import type { OutboxTable } from './outbox.ts'
import type {
  AffairDocumentTable,
  AffairTable,
  ArticleTable,
  CouncillorTable,
  CouncilSeatingTable,
  CouncilTable,
  ExplanationTable,
  CouncillorPortraitTable,
  InterestTable,
  MembershipTable,
  SpeechTable,
  MediaOutletTable,
  ParliamentaryGroupTable,
  ParliamentPartyTable,
  ParliamentSessionTable,
  QuestionVoteTable,
  TopicTable,
  VoteDecisionTable,
  VoteTable,
} from './parliament.ts'
import type { ActorPasskeyTable, PasskeyTable, UsedChallengeTable } from './passkey.ts'
import type { PushDeviceTable, PushMessageTable } from './push.ts'
import type { SecretTable } from './secret.ts'
import type {
  AddressProposalTable,
  PreparationGrantTable,
  SecretariatListTable,
  SecretariatMemberTable,
  SecretariatTable,
} from './secretariat.ts'
import type { SessionTable } from './session.ts'
import type { SurveyInvitationTable, SurveyTable } from './survey.ts'
import type { UserDocumentTable } from './user-document.ts'
import type { UserKeyTable } from './user-key.ts'
import type { ReminderCodeTable, WaveMemberTable, WaveTable } from './wave.ts'

/** Every table, and the views that are read by their names; names in camelCase here, in snake_case in SQL. */
export interface Schema {
  actor: ActorTable
  actorEmail: ActorEmailTable
  actorPasskey: ActorPasskeyTable
  actorPassword: ActorPasswordTable
  actorReset: ActorResetTable
  actorSession: ActorSessionTable
  addressChange: AddressChangeTable
  addressCode: AddressCodeTable
  addressProposal: AddressProposalTable
  affair: AffairTable & Stamped
  affairDocument: AffairDocumentTable & Stamped
  appUser: AppUserTable
  appeal: AppealTable
  article: ArticleTable & Stamped
  attempt: AttemptTable
  axis: AxisTable & Stamped
  browserError: BrowserErrorTable
  candidacy: CandidacyTable
  candidate: CandidateTable & Stamped
  candidateAnswers: CandidateAnswersTable & Stamped
  candidatePortrait: CandidatePortraitTable & Stamped
  candidateProfile: CandidateProfileTable & Stamped
  portrait: PortraitTable
  canton: CantonTable
  catalogueKey: CatalogueKeyTable
  catalogueState: CatalogueStateTable
  category: CategoryTable & Stamped
  coatOfArms: CoatOfArmsTable
  constituency: ConstituencyTable
  contest: ContestTable
  contestElection: ContestElectionTable
  correction: CorrectionTable
  council: CouncilTable & Stamped
  councilSeating: CouncilSeatingTable & Stamped
  councillor: CouncillorTable & Stamped
  councillorPortrait: CouncillorPortraitTable & Stamped
  credential: CredentialTable
  delivery: DeliveryTable
  deployment: DeploymentTable
  election: ElectionTable & Stamped
  electionDelivery: ElectionDeliveryTable
  electionResult: ElectionResultTable & Stamped
  email: EmailTable
  explanation: ExplanationTable & Stamped
  fetchedSource: FetchedSourceTable
  importChange: ImportChangeTable
  importLog: ImportLogTable
  interest: InterestTable & Stamped
  invitation: InvitationTable
  letterCode: LetterCodeTable
  letterKey: LetterKeyTable
  jobLease: JobLeaseTable
  knownOrigin: KnownOriginTable
  locality: LocalityTable
  mediaOutlet: MediaOutletTable & Stamped
  membership: MembershipTable & Stamped
  municipality: MunicipalityTable
  moderationDecision: ModerationDecisionTable
  notMeCode: NotMeCodeTable
  officialList: OfficialListTable & Stamped
  outbox: OutboxTable
  parliamentParty: ParliamentPartyTable & Stamped
  parliamentSession: ParliamentSessionTable & Stamped
  parliamentaryGroup: ParliamentaryGroupTable & Stamped
  party: PartyTable & Stamped
  partyMerge: PartyMergeTable
  passkey: PasskeyTable
  previewToken: PreviewTokenTable
  preparationGrant: PreparationGrantTable
  publication: PublicationTable
  publishedPortrait: PublishedPortraitView
  publishedStatement: PublishedStatementTable
  placeDirectory: PlaceDirectoryTable
  pushDevice: PushDeviceTable
  pushMessage: PushMessageTable
  question: QuestionTable & Stamped
  questionVote: QuestionVoteTable & Stamped
  questionnaire: QuestionnaireTable & Stamped
  readerReport: ReaderReportTable
  reminderCode: ReminderCodeTable
  resultDraft: ResultDraftTable & Stamped
  sourceKey: SourceKeyTable
  runningServer: RunningServerTable
  secret: SecretTable
  secretariat: SecretariatTable
  secretariatList: SecretariatListTable
  secretariatMember: SecretariatMemberTable
  session: SessionTable
  speech: SpeechTable & Stamped
  statement: StatementTable
  statementChange: StatementChangeTable
  statementPortrait: StatementPortraitTable
  statementRevision: StatementRevisionTable
  survey: SurveyTable & Stamped
  surveyInvitation: SurveyInvitationTable
  topic: TopicTable & Stamped
  unsealedDocument: UserDocumentTable
  usedChallenge: UsedChallengeTable
  userDocument: UserDocumentTable
  userKey: UserKeyTable
  vote: VoteTable & Stamped
  voteDecision: VoteDecisionTable & Stamped
  wave: WaveTable
  waveMember: WaveMemberTable
}
