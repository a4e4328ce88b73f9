import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockCatalogue, raiseVersion } from '../change-catalogue.ts'
import { type KnowledgeRow, readKnowledgeTexts } from '../../pages/knowledge-texts.ts'

const COLUMNS = sql`id bigint, kind text, lang text, path text, title text, text text, words text`

/** Makes the texts that come with this program those that are searched. @param folder of the web app */
export async function loadKnowledge(db: Database, folder: string): Promise<void> {
  const rows = await readKnowledgeTexts(folder)
  if (!(await differ(db, rows))) return
  await db.transaction().execute(async (tx) => {
    await lockCatalogue(tx)
    await sql`delete from knowledge_text`.execute(tx)
    await sql`insert into knowledge_text select * from json_to_recordset(${JSON.stringify(rows)}::json) as r (${COLUMNS})`.execute(tx)
    await raiseVersion(tx, false)
  })
}

async function differ(db: Database, rows: readonly KnowledgeRow[]): Promise<boolean> {
  const { rows: different } = await sql`
    with own as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as r (${COLUMNS}))
    (select * from own except select * from knowledge_text) union all (select * from knowledge_text except select * from own) limit 1`.execute(
    db,
  )
  return different.length > 0
}
