import type { AppUserTable } from './app-user.ts'
import type { AttemptTable } from './attempt.ts'
import type {
  CantonTable,
  CatalogueKeyTable,
  CatalogueStateTable,
  ConstituencyTable,
  ElectionTable,
  LocalityTable,
  MunicipalityTable,
  PartyTable,
} from './catalogue.ts'
import type {
  CandidateAnswersTable,
  CandidatePortraitTable,
  CandidateTable,
  ElectionResultTable,
  OfficialListTable,
} from './catalogue-ballots.ts'
import type { AxisTable, CategoryTable, QuestionnaireTable, QuestionTable } from './catalogue-questions.ts'
import type { CredentialTable } from './credential.ts'
import type { EmailTable } from './email.ts'
import type { FetchedSourceTable } from './fetched-source.ts'
import type { ImportChangeTable, ImportLogTable } from './import-log.ts'
import type { OutboxTable } from './outbox.ts'
import type {
  AffairDocumentTable,
  AffairTable,
  ArticleTable,
  CouncillorTable,
  CouncilSeatingTable,
  CouncilTable,
  ExplanationTable,
  InterestTable,
  MediaOutletTable,
  ParliamentaryGroupTable,
  ParliamentPartyTable,
  ParliamentSessionTable,
  QuestionVoteTable,
  TopicTable,
  VoteDecisionTable,
  VoteTable,
} from './parliament.ts'
import type { SecretTable } from './secret.ts'
import type { SessionTable } from './session.ts'
import type { SurveyInvitationTable, SurveyTable } from './survey.ts'
import type { UserDocumentTable } from './user-document.ts'
import type { UserKeyTable } from './user-key.ts'

/** Every table; names in camelCase here, in snake_case in SQL. */
export interface Schema {
  affair: AffairTable
  affairDocument: AffairDocumentTable
  appUser: AppUserTable
  article: ArticleTable
  attempt: AttemptTable
  axis: AxisTable
  candidate: CandidateTable
  candidateAnswers: CandidateAnswersTable
  candidatePortrait: CandidatePortraitTable
  canton: CantonTable
  catalogueKey: CatalogueKeyTable
  catalogueState: CatalogueStateTable
  category: CategoryTable
  constituency: ConstituencyTable
  council: CouncilTable
  councilSeating: CouncilSeatingTable
  councillor: CouncillorTable
  credential: CredentialTable
  election: ElectionTable
  electionResult: ElectionResultTable
  email: EmailTable
  explanation: ExplanationTable
  fetchedSource: FetchedSourceTable
  importChange: ImportChangeTable
  importLog: ImportLogTable
  interest: InterestTable
  locality: LocalityTable
  mediaOutlet: MediaOutletTable
  municipality: MunicipalityTable
  officialList: OfficialListTable
  outbox: OutboxTable
  parliamentParty: ParliamentPartyTable
  parliamentSession: ParliamentSessionTable
  parliamentaryGroup: ParliamentaryGroupTable
  party: PartyTable
  question: QuestionTable
  questionVote: QuestionVoteTable
  questionnaire: QuestionnaireTable
  secret: SecretTable
  session: SessionTable
  survey: SurveyTable
  surveyInvitation: SurveyInvitationTable
  topic: TopicTable
  unsealedDocument: UserDocumentTable
  userDocument: UserDocumentTable
  userKey: UserKeyTable
  vote: VoteTable
  voteDecision: VoteDecisionTable
}
