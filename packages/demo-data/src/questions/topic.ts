import type { QuestionType } from '@plenara/contract'
import type { AxisKey } from '../axes.ts'
import type { Text4 } from '../language.ts'

/** A question of the demonstration with its place in the opinion diagram. */
export interface Topic {
  readonly key: string
  readonly type: QuestionType
  readonly isShort: boolean
  /** True where the question also fits a canton or a municipality. */
  readonly isLocal: boolean
  /** 1: agreement counts towards the axis, -1: against it. */
  readonly axes: Readonly<Partial<Record<AxisKey, 1 | -1>>>
  readonly text: Text4
  readonly info: Text4
  readonly pro: Text4
  readonly contra: Text4
}

/** The questions of one subject, in the order in which they are asked. */
export interface TopicGroup {
  readonly key: string
  readonly name: Text4
  readonly topics: readonly Topic[]
}
