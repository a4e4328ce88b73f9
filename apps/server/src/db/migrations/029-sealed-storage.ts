import { type QueryExecutorProvider, sql } from 'kysely'

/** Sealed bytes cannot be compressed: long ones are stored out of line without the attempt. */
export async function sealedStorage(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table user_document alter column content set storage external').execute(db)
}
