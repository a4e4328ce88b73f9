import { DomainError } from '@plenara/domain'
import type { AccountContext } from './account-context.ts'

/**
 * Verifies the current password of a signed-in user before their credentials are changed. Tries are limited.
 * Throws `credentials_wrong`, `too_many_attempts`.
 */
export async function checkPassword({ db, hasher, limiter }: AccountContext, userId: number, password: string) {
  const attempt = { kind: 'password-user', of: String(userId) } as const
  await limiter.check([attempt])
  const user = await db
    .selectFrom('credential')
    .innerJoin('appUser', 'appUser.userId', 'credential.userId')
    .select(['passwordHash', 'username', 'email'])
    .where('credential.userId', '=', userId)
    .executeTakeFirst()
  if (!(await hasher.verify(user?.passwordHash ?? null, password)) || !user) throw new DomainError('credentials_wrong')
  await limiter.forget(attempt)
  return { username: user.username, email: user.email }
}
