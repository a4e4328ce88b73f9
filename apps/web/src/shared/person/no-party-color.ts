/** The colour of whoever belongs to no party: one that no party has. */
export const NO_PARTY_COLOR = 'var(--line-strong)'
