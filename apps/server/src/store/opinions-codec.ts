import type { Opinions } from '@plenara/api'
import { type Match, type Response, WEIGHTS, type Weight } from '@plenara/contract'
import { ByteReader, ByteWriter, unzigzag, zigzag } from './byte-writer.ts'

const FORMAT = 1
/** Every value of every scale, and null; further values take three bytes. The order is part of the format: only add at the end. */
const VALUES: readonly (number | null)[] = [null, 0, 17, 25, 33, 50, 67, 75, 83, 100]
const OTHER_VALUE = 255

/**
 * Packs opinions: an answer into the distance of its question from the one before and one byte for value and weight, a rating into the
 * distance of its candidate. About two bytes each. Order is kept; ranks are the order of the ranked candidates and not written.
 */
export function encodeOpinions(opinions: Opinions): Buffer {
  const writer = new ByteWriter()
  writer.byte(FORMAT)
  writer.unsigned(opinions.responses.length)
  let last = 0
  for (const response of opinions.responses) {
    writer.unsigned(zigzag(response.questionId - last))
    writeAnswer(writer, response)
    last = response.questionId
  }
  writeMatches(writer, opinions.matches)
  return writer.bytes()
}

/** Unpacks what `encodeOpinions` packed. Throws `RangeError` where the bytes are not such a record. */
export function decodeOpinions(bytes: Uint8Array): Opinions {
  const reader = new ByteReader(bytes)
  const format = reader.byte()
  if (format !== FORMAT) throw new RangeError(`Unknown format ${format} of opinions`)
  const responses: Response[] = []
  let questionId = 0
  for (let left = reader.unsigned(); left > 0; left--) {
    questionId += unzigzag(reader.unsigned())
    responses.push({ questionId, ...readAnswer(reader) })
  }
  return { responses, matches: readMatches(reader) }
}

function writeAnswer(writer: ByteWriter, { value, weight }: Response): void {
  const place = VALUES.indexOf(value)
  const weightPlace = WEIGHTS.indexOf(weight)
  if (place >= 0 || value === null) {
    writer.byte(place * WEIGHTS.length + weightPlace)
    return
  }
  writer.byte(OTHER_VALUE)
  writer.byte(value)
  writer.byte(weightPlace)
}

function readAnswer(reader: ByteReader): { value: number | null; weight: Weight } {
  const code = reader.byte()
  if (code === OTHER_VALUE) return { value: reader.byte(), weight: weightAt(reader.byte()) }
  const value = VALUES[Math.floor(code / WEIGHTS.length)]
  if (value === undefined) throw new RangeError(`Unknown answer ${code}`)
  return { value, weight: weightAt(code % WEIGHTS.length) }
}

function weightAt(place: number): Weight {
  const weight = WEIGHTS[place]
  if (weight === undefined) throw new RangeError(`Unknown weight ${place}`)
  return weight
}

/** The lowest bit tells a love from a like. */
function writeMatches(writer: ByteWriter, matches: readonly Match[]): void {
  const ranked = matches.filter((match) => match.type !== 'dislike')
  const disliked = matches.filter((match) => match.type === 'dislike')
  writer.unsigned(ranked.length)
  let last = 0
  for (const { candidateId, type } of ranked) {
    writer.unsigned(zigzag(candidateId - last) * 2 + (type === 'love' ? 1 : 0))
    last = candidateId
  }
  writer.unsigned(disliked.length)
  for (const { candidateId } of disliked) {
    writer.unsigned(zigzag(candidateId - last))
    last = candidateId
  }
}

function readMatches(reader: ByteReader): Match[] {
  const matches: Match[] = []
  const ranked = reader.unsigned()
  let candidateId = 0
  for (let rank = 1; rank <= ranked; rank++) {
    const code = reader.unsigned()
    candidateId += unzigzag(Math.floor(code / 2))
    matches.push({ candidateId, type: code % 2 === 1 ? 'love' : 'like', rank })
  }
  for (let left = reader.unsigned(); left > 0; left--) {
    candidateId += unzigzag(reader.unsigned())
    matches.push({ candidateId, type: 'dislike', rank: null })
  }
  return matches
}
