import type { Sourced } from '@plenara/contract'

/**
 * Invented and real records never stand together: of every body that has a real one only the real ones, of others the invented ones.
 * `bodyOf` tells what a record belongs to.
 */
export function realFirst<Rec extends Sourced>(records: readonly Rec[], bodyOf: (record: Rec) => string): Rec[] {
  const real = new Set(records.filter(({ fictional }) => !fictional).map(bodyOf))
  return records.filter((record) => !record.fictional || !real.has(bodyOf(record)))
}
