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

/** Ends the work in good order at the first SIGINT or SIGTERM; further ones change nothing. */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const handle = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`✗ ${messageOf(error)}`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, handle)
}
