import type { Identified } from '@plenara/contract'
import { type RawBuilder, sql } from 'kysely'

/** A record as it lies in the database, under the id that it has in addresses. */
export interface StoredRecord<Rec> {
  readonly id: number
  readonly record: Rec
}

export function identified<Rec extends object>({ id, record }: StoredRecord<Rec>): Identified<Rec> {
  return { ...record, id }
}

/** `(a) and (b)`, true where there is no condition. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((one) => sql`(${one})`),
        sql` and `,
      )
}
