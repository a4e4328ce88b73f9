export interface PackedAnswer {
  readonly questionId: number
  /** 0 to 100, null if the candidate gave no answer. */
  readonly value: number | null
}

const SIZE = 5
const NO_VALUE = 255

/** Answers in five bytes each, by ascending question id: the id (32 bits, big-endian) and the value, 255 for none. */
export function packAnswers(answers: readonly PackedAnswer[]): Buffer {
  const packed = Buffer.alloc(answers.length * SIZE)
  const ordered = answers.toSorted((a, b) => a.questionId - b.questionId)
  for (const [index, { questionId, value }] of ordered.entries()) {
    packed.writeUInt32BE(questionId, index * SIZE)
    packed.writeUInt8(value ?? NO_VALUE, index * SIZE + 4)
  }
  return packed
}

/** Unpacks what `packAnswers` packed. */
export function unpackAnswers(packed: Buffer): PackedAnswer[] {
  return Array.from({ length: Math.floor(packed.length / SIZE) }, (_, index) => {
    const value = packed.readUInt8(index * SIZE + 4)
    return { questionId: packed.readUInt32BE(index * SIZE), value: value === NO_VALUE ? null : value }
  })
}
