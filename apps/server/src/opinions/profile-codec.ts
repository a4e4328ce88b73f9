import type { OpinionProfile, ProfileAnswer } from '@plenara/domain'
import { ByteReader, ByteWriter, unzigzag, zigzag } from './byte-writer.ts'
import { readAnswer, writeAnswer } from './opinions-codec.ts'

const FORMAT = 1

/**
 * Packs what a user answered for all elections: every number of an answer as the difference from that of the answer before, value and weight in a byte.
 * About seven bytes an answer.
 */
export function encodeProfile({ answers, off, held, apart, since }: OpinionProfile): Buffer {
  const writer = new ByteWriter()
  writer.byte(FORMAT)
  writer.unsigned(since)
  writeIds(writer, off)
  writeIds(writer, held)
  writeIds(
    writer,
    apart.flatMap(({ electionId, questionId }) => [electionId, questionId]),
  )
  writer.unsigned(answers.length)
  let last = NO_ANSWER
  for (const answer of answers) {
    writer.unsigned(zigzag(answer.opinionId - last.opinionId))
    writer.unsigned(zigzag(answer.questionId - answer.opinionId))
    writer.unsigned(zigzag(answer.electionId - last.electionId))
    writer.unsigned(zigzag(answer.at - last.at))
    writer.unsigned(answer.until === undefined ? 0 : zigzag(answer.until - answer.at) + 1)
    writeAnswer(writer, answer)
    last = answer
  }
  return writer.bytes()
}

/** Unpacks what `encodeProfile` packed. Throws `RangeError` if the bytes are not such a record. */
export function decodeProfile(bytes: Uint8Array): OpinionProfile {
  const reader = new ByteReader(bytes)
  const format = reader.byte()
  if (format !== FORMAT) throw new RangeError(`Unknown format ${format} of a profile`)
  const since = reader.unsigned()
  const off = readIds(reader)
  const held = readIds(reader)
  const places = readIds(reader)
  const apart = places.flatMap((electionId, index) => (index % 2 === 0 ? [{ electionId, questionId: places[index + 1] ?? 0 }] : []))
  const answers: ProfileAnswer[] = []
  let last = NO_ANSWER
  for (let left = reader.unsigned(); left > 0; left--) {
    last = readProfileAnswer(reader, last)
    answers.push(last)
  }
  return { answers, off, held, apart, since }
}

const NO_ANSWER: ProfileAnswer = { opinionId: 0, questionId: 0, electionId: 0, value: null, weight: 1, at: 0 }

function readProfileAnswer(reader: ByteReader, last: ProfileAnswer): ProfileAnswer {
  const opinionId = last.opinionId + unzigzag(reader.unsigned())
  const questionId = opinionId + unzigzag(reader.unsigned())
  const electionId = last.electionId + unzigzag(reader.unsigned())
  const at = last.at + unzigzag(reader.unsigned())
  const until = reader.unsigned()
  return { opinionId, questionId, electionId, at, ...(until > 0 && { until: at + unzigzag(until - 1) }), ...readAnswer(reader) }
}

function writeIds(writer: ByteWriter, ids: readonly number[]): void {
  writer.unsigned(ids.length)
  for (const id of ids) writer.unsigned(id)
}

function readIds(reader: ByteReader): number[] {
  return Array.from({ length: reader.unsigned() }, () => reader.unsigned())
}
