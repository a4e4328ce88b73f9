/** How many connections to the database each part of a server has. */
export interface Connections {
  readonly all: number
  readonly accounts: number
  /** Public data are read by connections of their own: whoever asks for more of them than there are keeps no account from its own. */
  readonly publicData: number
  /** Whether the database answers is asked by one that nothing else takes. */
  readonly health: number
}

/** Of fetching: one renews the lease, one writes, one reads meanwhile. */
export const FETCHING_CONNECTIONS = 3
/** The desk has connections of its own: those who answer on the last evening keep no voter waiting. */
export const DESK_CONNECTIONS = 6

/** Fewer leave no part two at once. */
export const FEWEST_CONNECTIONS = 5

/** Divides the connections of a server, of 27: 10 for accounts, 16 for public data, 1 for the health. */
export function divideConnections(all: number): Connections {
  const health = 1
  const accounts = Math.round(((all - health) * 10) / 26)
  return { all, accounts, publicData: all - health - accounts, health }
}
