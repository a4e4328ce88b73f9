/** An answer that nobody took by then may be older than what others changed since. */
const KEPT_MS = 10_000
const answers = new Map<string, Promise<unknown>>()
const asked = new Set<string>()

/** Keeps the answer to a call that was sent while the program still loaded, unless the program has asked for it itself by now. */
export function keepEarly(key: readonly unknown[], answer: Promise<unknown>): void {
  const name = JSON.stringify(key)
  if (asked.has(name)) return
  answers.set(name, answer)
  setTimeout(() => answers.delete(name), KEPT_MS)
}

/** The early answer to a call; each is given away once, and only to whoever asks first. */
export function takeEarly(key: readonly unknown[]): Promise<unknown> | undefined {
  const name = JSON.stringify(key)
  const answer = answers.get(name)
  answers.delete(name)
  asked.add(name)
  return answer
}

/** Whether the program has asked for it itself, so that it needs no help any more. */
export function isAsked(key: readonly unknown[]): boolean {
  return asked.has(JSON.stringify(key))
}

/** Forgets all of them: something was changed, or another user comes. */
export function forgetEarly(): void {
  answers.clear()
}
