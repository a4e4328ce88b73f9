import { createPasswordHasher } from '../../src/accounts/password-hash.ts'

/** Account calls as quick as a test wants them; how costly and how even they are in earnest is proved against real servers (test/security). */
export function quickAccounts() {
  return { hasher: createPasswordHasher({ queue: 500, cost: { memory: 64, passes: 1, parallelism: 1 } }), answerStepMs: 5 }
}
