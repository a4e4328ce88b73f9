/** One record of a user, read and written whole. */
export interface UserDocumentTable {
  userId: number
  kind: 'opinions' | 'lists'
  /** The election of opinions, 0 for lists. */
  scope: number
  /** Changes with every write; a new row begins anywhere, so that a version never returns after a deletion. */
  version: number
  content: Buffer
}
