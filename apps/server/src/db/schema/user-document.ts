/** One record of a user, read and written whole. */
export interface UserDocumentTable {
  userId: number
  /** What it is, e.g. `opinions`. */
  kind: string
  /** The election that it belongs to, 0 for none. */
  scope: number
  /** Changes with every write; a new row starts with a random version, so that none recurs after a deletion. */
  version: number
  /** Sealed under the user's key; only rows of `unsealedDocument` are not. */
  content: Buffer
}
