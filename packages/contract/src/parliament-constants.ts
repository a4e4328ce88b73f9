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
export const PEOPLE_VOTE_KINDS = ['mandatory-referendum', 'optional-referendum', 'initiative', 'counter-proposal', 'tie-break'] as const
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
export const VOTE_SORTS = ['newest', 'oldest'] as const
