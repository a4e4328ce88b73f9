import { type QueryExecutorProvider, sql } from 'kysely'

/** The notifications of a browser end with the session in which they were switched on, whatever ends it. Frozen: what comes later is a migration of its own. */
export async function notificationsOfSessions(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `delete from push_device where session_hash not in (select token_hash from session)`,
  `alter table push_device add constraint push_device_of_session foreign key (session_hash) references session (token_hash) on delete cascade`,
]
