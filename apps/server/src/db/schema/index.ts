import type { AppUserTable } from './app-user.ts'
import type { AttemptTable } from './attempt.ts'
import type { CredentialTable } from './credential.ts'
import type { EmailTable } from './email.ts'
import type { OutboxTable } from './outbox.ts'
import type { ProgressionTable } from './progression.ts'
import type { SecretTable } from './secret.ts'
import type { SessionTable } from './session.ts'
import type { UserDocumentTable } from './user-document.ts'

/** Every table; names in camelCase here, in snake_case in SQL. */
export interface Schema {
  appUser: AppUserTable
  attempt: AttemptTable
  credential: CredentialTable
  email: EmailTable
  outbox: OutboxTable
  progression: ProgressionTable
  secret: SecretTable
  session: SessionTable
  userDocument: UserDocumentTable
}
