import { messageOf, StartError } from './start-error.ts'

/** One line for the operator. */
export function step(line: string): void {
  console.log(`✓ ${line}`)
}

/** Runs the program; what stops its start is said in one line and ends the process with status 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(`✗ ${error instanceof StartError ? error.message : `Plenara cannot start: ${messageOf(error)}`}`)
    process.exit(1)
  })
}

/**
 * Ends the work in good order at the first SIGINT or SIGTERM; further ones change nothing. The last resort for what nothing caught, told to
 * `log`: a promise that nobody waited for harms no other call, so the work goes on; after an exception the state is unknown, so it ends in
 * good order, with status 1, to be started anew.
 */
export function onStopSignal(stop: () => Promise<void>, log: (error: unknown) => void): void {
  let isStopping = false
  const end = (status: 0 | 1) => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(status),
      (error: unknown) => {
        console.error(`✗ ${messageOf(error)}`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))
  process.on('unhandledRejection', log)
  process.on('uncaughtException', (error) => {
    log(error)
    end(1)
  })
}
