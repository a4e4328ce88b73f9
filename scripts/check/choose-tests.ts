import type { TouchedTest } from './touched-tests.ts'

/** Seconds of a test file that never ran here, by the project it belongs to. */
const GUESSES: readonly [pattern: RegExp, seconds: number][] = [
  [/^apps\/server\/test\/security\//, 6],
  [/^apps\/server\//, 2],
  [/./, 0.3],
]

export interface ChosenTests {
  readonly files: readonly string[]
  /** Touched tests that are too far away for the time there is. */
  readonly left: number
}

/**
 * The nearest tests that fit into so many seconds of testing, at least those that changed themselves.
 * `durations`: seconds by file, of former runs.
 */
export function chooseTests(touched: readonly TouchedTest[], durations: ReadonlyMap<string, number>, seconds: number): ChosenTests {
  let sum = 0
  const files: string[] = []
  for (const { file, distance } of touched) {
    sum += durations.get(file) ?? guessOf(file)
    if (distance === 0 || sum <= seconds) files.push(file)
  }
  return { files, left: touched.length - files.length }
}

function guessOf(file: string): number {
  return GUESSES.find(([pattern]) => pattern.test(file))?.[1] ?? 0
}
