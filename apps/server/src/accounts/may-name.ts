import { networkTries } from './attempts/limit-network.ts'
import type { Limiter, Try } from './attempts/limiter.ts'

interface Named {
  readonly email: string
  readonly address: string
  /** Whether this is what the limit is about; what is not is counted in the same way under another name, so that both take the same time. */
  readonly isCounted: boolean
}

const SIGN_IN = { first: 'unknown-email', different: 'unknown-address' } as const
const REGISTRATION = { first: 'known-email', different: 'known-address' } as const

/** Whether a caller may still learn of an address that it has no account (at sign-in), or that it has one (`REGISTRATION`). */
export async function mayName(limiter: Limiter, { email, address, isCounted }: Named, kinds: Kinds = SIGN_IN): Promise<boolean> {
  const side = isCounted ? '' : 'other/'
  const tries = networkTries(kinds.different, address).map((attempt): Try => ({ ...attempt, of: `${side}${attempt.of}` }))
  const isOver = async () => (await Promise.all(tries.map((attempt) => limiter.isOver(attempt)))).some(Boolean)
  const first = await limiter.count([{ kind: kinds.first, of: `${tries[0]?.of}/${email}` }])
  if (first.exceeded.length > 0) return !(await isOver())
  return (await limiter.count(tries)).exceeded.length === 0
}

type Kinds = typeof SIGN_IN | typeof REGISTRATION

export { REGISTRATION as OF_REGISTRATION }
