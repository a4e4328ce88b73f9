import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { RetryLaterError } from '@plenara/api'

/** OWASP Password Storage: Argon2id, 46 MiB, one pass, one lane (the library's default algorithm is Argon2id). About 16 ms. */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }
const PARAMETERS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes the same time where there is no hash to compare with. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean
}

/** Hashes at most two passwords at once and lets a hundred wait; beyond that the call is answered 503, so that reading stays fast. */
export function createPasswordHasher({ running = 2, queue = 100 } = {}): PasswordHasher {
  const inPool = createPool(running, queue)
  const dummy = hash(randomBytes(32), COST)
  return {
    hash: (password) => inPool(() => hash(normalize(password), COST)),
    verify: (passwordHash, password) =>
      inPool(async () => {
        const matches = await verify(passwordHash ?? (await dummy), normalize(password))
        return matches && passwordHash !== null
      }),
    isOutdated: (passwordHash) => !passwordHash.startsWith(PARAMETERS),
  }
}

/** One spelling per password, NIST SP 800-63B-4 section 3.1.1.2. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}

function createPool(running: number, queue: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = running
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else if (waiting.length >= queue) throw new RetryLaterError('unavailable', 2)
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
