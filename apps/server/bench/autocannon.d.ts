/** What the benchmark uses of a library that carries no types. */
declare module 'autocannon' {
  export interface Call {
    readonly method: string
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }
  export interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    /** Calls a second over all connections; as many as there can be where it is absent. */
    readonly overallRate?: number
    readonly requests?: readonly Call[]
    readonly setupClient?: (client: { setRequests(calls: readonly Call[]): void }) => void
  }
  // biome-ignore lint/style/noDefaultExport: this is what the library exports
  export default function autocannon(options: Options): Promise<Result>
}
