/**
 * Measures what a request costs: the percents of one voter with all candidates, in their order; and what a step of the questionnaire costs:
 * the belief, the expected percents and the next of all open questions.
 * Run by `npm run bench:match`; ends with status 1 above the bar. The data is synthetic and the same at every run.
 */
import { answeringRows, answerStatistics, SHRINKAGE } from '../src/belief/answer-statistics.ts'
import { believe } from '../src/belief/belief.ts'
import { expectedPercents, questionTables } from '../src/belief/expected-percents.ts'
import { nextQuestion } from '../src/belief/next-question.ts'
import { encodeAnswers, matchPercents, seededRandom, VALUES_OF_SCALE } from '../src/index.ts'

/** A frame of 16 ms on a phone four times slower, with room to draw. */
const BAR_MS = 2
/** OpenVAA 9e03992 on 2 cores of the same class, Manhattan, 75 questions, 1,341 candidates, percents and order. */
const PEER_MS = 36.9
const BAR_COUNT = 1341
const COUNTS = [BAR_COUNT, 5909, 20_000] as const
const ROUNDS = 301
const MISSING = 0.05
const SCALES = [
  ...Array.from({ length: 60 }, () => 'Standard-4' as const),
  ...Array.from({ length: 7 }, () => 'Slider-7' as const),
  ...Array.from({ length: 8 }, () => 'options5' as const),
]
const WEIGHTS = [1, 1, 1, 0.5, 2] as const

/** Answers that follow one latent dimension with some noise, as in real questionnaires. */
function drawAnswers(random: () => number) {
  const leaning = random()
  return SCALES.map((scale, index) => {
    const values = VALUES_OF_SCALE[scale]
    const position = (index % 2 === 0 ? leaning : 1 - leaning) * 0.7 + random() * 0.3
    return { questionId: index + 1, value: values[Math.min(values.length - 1, Math.floor(position * values.length))] ?? 0 }
  })
}

function drawMatrix(count: number) {
  const random = seededRandom(`candidates-${count}`)
  const answers = Array.from({ length: count }, (_, index) => ({
    candidateId: index + 1,
    answers: drawAnswers(random).filter(() => random() >= MISSING),
  }))
  return encodeAnswers(
    SCALES.map((_, index) => index + 1),
    answers,
  )
}

function drawVoter(seed: string) {
  const random = seededRandom(seed)
  return drawAnswers(random).map((answer) => ({ ...answer, weight: WEIGHTS[Math.floor(random() * WEIGHTS.length)] ?? 1 }))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median time of one call in milliseconds over rounds that are short beside a time slice, after a warm-up that lets V8 reach its last tier. */
function measure(call: (turn: number) => void): number {
  let turn = 0
  const warmUntil = performance.now() + 1500
  while (performance.now() < warmUntil) call(turn++)
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      let calls = 0
      do {
        call(turn++)
        calls++
      } while (performance.now() - start < 1)
      return (performance.now() - start) / calls
    }),
  )
}

function measureField(count: number) {
  const matrix = drawMatrix(count)
  const voters = Array.from({ length: 16 }, (_, index) => drawVoter(`voter-${index}`))
  const responsesOf = (turn: number) => voters[turn % voters.length] ?? []
  const [cityBlock, euclid] = (['city-block', 'euclid'] as const).map((method) =>
    measure((turn) => matchPercents({ matrix, responses: responsesOf(turn), method, seed: turn })),
  )
  return { candidates: count, cityBlock: cityBlock ?? Number.NaN, euclid: euclid ?? Number.NaN }
}

/** How many questions are answered when the next one is computed. */
const ANSWERED = 8

function measureStep(count: number) {
  const matrix = drawMatrix(count)
  const rows = answeringRows(matrix)
  const statistics = answerStatistics(matrix, rows, SHRINKAGE)
  const voters = Array.from({ length: 16 }, (_, index) => drawVoter(`voter-${index}`).slice(0, ANSWERED))
  const open = new Set(matrix.questionIds)
  return measure((turn) => {
    const belief = believe(statistics, matrix.questionIds, voters[turn % voters.length] ?? [])
    nextQuestion({ matrix, belief, open, expected: expectedPercents(matrix, questionTables(belief), rows) })
  })
}

const results = COUNTS.map(measureField)
console.log('Median milliseconds for one voter, 75 questions, 5 % of the answers missing')
console.table(results)
const bar = results.find(({ candidates }) => candidates === BAR_COUNT)
if (!bar) throw new Error(`No result for ${BAR_COUNT} candidates: add the count to COUNTS`)
console.log(`Peer (OpenVAA, ${BAR_COUNT} candidates): ${PEER_MS} ms, so ${Math.round(PEER_MS / bar.cityBlock)} times faster`)
const step = measureStep(BAR_COUNT)
console.log(`Next question, ${BAR_COUNT} candidates, ${ANSWERED} answered: ${step.toFixed(2)} ms`)
const isBelow = bar.cityBlock <= BAR_MS && step <= BAR_MS
console.log(`Limit of ${BAR_MS} ms each: ${isBelow ? 'met' : 'EXCEEDED'}`)
process.exitCode = isBelow ? 0 : 1
