import { looksLike } from '../tables/near-miss.ts'

/** The elements that are read. */
const READ = [
  ...['cantonId', 'pollingDay', 'testDeliveryFlag', 'domainOfInfluence', 'domainOfInfluenceType', 'domainOfInfluenceName', 'messageDate'],
  ...['electionInformation', 'electionGroupResult', 'election', 'electionIdentification', 'electionDescriptionInfo', 'electionDescription'],
  ...[
    'numberOfMandates',
    'typeOfElection',
    'candidate',
    'candidateIdentification',
    'politicalFamilyName',
    'familyName',
    'callName',
    'firstName',
  ],
  ...['politicalFirstName', 'candidateText', 'candidateTextInfo', 'candidateReference', 'dwellingAddress', 'town', 'incumbentYesNo', 'sex'],
  ...['dateOfBirth', 'occupationalTitle', 'occupationalTitleInfo', 'partyAffiliation', 'partyAffiliationInfo', 'partyAffiliationShort'],
  ...['partyAffiliationLong', 'list', 'listIdentification', 'listIndentureNumber', 'listDescription', 'listDescriptionInfo', 'isEmptyList'],
  ...['candidatePosition', 'positionOnList', 'candidateReferenceOnPosition', 'listUnion', 'listUnionIdentification', 'listUnionType'],
  ...['referencedList', 'electionResult', 'countingCircleResult', 'resultData', 'isFullyCounted', 'elected', 'proportionalElection'],
  ...['majorityElection', 'electedCandidate', 'countOfSeatsGained', 'isElectionResultComplete', 'isElectedByDraw', 'listResults'],
  ...['candidateResults', 'candidateResult', 'candidateOrWriteInCandidate', 'countOfVotesFromUnchangedBallots', 'countOfVotesTotal'],
  ...['countOfVotesFromChangedBallots', 'countOfAdditionalVotes', 'countOfCandidateVotes', 'countOfValidBallots', 'countOfReceivedBallots'],
  ...['countOfBlankBallots', 'countOfInvalidBallots', 'countOfVotersInformation', 'countOfVotersTotal', 'countOfBlankVotesTotal'],
  'countOfBlankVotesOfChangedBallotsWithoutListDesignation',
]

/** Elements of a delivery that look like one that is read and that the delivery has nowhere; `lines` are those of the first of each name. */
export function renamedElements(lines: ReadonlyMap<string, number>): { readonly line: number; readonly reason: string }[] {
  const missing = READ.filter((name) => !lines.has(name))
  const strange = [...lines].filter(([name]) => !READ.includes(name))
  return strange.flatMap(([name, line]) => {
    const meant = missing.find((one) => looksLike(name, one))
    return meant ? [{ line, reason: `the element ${name} looks like ${meant}, which is missing` }] : []
  })
}
