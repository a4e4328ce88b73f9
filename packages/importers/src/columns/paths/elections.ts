import { CHECKED, NOT_SHOWN, type PathTable, pattern, REPEATED } from './path-table.ts'

const ELECTION = 'electionInformation/election'
const CANDIDATE = 'electionInformation/candidate'
const LIST = 'electionInformation/list'
const UNION = 'electionInformation/listUnion'
const RESULT = 'electionResult'
const CIRCLE = 'electionResult/countingCircleResult/resultData'
const DRAW = `${RESULT}/drawElection`
const DRAW_ON_LIST = `${DRAW}/proportionalElection/candidateDrawElectionOnList`
const DRAW_OF_LISTS = `${DRAW}/proportionalElection/listOrListUnionDrawElection`
const OF_LISTS = `${CIRCLE}/electionResult/proportionalElection`
const OF_NAMES = `${CIRCLE}/electionResult/majorityElection`

/** The header of the delivery and the group around the elections are left out of the paths. */
export const ECH0252_PATHS: PathTable = {
  read: {
    'deliveryHeader/action': CHECKED,
    'deliveryHeader/messageDate': 'elections[].result.asOf',
    'deliveryHeader/testDeliveryFlag': 'elections[].election.fictional',
    'deliveryHeader/partialDelivery/totalNumberOfPackages': CHECKED,
    cantonId: 'elections[].election.cantonCode',
    numberOfEntries: CHECKED,
    pollingDay: 'elections[].election.electionDate',
    'domainOfInfluence/domainOfInfluenceName': 'elections[].election.municipality',
    'domainOfInfluence/domainOfInfluenceType': 'elections[].election.level',
    [`${ELECTION}/electionIdentification`]: 'elections[].election.sourceKey',
    [`${ELECTION}/typeOfElection`]: 'elections[].election.seatMethod',
    [`${ELECTION}/electionDescription/electionDescriptionInfo/language`]: 'elections[].election.name.{language}',
    [`${ELECTION}/electionDescription/electionDescriptionInfo/electionDescription`]: 'elections[].election.name.{language}',
    [`${ELECTION}/electionDescription/electionDescriptionInfo/electionDescriptionShort`]: 'elections[].election.name.{language}',
    [`${ELECTION}/numberOfMandates`]: 'elections[].election.seats',
    [`${CANDIDATE}/candidateIdentification`]: 'elections[].candidates[].key',
    [`${CANDIDATE}/candidateReference`]: 'elections[].candidates[].number',
    [`${CANDIDATE}/familyName`]: 'elections[].candidates[].lastName',
    [`${CANDIDATE}/politicalFamilyName`]: 'elections[].candidates[].lastName',
    [`${CANDIDATE}/firstName`]: 'elections[].candidates[].firstName',
    [`${CANDIDATE}/politicalFirstName`]: 'elections[].candidates[].firstName',
    [`${CANDIDATE}/callName`]: 'elections[].candidates[].firstName',
    [`${CANDIDATE}/candidateText/candidateTextInfo/language`]: 'elections[].candidates[].occupation.{language}',
    [`${CANDIDATE}/candidateText/candidateTextInfo/candidateText`]: 'elections[].candidates[].place',
    [`${CANDIDATE}/dateOfBirth`]: 'elections[].candidates[].birthYear',
    [`${CANDIDATE}/yearOfBirth`]: 'elections[].candidates[].birthYear',
    [`${CANDIDATE}/dwellingAddress/town`]: 'elections[].candidates[].place',
    [`${CANDIDATE}/incumbentYesNo`]: 'elections[].candidates[].incumbent',
    [`${CANDIDATE}/occupationalTitle/occupationalTitleInfo/language`]: 'elections[].candidates[].occupation.{language}',
    [`${CANDIDATE}/occupationalTitle/occupationalTitleInfo/occupationalTitle`]: 'elections[].candidates[].occupation.{language}',
    [`${CANDIDATE}/partyAffiliation/partyAffiliationInfo/language`]: 'parties[].shortName.{language}',
    [`${CANDIDATE}/partyAffiliation/partyAffiliationInfo/partyAffiliationLong`]: 'parties[].name.{language}',
    [`${CANDIDATE}/partyAffiliation/partyAffiliationInfo/partyAffiliationShort`]: 'parties[].shortName.{language}',
    [`${CANDIDATE}/sex`]: 'elections[].candidates[].sex',
    [`${LIST}/candidatePosition/candidateIdentification`]: 'elections[].lists[].candidateKeys[]',
    [`${LIST}/candidatePosition/candidateReferenceOnPosition`]: 'elections[].candidates[].number',
    [`${LIST}/candidatePosition/positionOnList`]: 'elections[].candidates[].listPosition',
    [`${LIST}/isEmptyList`]: 'elections[].lists[].number',
    [`${LIST}/listDescription/listDescriptionInfo/language`]: 'elections[].lists[].name.{language}',
    [`${LIST}/listDescription/listDescriptionInfo/listDescription`]: 'elections[].lists[].name.{language}',
    [`${LIST}/listDescription/listDescriptionInfo/listDescriptionShort`]: 'elections[].lists[].name.{language}',
    [`${LIST}/listIdentification`]: 'elections[].lists[].key',
    [`${LIST}/listIndentureNumber`]: 'elections[].lists[].number',
    [`${UNION}/listUnionIdentification`]: 'elections[].lists[].connection',
    [`${UNION}/listUnionType`]: 'elections[].lists[].subConnection',
    [`${UNION}/referencedList`]: 'elections[].lists[].connection',
    [`${RESULT}/electionIdentification`]: CHECKED,
    [`${RESULT}/elected/majorityElection/electedCandidate/candidateOrWriteInCandidate/candidateIdentification`]:
      'elections[].result.candidates[].elected',
    [`${RESULT}/elected/majorityElection/electedCandidate/isElectedByDraw`]: 'elections[].result.candidates[].byLot',
    [`${RESULT}/elected/majorityElection/absoluteMajority`]: 'elections[].result.ballots.absoluteMajority',
    [`${DRAW}/majorityElection/isDrawPending`]: 'elections[].result.candidates[].drawPending',
    [`${DRAW}/majorityElection/candidateDrawElection/candidateIdentification`]: 'elections[].result.candidates[].drawPending',
    [`${DRAW}/majorityElection/winningCandidate/candidateIdentification`]: 'elections[].result.candidates[].byLot',
    [`${DRAW_ON_LIST}/isDrawPending`]: 'elections[].result.candidates[].drawPending',
    [`${DRAW_ON_LIST}/candidateIdentification`]: 'elections[].result.candidates[].drawPending',
    [`${DRAW_ON_LIST}/winningCandidateIdentification`]: 'elections[].result.candidates[].byLot',
    [`${DRAW_OF_LISTS}/isDrawPending`]: 'elections[].result.lists[].drawPending',
    [`${DRAW_OF_LISTS}/listOrListUnionIdentification/listIdentification`]: 'elections[].result.lists[].drawPending',
    [`${DRAW_OF_LISTS}/listOrListUnionIdentification/listUnionIdentification`]: 'elections[].result.lists[].drawPending',
    [`${RESULT}/elected/majorityElection/isElectionResultComplete`]: 'elections[].result.final',
    [`${RESULT}/elected/proportionalElection/isElectionResultComplete`]: 'elections[].result.final',
    [`${RESULT}/elected/proportionalElection/list/countOfSeatsGained`]: 'elections[].result.lists[].seats',
    [`${RESULT}/elected/proportionalElection/list/electedCandidate/candidateIdentification`]: 'elections[].result.candidates[].elected',
    [`${RESULT}/elected/proportionalElection/list/electedCandidate/isElectedByDraw`]: 'elections[].result.candidates[].byLot',
    [`${RESULT}/elected/proportionalElection/list/listIdentification`]: 'elections[].result.lists[].seats',
    [`${CIRCLE}/countOfBlankBallots`]: 'elections[].result.ballots.blank',
    [`${CIRCLE}/countOfInvalidBallots`]: 'elections[].result.ballots.invalid',
    [`${CIRCLE}/countOfReceivedBallots`]: 'elections[].result.ballots.received',
    [`${CIRCLE}/countOfValidBallots`]: 'elections[].result.ballots.valid',
    [`${CIRCLE}/countOfVotersInformation/countOfVotersTotal`]: 'elections[].result.ballots.eligible',
    [`${CIRCLE}/isFullyCounted`]: 'elections[].result.areas.counted',
    [`${OF_NAMES}/candidateResult/candidateOrWriteInCandidate/candidateIdentification`]: 'elections[].result.candidates[].votes',
    [`${OF_NAMES}/candidateResult/countOfVotesTotal`]: 'elections[].result.candidates[].votes',
    [`${OF_NAMES}/countOfBlankVotesTotal`]: 'elections[].result.ballots.lostLines',
    [`${OF_LISTS}/countOfBlankVotesOfChangedBallotsWithoutListDesignation`]: 'elections[].result.ballots.lostLines',
    [`${OF_LISTS}/listResults/candidateResults/candidateIdentification`]: 'elections[].result.candidates[].votes',
    [`${OF_LISTS}/listResults/candidateResults/countOfVotesFromChangedBallots`]: 'elections[].result.candidates[].votes',
    [`${OF_LISTS}/listResults/candidateResults/countOfVotesFromUnchangedBallots`]: 'elections[].result.candidates[].votes',
    [`${OF_LISTS}/listResults/countOfAdditionalVotes`]: 'elections[].result.lists[].additionalVotes',
    [`${OF_LISTS}/listResults/countOfCandidateVotes`]: 'elections[].result.lists[].votes',
    [`${OF_LISTS}/listResults/listIdentification`]: 'elections[].result.lists[].votes',
  },
  left: [
    {
      columns: [
        pattern(
          'deliveryHeader/senderId …',
          /^deliveryHeader\/(?!(action|messageDate|testDeliveryFlag|partialDelivery\/totalNumberOfPackages)$)/,
        ),
      ],
      reason: 'of the sending program and its messages',
    },
    {
      columns: [
        pattern('superiorAuthority/…', /^superiorAuthority\//),
        pattern('domainOfInfluence/…', /^domainOfInfluence\/.*(Identification|Shortname)$/),
      ],
      reason: 'the area is known by its type and name',
    },
    {
      columns: ['electionGroupIdentification', 'electionGroupPosition', `${ELECTION}/electionPosition`, `${LIST}/listOrderOfPrecedence`],
      reason: 'the order on the page follows numbers and names',
    },
    {
      columns: [
        pattern(
          `${CANDIDATE}/swiss …`,
          /^electionInformation\/candidate\/(swiss|foreigner|languageOfCorrespondence|vn|BfSNumberCanton|mrMrs|title|contactAddress|politicalAddress|dwellingAddress(?!\/town$))(\/.*)?$/,
        ),
      ],
      reason: 'of the person, and nothing to do with the office',
    },
    { columns: [pattern(`${LIST}/candidatePosition/candidateTextOnPosition/…`, /candidateTextOnPosition/)], reason: REPEATED },
    { columns: [`${LIST}/totalPositionsOnList`, `${LIST}/emptyListPositions`], reason: 'follows from the names on the list' },
    {
      columns: [pattern(`${UNION}/listUnionDescription/…`, /listUnionDescription/), `${UNION}/referencedListUnion`],
      reason: 'the lists that are connected name each other',
    },
    {
      columns: [pattern('…/namedElement/…', /^(?!voteBaseDelivery).*namedElement/)],
      reason: 'names of the sender alone, without a meaning in the standard',
    },
    {
      columns: [
        pattern('countingCircle/…', /^(?!voteBaseDelivery).*\bcountingCircle\//),
        `${CIRCLE}/electionResult/electionIdentification`,
      ],
      reason: 'the counting circles are added up; how many there are is counted',
    },
    {
      columns: [pattern(`${CIRCLE}/countOfVotersInformation/subtotalInfo/…`, /^electionResult\/.*subtotalInfo\/(?!namedElement)/)],
      reason: 'parts of a sum that is read',
    },
    {
      columns: [
        `${OF_LISTS}/countOfChangedBallotsWithoutListDesignation`,
        `${OF_LISTS}/listResults/countOfChangedBallots`,
        `${OF_LISTS}/listResults/countOfUnchangedBallots`,
        `${OF_NAMES}/countOfIndividualVotesTotal`,
        `${OF_NAMES}/countOfInvalidVotesTotal`,
      ],
      reason: NOT_SHOWN,
    },
    {
      columns: [
        `${OF_LISTS}/listResults/listIndentureNumber`,
        `${RESULT}/elected/proportionalElection/list/listIndentureNumber`,
        `${DRAW_ON_LIST}/listIdentification`,
        pattern(`${RESULT}/…/candidateReference …`, /^electionResult\/.*\/candidateReference(OnPosition)?$/),
        pattern(`${DRAW_OF_LISTS}/winningListOrListUnionIdentification/…`, /\/winningListOrListUnionIdentification\//),
      ],
      reason: REPEATED,
    },
    {
      columns: [pattern(`${RESULT}/…/writeInCandidate/…`, /\/writeInCandidate\/…$/)],
      reason: 'who is written in stands on no ballot, and is not kept',
    },
    {
      columns: [
        pattern(
          'electionAssociation/… quorum',
          /^electionAssociation\/(?!namedElement)|^electionInformation\/(quorum|referencedElectionAssociationId)$/,
        ),
      ],
      reason: 'how several elections count together is known of each canton',
    },
    {
      columns: [
        pattern('…/otherIdentification/…', /^(?!voteBaseDelivery).*\botherIdentification\//),
        `${ELECTION}/referencedElection/electionRelation`,
        `${ELECTION}/referencedElection/referencedElection`,
        `${LIST}/candidatePosition/checkingNumber`,
        'extension/*',
      ],
      reason: 'numbers and additions of the sender',
    },
    {
      columns: [
        pattern(
          `${CANDIDATE}/role …`,
          /^electionInformation\/candidate\/(role\/.*|eligibility|sortID|candidateGroupIdentification)$|^electionInformation\/list\/listUnionBallotText\//,
        ),
        pattern(`${RESULT}/elected/…/mandateType …`, /^electionResult\/elected\/.*\/(mandateType\/.*|sortID)$/),
        pattern(
          `${CIRCLE}/votingCardInformation …`,
          /^electionResult\/.*\/resultData\/(votingCardInformation\/.*|releasedTimestamp|lockoutTimestamp)$/,
        ),
        pattern('…/candidateListResultsInfo/…', /\/candidateListResultsInfo\/(?!namedElement)/),
      ],
      reason: NOT_SHOWN,
    },
    {
      columns: [pattern('voteBaseDelivery/…', /^voteBaseDelivery\//)],
      reason: 'a delivery of votes, which is refused: cantonal ones come as `onegov-votes`, federal ones as `voteinfo`',
    },
    { columns: [`${CIRCLE}/voterTurnout`], reason: 'follows from the counts that are read' },
  ],
}

const ROW = 'level_kantone[]'

export const CANDIDATE_LIST_PATHS: PathTable = {
  read: {
    timestamp: 'elections[].result.asOf',
    wahl_jahr: 'elections[].election.electionDate',
    [`${ROW}.kanton_nummer`]: CHECKED,
    [`${ROW}.liste_nummer_kanton`]: 'elections[].lists[].number',
    [`${ROW}.liste_bezeichnung`]: 'elections[].lists[].name.{language}',
    [`${ROW}.kandidat_nummer`]: 'elections[].candidates[].number',
    [`${ROW}.kandidat_listenplatz_1`]: 'elections[].candidates[].listPosition',
    [`${ROW}.kandidat_listenplatz_2`]: 'elections[].lists[].candidateKeys[]',
    [`${ROW}.name`]: 'elections[].candidates[].lastName',
    [`${ROW}.vorname`]: 'elections[].candidates[].firstName',
    [`${ROW}.geschlecht`]: 'elections[].candidates[].sex',
    [`${ROW}.geburtsjahr`]: 'elections[].candidates[].birthYear',
    [`${ROW}.wohnort`]: 'elections[].candidates[].place',
    [`${ROW}.beruf`]: 'elections[].candidates[].occupation.{language}',
    [`${ROW}.kandidat_status_id`]: 'elections[].candidates[].incumbent',
    [`${ROW}.stimmen_kandidat`]: 'elections[].result.candidates[].votes',
    [`${ROW}.flag_gewaehlt`]: 'elections[].result.candidates[].elected',
  },
  left: [
    { columns: ['quelle'], reason: 'the source stands beside every record by its importer' },
    { columns: [`${ROW}.kanton_bezeichnung`, `${ROW}.liste_nummer_bfs`, `${ROW}.wohnort_gemeinde_nummer`], reason: REPEATED },
    { columns: [`${ROW}.geburtsdatum`], reason: 'the year is enough' },
    { columns: [`${ROW}.kandidat_partei_id`], reason: 'a number of the office: the list says for whom somebody stands' },
  ],
}
