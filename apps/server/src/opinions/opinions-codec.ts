import type { Opinions, StoredResponse } from '@plenara/api'
import { type Match, WEIGHTS, type Weight } from '@plenara/contract'
import { ByteReader, ByteWriter, unzigzag, zigzag } from './byte-writer.ts'

/** Without and with the moments of the answers; with these and the answers that are for this election alone. */
const FORMATS = { plain: 1, timed: 2, marked: 3 } as const
/** Every value of every scale, and null; further values take three bytes. The order is part of the format: only add at the end. */
const VALUES: readonly (number | null)[] = [null, 0, 17, 25, 33, 50, 67, 75, 83, 100]
const OTHER_VALUE = 255

/**
 * Packs opinions: an answer as the difference of its question's id from the previous one and one byte for value and weight, a rating as the
 * difference of its candidate's id. About two bytes each. The order is preserved; ranks follow from the order of the ranked candidates and are not
 * written. If answers have timestamps, these follow, each as the difference in seconds from the previous one.
 */
export function encodeOpinions(opinions: Opinions): Buffer {
  const writer = new ByteWriter()
  const isTimed = opinions.responses.some(({ answeredAt }) => answeredAt !== undefined)
  const isMarked = opinions.responses.some(({ only }) => only)
  writer.byte(isMarked ? FORMATS.marked : isTimed ? FORMATS.timed : FORMATS.plain)
  writer.unsigned(opinions.responses.length)
  let last = 0
  for (const response of opinions.responses) {
    writer.unsigned(zigzag(response.questionId - last))
    writeAnswer(writer, response)
    last = response.questionId
  }
  writeMatches(writer, opinions.matches)
  if (isTimed || isMarked) writeMoments(writer, opinions.responses)
  if (isMarked) for (const { only } of opinions.responses) writer.byte(only ? 1 : 0)
  return writer.bytes()
}

/** Unpacks what `encodeOpinions` packed. Throws `RangeError` if the bytes are not such a record. */
export function decodeOpinions(bytes: Uint8Array): Opinions {
  const reader = new ByteReader(bytes)
  const format = reader.byte()
  if (!Object.values<number>(FORMATS).includes(format)) throw new RangeError(`Unknown format ${format} of opinions`)
  const responses: StoredResponse[] = []
  let questionId = 0
  for (let left = reader.unsigned(); left > 0; left--) {
    questionId += unzigzag(reader.unsigned())
    responses.push({ questionId, ...readAnswer(reader) })
  }
  const matches = readMatches(reader)
  const timed = format === FORMATS.plain ? responses : readMoments(reader, responses)
  return { responses: format === FORMATS.marked ? readMarks(reader, timed) : timed, matches }
}

/** 0 means an unknown moment. */
function writeMoments(writer: ByteWriter, responses: readonly StoredResponse[]): void {
  let last = 0
  for (const { answeredAt } of responses) {
    writer.unsigned(answeredAt === undefined ? 0 : zigzag(answeredAt - last) + 1)
    last = answeredAt ?? last
  }
}

function readMarks(reader: ByteReader, responses: readonly StoredResponse[]): StoredResponse[] {
  return responses.map((response) => (reader.byte() === 1 ? { ...response, only: true } : response))
}

function readMoments(reader: ByteReader, responses: readonly StoredResponse[]): StoredResponse[] {
  let last = 0
  return responses.map((response) => {
    const code = reader.unsigned()
    if (code === 0) return response
    last += unzigzag(code - 1)
    return { ...response, answeredAt: last }
  })
}

/** One byte for value and weight, three for a value of no scale. */
export function writeAnswer(writer: ByteWriter, { value, weight }: Pick<StoredResponse, 'value' | 'weight'>): void {
  const valueIndex = VALUES.indexOf(value)
  const weightIndex = WEIGHTS.indexOf(weight)
  if (valueIndex >= 0 || value === null) {
    writer.byte(valueIndex * WEIGHTS.length + weightIndex)
    return
  }
  writer.byte(OTHER_VALUE)
  writer.byte(value)
  writer.byte(weightIndex)
}

/** What `writeAnswer` wrote. Throws `RangeError`. */
export function readAnswer(reader: ByteReader): { value: number | null; weight: Weight } {
  const code = reader.byte()
  if (code === OTHER_VALUE) return { value: reader.byte(), weight: weightAt(reader.byte()) }
  const value = VALUES[Math.floor(code / WEIGHTS.length)]
  if (value === undefined) throw new RangeError(`Unknown answer ${code}`)
  return { value, weight: weightAt(code % WEIGHTS.length) }
}

function weightAt(index: number): Weight {
  const weight = WEIGHTS[index]
  if (weight === undefined) throw new RangeError(`Unknown weight ${index}`)
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
