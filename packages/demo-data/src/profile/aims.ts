import type { AxisKey } from '../axes.ts'
import type { Text4 } from '../language.ts'

/** What somebody on one side of an axis wants: two goals as headings, and a position as a sentence. */
export interface Aims {
  readonly goals: readonly Text4[]
  readonly position: Text4
}

/** By axis: the aims of those who agree with it, and of those who do not. */
export type AimsByAxis<Axis extends AxisKey> = Readonly<Record<Axis, readonly [agree: Aims, disagree: Aims]>>
