import type { z } from 'zod'
import { article, mediaOutlet } from '../entities/article.ts'
import { candidate, candidateCard } from '../entities/candidate.ts'
import { canton, cantonCode, cantonLookup, constituency, placeOfVote, places } from '../entities/canton.ts'
import { cantonMember, memberDecisions } from '../entities/canton-member.ts'
import { nothing } from '../entities/common.ts'
import {
  councilBody,
  councillor,
  councillorCard,
  councilWithMembers,
  parliamentaryGroup,
  parliamentParty,
  seatedCouncil,
  session,
} from '../entities/councillor.ts'
import { council, election, level, seatMethod } from '../entities/election.ts'
import { electionResult } from '../entities/election-result.ts'
import { formerList, formerPerson, standing } from '../entities/former-candidate.ts'
import { contentLanguage, fallbackLanguages, interfaceLanguage, localeCode } from '../entities/language.ts'
import { choice, list, listCandidate, listChange, newList, newListCandidate, officialList } from '../entities/list.ts'
import { loggedChange } from '../entities/logged-change.ts'
import { listMatch, match, matchContributions, matchMethod, matchPercent, matchType } from '../entities/match.ts'
import { moderationReason } from '../entities/moderation.ts'
import { newNote, note, noteChange, noteReference, noteType, pinColor, sentPinColor } from '../entities/note.ts'
import { party } from '../entities/party.ts'
import { assertion, base64url, knownCredential, passkey, passkeyRequest } from '../entities/passkey.ts'
import { pushDevice } from '../entities/push.ts'
import {
  answerTable,
  candidateResponse,
  carrying,
  category,
  opinion,
  partySpider,
  question,
  questionType,
  response,
  spider,
  weight,
} from '../entities/question.ts'
import { saidAndVoted } from '../entities/said-and-voted.ts'
import { setUpPart, source } from '../entities/source.ts'
import { sessionDigest, sessionMember, voteOfMembers } from '../entities/session-digest.ts'
import { status } from '../entities/status.ts'
import { appPlatform, notificationType, survey, wallTime } from '../entities/survey.ts'
import { tellingVote, tellingVotes } from '../entities/telling-vote.ts'
import { consent, json, languageContent, progressionEntry, signedIn, user, userPatch } from '../entities/user.ts'
import { exportedNote, importedUser, userExport } from '../entities/user-export.ts'
import { councillorAgreement, userVote } from '../entities/user-vote.ts'
import {
  affair,
  affairVotes,
  councillorVoteCard,
  councilPosition,
  decision,
  peopleVoteResult,
  peopleVoteKind,
  recommendation,
  topic,
  vote,
  voteBodies,
  voteCard,
} from '../entities/vote.ts'
import { votingDay, votingDayProposal } from '../entities/voting-day.ts'
import { registration } from '../routes/account.ts'
import { exportHead } from '../routes/export.ts'
import { newsRoutes } from '../routes/news.ts'
import { parliamentRoutes } from '../routes/parliament.ts'

/** A schema that the API document has once, under a name. */
export interface SchemaDoc {
  readonly schema: z.ZodType
  readonly description: string
  /** The name of the schema that this one adds fields to. */
  readonly base?: string
}

function named(schema: z.ZodType, description: string): SchemaDoc {
  return { schema, description }
}

function extended(base: string, schema: z.ZodType, description: string): SchemaDoc {
  return { schema, description, base }
}

const VALUES = {
  WallTime: named(wallTime, 'A time of the day in Zurich, `YYYY-MM-DD HH:mm:ss`.'),
  Nothing: named(nothing, 'An answer without content.'),
  Json: named(json, 'Any JSON.'),
  Base64url: named(base64url, 'Bytes in base64url without padding.'),
  ContentLanguage: named(contentLanguage, 'A language in which content is offered.'),
  InterfaceLanguage: named(interfaceLanguage, 'A language of the interface; `gsw` is Basel German.'),
  LanguageContent: named(languageContent, 'The language of content; `auto` follows the interface.'),
  LocaleCode: named(localeCode, 'A locale; its first two letters are the language, `ch_BE` is German.'),
  FallbackLanguages: named(
    fallbackLanguages,
    'Which fields carry another language than the one asked for, e.g. `{ "text": "de" }`; absent where none does.',
  ),
  CantonCode: named(cantonCode, 'The code of a canton.'),
  Level: named(level, 'The level of the state.'),
  CouncilKind: named(council, 'What is elected.'),
  SeatMethod: named(seatMethod, 'How seats are distributed.'),
  QuestionType: named(questionType, 'The scale of a question.'),
  Weight: named(weight, 'How much an answer counts.'),
  MatchType: named(matchType, 'A rating; `none` takes it back.'),
  MatchMethod: named(matchMethod, 'City block or Euclidean distance.'),
  NoteType: named(noteType, 'What a note is pinned to.'),
  NoteReference: named(
    noteReference,
    '`personId/key`: the candidate or councillor and the fact, e.g. `4711/occupation`, or `4711/12` for the answer to question 12.',
  ),
  PinColor: named(pinColor, 'The colour of a pin: good `#00ef8e`, bad `#925844`, neutral `#94a9ba`.'),
  SentPinColor: named(sentPinColor, 'The colour of a pin by its name or as its hex value.'),
  Decision: named(decision, 'How a councillor decided; `president` = in the chair, who votes only in case of a tie.'),
  PeopleVoteKind: named(peopleVoteKind, 'The kind of a vote of the people.'),
  Recommendation: named(recommendation, '`free` leaves it to the voters, `none` gives none, `blank` asks for an empty ballot.'),
  NotificationType: named(notificationType, 'What a notification is about.'),
  AppPlatform: named(appPlatform, 'A form of the app.'),
  Standing: named(standing, 'What became of a candidacy; absent where somebody stands as usual.'),
} as const

const ENTITIES = {
  User: named(user, '`pendingEmail` becomes `email` once the link sent to it is opened; `surveyMails` is absent where not wanted.'),
  ImportedUser: extended('User', importedUser, 'The account after an import; `rest` counts what fits nothing today, by kind.'),
  UserPatch: named(userPatch, 'Changed values; `email` needs `password`, the present one, or a session that was proved (`proof`).'),
  SignedIn: named(signedIn, 'A session that was opened.'),
  KnownCredential: named(knownCredential, 'A passkey of the account, as a browser takes its name.'),
  Registration: named(registration, 'Each broken rule is answered with a code of its own.'),
  Passkey: named(passkey, '`lastUsedAt` null: never used; `backedUp`: copied to other devices of its owner.'),
  PasskeyRequest: named(passkeyRequest, 'What a browser needs to use a passkey (WebAuthn Level 3, section 5.5).'),
  Assertion: named(assertion, 'What a browser answers when it used a passkey: fields of `toJSON()`.'),
  PushDevice: named(pushDevice, 'A browser with notifications; `mark` is the SHA-256 of its endpoint.'),
  Consent: named(consent, 'The version of the text, and when it was agreed to first.'),
  ProgressionEntry: named(progressionEntry, 'A step of the journey of the user; `data.state` "c" means completed.'),
  UserExport: named(
    userExport,
    'Everything that a user gave. Lists, choices, notes and votes by id, answers by question, ratings by rank; `electionId` null belongs to no election.',
  ),
  ExportedNote: named(exportedNote, 'A note as an export has it.'),
  Canton: named(canton, '`coatOfArms` is the path of a picture on the same origin, or null.'),
  Constituency: named(constituency, 'A constituency of a canton.'),
  CantonLookup: named(cantonLookup, 'What a postcode says about the place; `code` is null where it spans several cantons.'),
  PlaceOfVote: named(placeOfVote, 'A municipality and the constituencies in which it may vote; `constituencyId` null where it is divided.'),
  Places: named(places, 'All postcodes; `postcodes` name their municipalities by index, in the order of the lookup.'),
  Election: named(
    election,
    'One ballot: the National Council per canton, a cantonal parliament per constituency. `nextElectionDate` is when the same council is elected again in the same place.',
  ),
  Party: named(party, '`color` is for a dot or a seat only, never alone.'),
  FormerPerson: named(formerPerson, 'Somebody on a list who stood in the election and no longer does.'),
  FormerList: named(formerList, 'A list that stood in the election and no longer does.'),
  CandidateCard: named(candidateCard, 'What a card, a row or a ballot line shows.'),
  Candidate: extended('CandidateCard', candidate, 'A candidate with the whole profile. `campaignBudget` is in Swiss francs.'),
  ElectionResult: named(
    electionResult,
    'Who was elected. Ranks count from 1 by votes, equal votes share one; `turnout` is in percent, to a hundredth; `openSeats` nobody has yet, `openReasons` says why: what is left of them the source does not explain. Null is what the source does not tell.',
  ),
  Category: named(category, 'A category of questions.'),
  Question: named(
    question,
    'A question; `axes` are those of the diagram on which it counts, polarity 1 as answered, -1 reversed. Those of one `opinionId` ask the same.',
  ),
  Response: named(
    response,
    'An answer of the user; null is "no reply", which counts as answered. `from`: the election where it was given, null for this one.',
  ),
  Carrying: named(carrying, '`asked`: whether the user knows; `apart`: the questions that take no answer from others.'),
  Opinion: named(opinion, 'An answer with the elections in which it counts.'),
  LoggedChange: named(
    loggedChange,
    '`field`: `answer/12`, `important/12`, `comment/12/de`, `text/motto/de`, `link/x`, `fact/languages`. With `reason` it was corrected after the end of changes; what is `held` back is null.',
  ),
  ModerationReason: named(
    moderationReason,
    'Insult or defamation, incitement to hatred, a false identity, rights or personal data of others, advertising.',
  ),
  CandidateResponse: named(candidateResponse, 'A public answer of a candidate.'),
  Spider: named(
    spider,
    'The opinion diagram: per axis 0 to 100, rounded to two digits after the point; null where none of its questions is answered.',
  ),
  PartySpider: extended(
    'Spider',
    partySpider,
    'The median of the candidates of a party on every axis; `known` of `total` candidates gave answers.',
  ),
  AnswerTable: named(
    answerTable,
    '`columns` holds a text per question of `questionIds`, in it a digit per candidate of `candidateIds`: the place of the answer in `values`, 0 for none.',
  ),
  Match: named(match, '`rank` is 1 to n over all liked and loved candidates of the election, null for a dislike.'),
  MatchPercent: named(
    matchPercent,
    '`value` 0 to 100 with one decimal, null under the minimum of shared answers; `shared` questions were answered by both.',
  ),
  MatchContributions: extended(
    'MatchPercent',
    matchContributions,
    '`points` given of those `possible`, both 0 where a question does not count. City block: 100 * points / possible is the percent; Euclid: 100 * (1 - sqrt((possible - points) / possible)). `required` shared answers are needed.',
  ),
  ListMatch: named(listMatch, 'The mean of the percents of the candidates of a list; `known` of `total` lines have one.'),
  ListCandidate: named(listCandidate, 'A line of a list; the same candidate may stand on several lines.'),
  NewListCandidate: named(newListCandidate, 'A line of a list as it is sent.'),
  List: named(
    list,
    '`adapted`: null for an official list, true for an edited copy of one, false for a custom list. `headingId`: the list of the heading where that is not `officialListId`; null for a heading that is struck.',
  ),
  OfficialList: extended(
    'List',
    officialList,
    'With its connections (BPR Art. 31) as keys that equal lists share, and `family`, `region` and `isParent` of lists with the same main designation (BPR Art. 37).',
  ),
  NewList: named(newList, 'A list to be made.'),
  ListChange: named(listChange, 'What is left out stays; `updated` is that of the list that the change is based on.'),
  Choice: named(choice, 'The followed list, 0 for none.'),
  Note: named(note, 'A pin on one fact of a candidate or councillor.'),
  NewNote: named(newNote, 'A pin to be set.'),
  NoteChange: named(noteChange, 'Another colour.'),
  UserVote: named(userVote, 'The decision of the user on a vote.'),
  CouncillorAgreement: named(
    councillorAgreement,
    '`value` is the percent of the shared votes in which both said the same, with one decimal, null below 10; `shared` = `same` + `different`. The other counts are votes of the user in which the councillor said neither.',
  ),
  Council: named(
    councilBody,
    '`code` begins with `RAT_1_` (National Council), `RAT_2_` (Council of States) or `RAT_3_` (Federal Assembly).',
  ),
  SeatedCouncil: extended('Council', seatedCouncil, 'A council with the plan of its seats, empty where there is none.'),
  CouncilWithMembers: extended('Council', councilWithMembers, 'A council with its members, by name.'),
  ParliamentParty: named(parliamentParty, '`color` is for a dot or a seat only, never alone.'),
  ParliamentaryGroup: named(parliamentaryGroup, 'A group with its members in one council; without an id those who belong to none.'),
  CouncillorCard: named(
    councillorCard,
    '`groupFunction`: 1 member, 2 president, 11 vice-president. `seat` is the number of the seat in the hall.',
  ),
  CantonMember: extended(
    'CouncillorCard',
    cantonMember,
    'A member of the federal parliament for a canton, in the present council from `since`.',
  ),
  MemberDecisions: named(
    memberDecisions,
    '`decisions` holds a digit per vote of `voteIds`, which are newest first: 1 yes, 2 no, 3 abstain, 4 absent, 5 excused, 6 president, 0 where none is known.',
  ),
  Councillor: extended('CouncillorCard', councillor, 'A member of a parliament, a government or a court.'),
  SessionDigest: named(sessionDigest, '`decided`: final votes by affair. `members` and `decisions` are of the canton that was asked for.'),
  SessionMember: named(
    sessionMember,
    'A member with the number of votes of a session in which they voted, were absent or excused, or in the chair.',
  ),
  VoteOfMembers: named(voteOfMembers, 'What members said to a vote, as far as it is known.'),
  Session: named(session, 'A session of the federal parliament.'),
  Topic: named(topic, 'A topic of affairs.'),
  VoteCard: named(
    voteCard,
    '`kind` is null for votes of a parliament; `totals` are the voices of a parliament, `yesPercent` those of the people; `accepted` is null where the source does not say it.',
  ),
  Vote: extended('VoteCard', vote, 'A vote with everything that is known of it; one of `parliament` and `people` is null.'),
  TellingVote: named(
    tellingVote,
    'A bill of the federal parliament. `ids`: the final votes of one or both councils on the same text; the first one names it in `positions`.',
  ),
  TellingVotes: named(tellingVotes, 'Newest first; in `positions` 100 is a yes and 0 a no.'),
  CouncillorVoteCard: extended('VoteCard', councillorVoteCard, 'A vote with the decision of a councillor.'),
  CouncilPosition: named(councilPosition, 'What a council recommended; the numbers are those of its final vote.'),
  PeopleVoteResult: named(peopleVoteResult, 'Not final during the count; half cantons count 0.5.'),
  VotingDayProposal: extended('VoteCard', votingDayProposal, 'A question of a voting day.'),
  VotingDay: named(votingDay, '`countedAt`: when the federal results were last read at their source; null where they are not fetched.'),
  VotePage: named(parliamentRoutes.getVotes.response, '`total` counts the votes of all pages.'),
  CouncillorVotePage: named(parliamentRoutes.getCouncillorVotes.response, '`total` counts the votes of all pages.'),
  AffairVotes: named(affairVotes, 'Votes of a parliament on one affair: how many were found, and the first of them.'),
  AffairVotesPage: named(parliamentRoutes.getVotesByAffair.response, '`total` counts the affairs of all pages.'),
  VoteBodies: named(voteBodies, 'By what the stored votes can be narrowed. `areas`: policy areas of Swissvotes by number.'),
  Affair: named(affair, 'An affair of parliament. Texts are HTML of a few harmless elements.'),
  SaidAndVoted: named(
    saidAndVoted,
    'Newest vote first, each beside the answer of the last election before it, else of the first one after it. `isLinked` is false where no candidacy is certain to be of this person.',
  ),
  Source: named(
    source,
    'A source as imported; null: not known. `fileHash`: SHA-256 over the files. `dataDate`: the day of writing, else of the youngest fact.',
  ),
  SetUpPart: named(setUpPart, 'How much of a part of the public data is stored.'),
  MediaOutlet: named(mediaOutlet, '`premium`: most of its articles need a subscription.'),
  Article: named(article, 'News of a media outlet, in plain text.'),
  ArticlePage: named(newsRoutes.getElectionArticles.response, '`total` counts the articles of all pages.'),
  Survey: named(
    survey,
    'A feedback survey, a notification, or both. `cantons`, `constituencies` and `app` are null where it is for all; `userJourneyStepId` 1 to 5 is the step that must be done; the first of `notifications` triggers; `url` is the form of a survey.',
  ),
  ExportHead: named(
    exportHead,
    'The first line of an export: `replaces` names the values of the device that the `lines` after it replace.',
  ),
  Status: named(status, 'Semantic version ranges that the server serves, by platform.'),
} as const

/** The schemas that the API document shares, by their names. */
export const schemaDocs: Readonly<Record<string, SchemaDoc>> = { ...VALUES, ...ENTITIES }
