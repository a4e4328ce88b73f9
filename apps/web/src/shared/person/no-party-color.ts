/** The colour of people without a party, which no party has. */
export const NO_PARTY_COLOR = 'var(--line-strong)'
