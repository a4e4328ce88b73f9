import type { ContentLanguage } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockCatalogue, raiseVersion } from '../change/change-catalogue.ts'

/** A text of the knowledge area in one language, as the index takes it. */
export interface KnowledgeRow {
  readonly id: number
  readonly kind: 'article' | 'word'
  readonly lang: ContentLanguage
  /** Where an article stands on the site; of a word its key. */
  readonly path: string
  readonly title: string
  /** How an article begins; what a word means. */
  readonly text: string
  /** By what it is found besides its title. */
  readonly words: string
}

const COLUMNS = sql`id bigint, kind text, lang text, path text, title text, text text, words text`

/** Makes the texts that come with this program those that are searched. */
export async function loadKnowledge(db: Database, rows: readonly KnowledgeRow[]): Promise<void> {
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
