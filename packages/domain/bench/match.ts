/**
 * Measures what the product uses: the percents and the ranked order of one voter, and the update after one changed answer.
 * Run by `npm run bench:match`; ends with status 1 above the bars. The data is synthetic and the same at every run.
 */
import {
  changeAnswer,
  createMatcher,
  encodeAnswers,
  matchAll,
  matchPercents,
  readPercents,
  seededRandom,
  VALUES_OF_SCALE,
} from '../src/index.ts'

const FULL_BAR_MS = 0.12
const CHANGE_BAR_MS = 0.008
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

/** That both paths agree is a test of its own; here it guards against measuring something broken. */
function checkAgreement(matrix: ReturnType<typeof drawMatrix>): void {
  const responses = drawVoter('agreement')
  const changed = responses.map((response, index) => (index === 0 ? { ...response, value: response.value === 0 ? 100 : 0 } : response))
  const matcher = createMatcher({ matrix, method: 'city-block', seed: 1 })
  matchAll(matcher, responses)
  const [first] = changed
  if (first) changeAnswer(matcher, first)
  const whole = matchPercents({ matrix, responses: changed, seed: 1 })
  if (JSON.stringify(readPercents(matcher)) !== JSON.stringify(whole)) throw new Error('The two paths disagree')
}

function measureField(count: number) {
  const matrix = drawMatrix(count)
  checkAgreement(matrix)
  const voters = Array.from({ length: 16 }, (_, index) => drawVoter(`voter-${index}`))
  const voterOf = (turn: number) => voters[turn % voters.length] ?? []
  const matcher = createMatcher({ matrix, method: 'city-block', seed: 1 })
  const full = measure((turn) => matchAll(matcher, voterOf(turn)))
  const change = measure((turn) => {
    const answer = voterOf(turn)[turn % SCALES.length]
    if (answer) changeAnswer(matcher, answer)
  })
  const fresh = measure((turn) => matchPercents({ matrix, responses: voterOf(turn), seed: turn }))
  const euclid = createMatcher({ matrix, method: 'euclid', seed: 1 })
  const classic = measure((turn) => matchAll(euclid, voterOf(turn)))
  return { count, full, change, fresh, classic }
}

const results = COUNTS.map(measureField)
console.log('Median milliseconds for one voter, 75 questions, 5 % of the answers missing')
console.table(
  results.map(({ count, full, change, fresh, classic }) => ({
    candidates: count,
    'percents and order': full.toFixed(4),
    'one answer changed': change.toFixed(4),
    'new voter, as objects': fresh.toFixed(4),
    'Euclid (classic)': classic.toFixed(4),
  })),
)
const bar = results.find(({ count }) => count === BAR_COUNT)
if (!bar) throw new Error('The field of the bars was not measured')
console.log(`Peer (OpenVAA, ${BAR_COUNT} candidates): ${PEER_MS} ms, so ${Math.round(PEER_MS / bar.full)} times faster;`)
console.log(`one changed answer ${Math.round(PEER_MS / bar.change)} times faster than its whole comparison.`)
const isBelow = bar.full <= FULL_BAR_MS && bar.change <= CHANGE_BAR_MS
console.log(`Bars ${FULL_BAR_MS} ms and ${CHANGE_BAR_MS} ms: ${isBelow ? 'kept' : 'BROKEN'}`)
process.exitCode = isBelow ? 0 : 1
