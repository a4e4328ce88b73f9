import { randomBytes } from 'node:crypto'
import { RetryLaterError } from '@plenara/api'
import { type Argon2Cost, argon2idHash, argon2idParameters, argon2idVerify } from './argon2id.ts'

/** OWASP Password Storage: Argon2id, 46 MiB, one pass, one lane. About 20 ms. */
const COST: Argon2Cost = { memory: 47_104, passes: 1, parallelism: 1 }

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes the same time if there is no hash to compare with. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
  /** Throws `unavailable` where a further password would be refused. */
  ensureRoom(): void
  /** How many passwords wait. */
  waiting(): number
  /** Whether the hash was made with other than the current parameters. */
  isOutdated(passwordHash: string): boolean
}

/** Hashes at most two passwords at once and queues up to a hundred; further calls fail with 503, so that reading stays fast. */
export function createPasswordHasher({ running = 2, queue = 100, cost = COST } = {}): PasswordHasher {
  const parameters = argon2idParameters(cost)
  const { inPool, ensureRoom, waiting } = createPool(running, queue)
  const dummy = argon2idHash(randomBytes(32).toString('hex'), cost)
  return {
    hash: (password) => inPool(() => argon2idHash(normalize(password), cost)),
    verify: (passwordHash, password) =>
      inPool(async () => {
        const matches = await argon2idVerify(passwordHash ?? (await dummy), normalize(password))
        return matches && passwordHash !== null
      }),
    ensureRoom,
    waiting,
    isOutdated: (passwordHash) => !passwordHash.startsWith(parameters),
  }
}

/** Unicode normalization, NIST SP 800-63B-4 section 3.1.1.2. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}

interface Pool {
  inPool<T>(work: () => Promise<T>): Promise<T>
  ensureRoom(): void
  waiting(): number
}

function createPool(running: number, queue: number): Pool {
  let free = running
  const waiting: (() => void)[] = []
  const ensureRoom = () => {
    if (free === 0 && waiting.length >= queue) throw new RetryLaterError('unavailable', 2)
  }
  return {
    ensureRoom,
    waiting: () => waiting.length,
    inPool: async (work) => {
      ensureRoom()
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    },
  }
}
