const { setTimeout: realSetTimeout } = globalThis

/** Waits by the real clock, whatever a test makes of the time. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => realSetTimeout(resolve, milliseconds))
}
