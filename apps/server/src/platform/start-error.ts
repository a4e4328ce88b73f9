/** Why the server cannot start or continue: one line for the operator, printed without a stack. */
export class StartError extends Error {
  /** What the operator chooses from, in lines of their own. */
  readonly lines: readonly string[]

  constructor(message: string, { lines = [], ...options }: ErrorOptions & { readonly lines?: readonly string[] } = {}) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options)
    this.name = 'StartError'
    this.lines = lines
  }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The error code of Node or PostgreSQL, e.g. `EACCES` or `23505`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** What went wrong at the start, in words that say what to do. */
export function startErrorOf(error: unknown): StartError {
  if (isDiskFull(error)) return new StartError('The disk is full: make room on the disk of DATA_DIR and start again', { cause: error })
  return error instanceof StartError ? error : new StartError(`Plenara cannot start: ${messageOf(error)}`, { cause: error })
}

/** Whether Node or PostgreSQL (class 53100) found no space, also in what an error was caused by. */
function isDiskFull(error: unknown): boolean {
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === '53100' || /No space left on device|ENOSPC/i.test(messageOf(error))) return true
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause)
}
