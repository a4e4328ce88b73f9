import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The bodies whose invented votes are not listed, because they have real ones: votes of the people, and councils by key. */
export interface HiddenVotes {
  readonly peoples: boolean
  readonly councilKeys: readonly string[]
}

export const NOTHING_HIDDEN: HiddenVotes = { peoples: false, councilKeys: [] }

const INVENTING = sql`select l.id from import_log l where l.fictional`

/** Looks at the records of votes only where invented and real ones are stored beside each other. */
export async function readHiddenVotes(db: Database): Promise<HiddenVotes> {
  const { rows: mixed } = await sql`select from vote v where v.source_id in (${INVENTING})
    and exists (select from vote r where r.source_id is null or r.source_id not in (${INVENTING})) limit 1`.execute(db)
  if (mixed.length === 0) return NOTHING_HIDDEN
  const { rows } = await sql<{ isPeoples: boolean; councilKey: string }>`
    select v.is_peoples, coalesce(v.record->>'councilKey', '') as council_key from vote v left join import_log l on l.id = v.source_id
    group by 1, 2 having bool_or(coalesce(l.fictional, false)) and bool_or(not coalesce(l.fictional, false))`.execute(db)
  return {
    peoples: rows.some(({ isPeoples }) => isPeoples),
    councilKeys: rows.flatMap(({ isPeoples, councilKey }) => (isPeoples ? [] : [councilKey])),
  }
}

/** The condition on entries of votes `e`, none where nothing is hidden. */
export function shownOnly({ peoples, councilKeys }: HiddenVotes): RawBuilder<unknown>[] {
  if (!peoples && councilKeys.length === 0) return []
  return [
    sql`e.id not in (select v.id from vote v where v.source_id in (${INVENTING}) and case when v.is_peoples then ${peoples}
      else coalesce(v.record->>'councilKey', '') = any(${councilKeys}::text[]) end)`,
  ]
}
