import type { Identified, Sourced } from '@plenara/contract'
import { type RawBuilder, sql } from 'kysely'
import { isInvented } from '../sides.ts'

/** A record as it is stored, with its public id and where it comes from. */
export interface StoredRecord<Rec> extends Sourced {
  readonly id: number
  readonly record: Rec
}

export function identified<Rec extends object>({ id, record, sourceId, fictional }: StoredRecord<Rec>): Identified<Rec> {
  return { ...record, id, sourceId, fictional }
}

/** `(a) and (b)`, true where there is no condition. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((condition) => sql`(${condition})`),
        sql` and `,
      )
}

/** The columns that tell where a row comes from, by the alias of its table. */
export function markOf(alias: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.source_id`)}, ${isInvented(alias)} as fictional`
}
