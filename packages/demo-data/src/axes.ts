import type { AxisRecord } from '@plenara/contract'
import names from '../data/axes.json' with { type: 'json' }
import { dataOf } from './data-file.ts'
import type { Text4 } from './language.ts'

/** The axes of the opinion diagram, clockwise. */
export const AXIS_KEYS = ['abroad', 'market', 'budget', 'security', 'migration', 'nature', 'welfare', 'liberty'] as const
export type AxisKey = (typeof AXIS_KEYS)[number]

const NAMES = dataOf<Readonly<Record<AxisKey, Text4>>>(names)

export const AXES: readonly AxisRecord[] = AXIS_KEYS.map((key) => ({ key, name: NAMES[key] }))
