/** How a councillor voted. `president` = in the chair, who votes only in case of a tie; absence and excuse are no opinion. */
export const DECISIONS = ['yes', 'no', 'abstain', 'absent', 'excused', 'president'] as const
/** What a user may say to a vote [ENTITY-17]; saying nothing is having no entry. */
export const USER_DECISIONS = ['yes', 'no'] as const
/** Votes on which one account may have its own decision. */
export const MAX_USER_VOTES = 5_000
/** Which side of a scale goes with a yes in the vote: `agree` from above 50 to 100, `disagree` from 0 to below 50. */
export const YES_MEANINGS = ['agree', 'disagree'] as const
/** How what a person said as a candidate compares with how the same person voted. */
export const SAID_AND_VOTED_OUTCOMES = ['agrees', 'contradicts', 'no-clear-answer', 'abstained', 'did-not-vote'] as const
/** The first five are those of the Confederation, by their number from 1; a `proposal` is one of a canton whose source does not say which. */
export const PEOPLE_VOTE_KINDS = [
  'mandatory-referendum',
  'optional-referendum',
  'initiative',
  'counter-proposal',
  'tie-break',
  'proposal',
] as const
/** The kinds of federal law (BV Art. 138-141). */
export type FederalVoteKind = Exclude<(typeof PEOPLE_VOTE_KINDS)[number], 'proposal'>
/** `free` leaves it to the voters, `none` gives no recommendation, `blank` asks for an empty ballot; the last two answer a tie-break question. */
export const RECOMMENDATIONS = ['yes', 'no', 'free', 'none', 'blank', 'initiative', 'counter-proposal'] as const
export const MEDIA_TYPES = ['newspaper', 'magazine', 'broadcaster', 'online', 'agency', 'authority'] as const
export const COUNCIL_TYPES = ['executive', 'legislative', 'judiciary'] as const
/** The legislatures of the National Council by number, first and last day [ENTITY-13]. */
export const LEGISLATURES = [
  { number: 52, from: '2023-12-04', until: '2027-12-05' },
  { number: 53, from: '2027-12-06', until: '2031-12-07' },
] as const
/** Entries a page of votes and articles. */
export const PAGE_SIZE = 20
/** What somebody holds: a seat in the federal parliament, in the government, in a court, or in a council of a canton or municipality. */
export const OFFICES = ['councillor', 'federal-councillor', 'judge', 'cantonal-councillor'] as const
/** The longest text that is searched for. */
export const MAX_SEARCH_TERM = 200
/** What one search finds at most, and at most of one kind. */
export const MAX_SEARCH_RESULTS = 40
export const MAX_RESULTS_A_KIND = 8
/** The most percentage points that yes and no may lie apart in a close vote. */
export const VOTE_MARGINS = ['2', '5', '10'] as const
/** What there was more of in a vote of a parliament; of a people's vote whether it was accepted, which may take the majority of the cantons too. */
export const VOTE_RESULTS = ['yes', 'no'] as const
/** The policy areas of people's votes by their number in Swissvotes. */
export const POLICY_AREAS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
/** The Confederation, where cantons are told by their codes. */
export const CONFEDERATION = 'CH'
/** Votes that a list shows of one affair at most; where the affair has no page of its own, `MAX_VOTES_WITHOUT_PAGE`. */
export const VOTES_AN_AFFAIR = 3
export const MAX_VOTES_WITHOUT_PAGE = 20
export const VOTE_SORTS = ['newest', 'oldest'] as const
/** Seats of the institutions of the Confederation: Art. 149, 150, 157 and 175 of the Federal Constitution [FACT-1]. */
export const SEATS = { nationalCouncil: 200, councilOfStates: 46, federalAssembly: 246, federalCouncil: 7 } as const
/** Judges of the Federal Supreme Court as the product states them [FACT-1]; Art. 1 para. 3 BGG says 35 to 45. */
export const FEDERAL_JUDGES = { least: 34, most: 45 } as const
/** Members whom a parliamentary group needs at least: Art. 61 para. 3 ParlA [FACT-1]. */
export const GROUP_MINIMUM = 5
/** The Grand Council of Basel-Stadt: its seats and those of its constituencies [FACT-1]. */
export const BASEL_GRAND_COUNCIL = { seats: 100, constituencies: [34, 27, 27, 11, 1] } as const
/** Years between two elections of the National Council: Art. 145 and 149 of the Federal Constitution; of most cantonal parliaments too [FACT-1]. */
export const TERM_YEARS = 4
/** The cantons whose parliaments are elected every five years, by their own constitutions [FACT-1]. */
export const LONG_TERM = { years: 5, cantons: ['FR', 'VD', 'GE', 'JU'] } as const
/** Communes of Switzerland, rounded: 2110 on 1 January 2026. */
export const COMMUNES_ABOUT = 2100
