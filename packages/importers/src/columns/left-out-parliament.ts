import { type LeftOut, NOT_SHOWN, pattern, PRIVATE, REPEATED } from './left-out-reasons.ts'

const CHANGED: LeftOut = { columns: ['Modified'], reason: 'asked for in the address of the request; nothing of the record' }

/** Fields of the web services of the federal parliament that are not read. */
export const PARLIAMENT: Readonly<Record<string, readonly LeftOut[]>> = {
  'parliament Voting': [
    { columns: ['ID', 'RegistrationNumber'], reason: 'vote and person say which decision it is' },
    { columns: ['FirstName', 'LastName', 'Canton', 'CantonName', 'CantonID'], reason: 'of the member: comes with MemberCouncil' },
    {
      columns: ['ParlGroupColour', 'ParlGroupNameAbbreviation'],
      reason: 'the name of the group identifies it; colours are those of the product',
    },
    {
      columns: [
        pattern(
          'Business…, BillTitle, Id…, VoteEnd…, Meaning…, Subject',
          /^(Business|BillTitle|IdLegislativePeriod|IdSession|VoteEnd|Meaning|Subject)/,
        ),
      ],
      reason: 'of the vote: comes with Vote',
    },
  ],
  'parliament Vote': [
    { columns: ['RegistrationNumber', 'BusinessAuthor', 'BillNumber', 'SessionName'], reason: REPEATED },
    { columns: ['VoteEndWithTimezone'], reason: 'the day is enough' },
  ],
  'parliament Session': [{ columns: ['SessionNumber', 'Title', 'Type', 'TypeName'], reason: REPEATED }, CHANGED],
  'parliament ParlGroup': [
    { columns: ['ID', 'ParlGroupCode'], reason: 'ParlGroupNumber identifies the group' },
    { columns: ['IsActive', 'NameUsedSince'], reason: 'a group without members is not shown' },
    { columns: ['ParlGroupColour'], reason: 'colours are those of the product' },
    CHANGED,
  ],
  'parliament Party': [
    { columns: ['PartyNumber'], reason: REPEATED },
    { columns: ['StartDate', 'EndDate'], reason: 'a party without members is not shown' },
    CHANGED,
  ],
  'parliament Council': [CHANGED],
  'parliament MemberCouncil': [
    { columns: ['Language'], reason: 'no text of the row that is read depends on it' },
    {
      columns: [
        'IdPredecessor',
        'Canton',
        'CantonName',
        'CouncilName',
        'CouncilAbbreviation',
        'ParlGroupName',
        'ParlGroupAbbreviation',
        'ParlGroupFunctionText',
        'PartyName',
        'PartyAbbreviation',
        'OfficialName',
      ],
      reason: REPEATED,
    },
    {
      columns: [
        pattern('Military…, Marital…, BirthPlace_…', /^(Military|Marital|BirthPlace_)/),
        'NumberOfChildren',
        'Citizenship',
        'DateOfDeath',
      ],
      reason: PRIVATE,
    },
    { columns: ['Mandates', 'AdditionalMandate', 'AdditionalActivity'], reason: 'interests come with PersonInterest' },
    { columns: ['DateElection', 'DateOath', 'DateResignation'], reason: 'joining and leaving are shown' },
    CHANGED,
  ],
  'parliament Business': [
    {
      columns: ['BusinessType', 'BusinessTypeAbbreviation', 'BusinessStatus', 'BusinessStatusDate', 'Category', 'IsLeadingDepartment'],
      reason: REPEATED,
    },
    {
      columns: [
        pattern('ResponsibleDepartment…', /^ResponsibleDepartment/),
        pattern('First…, SubmissionCouncil…', /^(FirstCouncil|SubmissionCouncil(Name|Abbreviation))/),
      ],
      reason: NOT_SHOWN,
    },
    {
      columns: ['DraftText', 'DocumentationText', 'MotionText', 'FederalCouncilProposal', 'FederalCouncilProposalDate'],
      reason: 'the page of the parliament, which is linked, has them',
    },
    CHANGED,
  ],
  'parliament PersonInterest': [
    {
      columns: [
        pattern('OrganizationType…', /^OrganizationType/),
        'FunctionInAgency',
        'FunctionInAgencyShortText',
        'Agency',
        'InterestType',
        'InterestTypeShortText',
        'FirstName',
        'LastName',
      ],
      reason: REPEATED,
    },
    { columns: ['SortOrder'], reason: 'interests are shown by name' },
    CHANGED,
  ],
  'parliament MemberCommittee': [
    {
      columns: [
        'PersonIdCode',
        'CommitteeFunction',
        'FirstName',
        'LastName',
        'GenderAsString',
        pattern('Party…, Council…, Canton…, ParlGroup…', /^(Party|Council|Canton|ParlGroup)/),
        pattern('Abbreviation…', /^Abbreviation/),
        pattern('CommitteeType…', /^CommitteeType/),
      ],
      reason: REPEATED,
    },
    CHANGED,
  ],
  'parliament Transcript': [
    { columns: ['Language'], reason: 'LanguageOfText says in which language it was said' },
    { columns: ['IdSubject', 'VoteId', pattern('VoteBusiness…', /^VoteBusiness/)], reason: 'speeches stand with their speaker alone' },
    {
      columns: [
        pattern(
          'Meeting…, Speaker…, Council…, Canton…, ParlGroup…',
          /^(MeetingCouncilAbbreviation|MeetingVerbalixOid|Speaker(First|Last|Full)Name|CouncilName|Canton|ParlGroup)/,
        ),
        'Function',
        'DisplaySpeaker',
      ],
      reason: REPEATED,
    },
    { columns: ['SortOrder', 'Start', 'End', 'StartTimeWithTimezone', 'EndTimeWithTimezone'], reason: 'the day is enough' },
    CHANGED,
  ],
}
