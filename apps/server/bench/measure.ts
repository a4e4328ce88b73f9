import autocannon, { type Call, type Result } from 'autocannon'

/** One kind of call, measured against the product and against the yardstick. */
export interface Case {
  readonly name: string
  readonly connections: number
  /** The calls of each connection, repeated in turn; connection n takes the n-th row, from the first again. */
  readonly calls: readonly (readonly Call[])[]
  /** The path under which the yardstick holds an answer of the same size; absent where it takes the same calls. */
  readonly barePath?: string
}

export interface Measured {
  readonly name: string
  /** Calls a second, median over the rounds. */
  readonly rate: number
  readonly bareRate: number
  /** The median of the ratios of each round: product and yardstick ran directly after each other. */
  readonly ratio: number
  /** Milliseconds, medians over the rounds. */
  readonly p50: number
  readonly p99: number
  /** Answers other than 2xx, errors and timeouts. */
  readonly failed: number
}

export interface Servers {
  readonly product: string
  readonly bare: string
}

/** Alternates between product and yardstick, so that what else the machine does hits both. Durations in seconds. */
export async function measure(one: Case, servers: Servers, { rounds, seconds }: { rounds: number; seconds: number }): Promise<Measured> {
  const products: Result[] = []
  const bares: Result[] = []
  const bareCalls = one.calls.map((calls) => calls.map((call) => ({ ...call, path: one.barePath ?? call.path })))
  await run(servers.product, one, one.calls, 1)
  for (let round = 0; round < rounds; round++) {
    bares.push(await run(servers.bare, one, bareCalls, seconds))
    products.push(await run(servers.product, one, one.calls, seconds))
  }
  const rates = products.map((result) => result.requests.average)
  const bareRates = bares.map((result) => result.requests.average)
  return {
    name: one.name,
    rate: median(rates),
    bareRate: median(bareRates),
    ratio: median(rates.map((rate, round) => rate / (bareRates[round] ?? Number.NaN))),
    p50: median(products.map((result) => result.latency.p50)),
    p99: median(products.map((result) => result.latency.p99)),
    failed: products.reduce((sum, result) => sum + result.non2xx + result.errors + result.timeouts, 0),
  }
}

function run(url: string, { connections }: Case, calls: Case['calls'], duration: number): Promise<Result> {
  let next = 0
  return autocannon({
    url,
    connections,
    duration,
    setupClient: (client) => client.setRequests(calls[next++ % calls.length] ?? []),
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
