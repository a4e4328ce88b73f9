// What the model server knows.
export const ELECTION = 1
/** The elections, which ask the same questions. */
export const ELECTIONS = [1, 2]
export const QUESTIONS = [1, 2, 3]
export const CANDIDATES = [1, 2, 3, 4, 5]
export const OFFICIAL_LISTS = [11, 12]
export const VOTES = [1, 2]
/** The users' ids; the token of each is `t` and the id. */
export const USERS = [1, 2]
