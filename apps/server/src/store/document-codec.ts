import { FIRST_OWN_LIST_ID, type ListCollection, type Opinions } from '@plenara/api'
import { decodeOpinions, encodeOpinions } from './opinions-codec.ts'

/** How a record of a user becomes bytes in the database. */
export interface DocumentCodec<T> {
  readonly kind: 'opinions' | 'lists'
  /** What stands for a record that was never written. */
  readonly empty: T
  encode(value: T): Buffer
  decode(bytes: Buffer): T
}

export const opinionsCodec: DocumentCodec<Opinions> = {
  kind: 'opinions',
  empty: { responses: [], matches: [] },
  encode: encodeOpinions,
  decode: decodeOpinions,
}

export const listsCodec: DocumentCodec<ListCollection> = {
  kind: 'lists',
  empty: { nextId: FIRST_OWN_LIST_ID, lists: [], choices: [], creations: [] },
  encode: (lists) => Buffer.from(JSON.stringify(lists)),
  decode: (bytes) => JSON.parse(bytes.toString('utf8')) as ListCollection,
}
