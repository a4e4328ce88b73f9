import { USER_DECISIONS } from '@plenara/contract'
import type { UserVotes } from '@plenara/domain'
import { ByteReader, ByteWriter } from './byte-writer.ts'

const FORMAT = 1

/** Packs votes, ascending by id: the difference of each id from the previous one, and a byte with the index of the decision in `USER_DECISIONS`. */
export function encodeUserVotes(votes: UserVotes): Buffer {
  const writer = new ByteWriter()
  writer.byte(FORMAT)
  writer.unsigned(votes.length)
  let last = 0
  for (const { parliamentVoteId, decision } of votes) {
    writer.unsigned(parliamentVoteId - last)
    writer.byte(USER_DECISIONS.indexOf(decision))
    last = parliamentVoteId
  }
  return writer.bytes()
}

/** Unpacks what `encodeUserVotes` packed. Throws `RangeError` if the bytes are not such a record. */
export function decodeUserVotes(bytes: Uint8Array): UserVotes {
  const reader = new ByteReader(bytes)
  const format = reader.byte()
  if (format !== FORMAT) throw new RangeError(`Unknown format ${format} of votes`)
  let parliamentVoteId = 0
  return Array.from({ length: reader.unsigned() }, () => {
    parliamentVoteId += reader.unsigned()
    const index = reader.byte()
    const decision = USER_DECISIONS[index]
    if (decision === undefined) throw new RangeError(`Unknown decision ${index}`)
    return { parliamentVoteId, decision }
  })
}
