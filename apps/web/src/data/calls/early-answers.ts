/** An answer that nobody took by then may be older than what others changed since. */
const KEPT_MS = 10_000

type Key = readonly unknown[]
interface Early {
  readonly key: Key
  readonly answer: Promise<unknown>
  /** The answer itself, once it is there. */
  arrived?: { readonly value: unknown }
}

const answers = new Map<string, Early>()
const asked = new Set<string>()
/** When an early answer was taken, by its name. */
const taken = new Map<string, number>()

/** Keeps the answer to a call that was sent while the program still loaded, unless the program has asked for it itself by now. */
export function keepEarly(key: Key, answer: Promise<unknown>): void {
  const name = JSON.stringify(key)
  if (asked.has(name)) return
  const early: Early = { key, answer }
  answers.set(name, early)
  answer.then(
    (value) => {
      early.arrived = { value }
    },
    () => undefined,
  )
  setTimeout(() => answers.delete(name), KEPT_MS)
}

/** The early answer to a call; each is given away once, and only to whoever asks first. */
export function takeEarly(key: Key): Promise<unknown> | undefined {
  const name = JSON.stringify(key)
  const early = answers.get(name)
  answers.delete(name)
  asked.add(name)
  if (early) taken.set(name, Date.now())
  return early?.answer
}

/** Takes all that have arrived, for a program that begins with them. */
export function takeArrived(): { readonly key: Key; readonly value: unknown }[] {
  return [...answers.values()].flatMap(({ key, arrived }) => {
    if (!arrived) return []
    void takeEarly(key)
    return [{ key, value: arrived.value }]
  })
}

/** Whether what is known of a call is an early answer of a moment ago, so that asking again would tell nothing new. */
export function isFreshEarly(key: Key): boolean {
  const time = taken.get(JSON.stringify(key))
  return time !== undefined && Date.now() - time < KEPT_MS
}

/** Whether the program has asked for it itself, so that it needs no help any more. */
export function isAsked(key: Key): boolean {
  return asked.has(JSON.stringify(key))
}

/** Forgets all of them: something was changed, or another user comes. */
export function forgetEarly(): void {
  answers.clear()
  taken.clear()
}
