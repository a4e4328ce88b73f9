import { messageOf, startErrorOf } from './start-error.ts'

/** Prints one line for the operator. */
export function step(line: string): void {
  console.log(`✓ ${line}`)
}

/** Prints one line about what works, but hardly as the operator means it. */
export function warn(line: string): void {
  console.warn(`! ${line}`)
}

/** Runs the program; an error at the start is reported in one line and ends the process with status 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(`✗ ${startErrorOf(error).message}`)
    process.exit(1)
  })
}

/** Copies of one signal, e.g. of Ctrl-C from the terminal, from npm and from its script, arrive within this time. */
const SAME_SIGNAL_MS = 300

/** What ends with the process. */
export interface Stopping {
  /** Shuts down in good order. */
  readonly stop: () => Promise<void>
  /** Ends at once what would outlive the process; called when a second signal comes. */
  readonly kill?: () => void
}

/**
 * Shuts down gracefully on the first SIGINT, SIGTERM or SIGHUP, and at once with status 1 on a second one. Uncaught errors go to `log`: an unhandled
 * rejection affects no other call, so the process continues; after an uncaught exception the state is unknown, so it shuts down gracefully with
 * status 1, to be restarted.
 */
export function onStopSignal({ stop, kill }: Stopping, log: (error: unknown) => void): void {
  let stoppedAt: number | null = null
  const end = (status: 0 | 1) => {
    if (stoppedAt !== null) return
    stoppedAt = performance.now()
    stop().then(
      () => process.exit(status),
      (error: unknown) => {
        console.error(`✗ ${messageOf(error)}`)
        process.exit(1)
      },
    )
  }
  const onSignal = () => {
    if (stoppedAt === null || performance.now() - stoppedAt < SAME_SIGNAL_MS) return end(0)
    kill?.()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.on('unhandledRejection', log)
  process.on('uncaughtException', (error) => {
    log(error)
    end(1)
  })
}
