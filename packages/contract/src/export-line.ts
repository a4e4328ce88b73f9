/**
 * The export for devices: the public data of `snapshot.ts` in lines of JSON, small enough to be stored one by one. The first line tells
 * which values of the device the lines after it replace; what it does not name stays as it is.
 */
import type { EXPORT_FORMAT } from './constants.ts'
import type { CommonSnapshot, ElectionSnapshot, LocalitySnapshot } from './snapshot.ts'

/** What a device keeps as one value. */
export type ExportKey = 'common' | 'localities' | `election:${number}`

export interface ExportHead {
  readonly part: 'head'
  readonly format: typeof EXPORT_FORMAT
  readonly dataVersion: number
  /** How many lines follow. */
  readonly lines: number
  readonly replaces: readonly ExportKey[]
}

/** Lines of the same part follow each other in the order of their items. */
type PartLine<Part extends string, Item> = { readonly part: Part; readonly items: readonly Item[] }
type Items<Parts, Part extends keyof Parts> = Parts[Part] extends readonly (infer Item)[] ? Item : never

/** `localities` belongs to the value of that name, the other parts to `common`. */
export type CommonLine =
  | { [Part in keyof CommonSnapshot]: PartLine<Part, Items<CommonSnapshot, Part>> }[keyof CommonSnapshot]
  | PartLine<'localities', LocalitySnapshot>

export type ElectionBase = Pick<ElectionSnapshot, 'election' | 'categories' | 'axes' | 'result' | 'former'>
export type ElectionPart = Exclude<keyof ElectionSnapshot, keyof ElectionBase>

/** `election` is the id of the election; the part of that name comes once. */
export type ElectionLine = { readonly election: number } & (
  | PartLine<'election', ElectionBase>
  | { [Part in ElectionPart]: PartLine<Part, Items<ElectionSnapshot, Part>> }[ElectionPart]
)

export type ExportLine = ExportHead | CommonLine | ElectionLine
