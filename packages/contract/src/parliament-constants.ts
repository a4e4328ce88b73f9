/** How a councillor voted. `president` = in the chair, who votes only in case of a tie; absence and excuse are no opinion. */
export const DECISIONS = ['yes', 'no', 'abstain', 'absent', 'excused', 'president'] as const
export const PEOPLE_VOTE_KINDS = ['mandatory-referendum', 'optional-referendum', 'initiative', 'counter-proposal', 'tie-break'] as const
/** `free` leaves it to the voters, `none` gives no recommendation, `blank` asks for an empty ballot; the last two answer a tie-break question. */
export const RECOMMENDATIONS = ['yes', 'no', 'free', 'none', 'blank', 'initiative', 'counter-proposal'] as const
export const MEDIA_TYPES = ['newspaper', 'magazine', 'broadcaster', 'online', 'agency', 'authority'] as const
