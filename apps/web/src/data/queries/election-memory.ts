import type { Level } from '@plenara/contract'
import { LEVELS } from '@plenara/contract/constants'
import { readDevice, writeDevice } from '../../platform/device-storage.ts'

export interface ElectionSelection {
  /** Undefined: none was chosen yet. */
  readonly level?: Level
  /** Undefined: the newest year of the level. */
  readonly year?: number
  /** The remembered place among the elections of that level and year [ELECT-2]. */
  readonly index: number
}

/** Level, year and place as this device remembers them. */
export function readSelection(): ElectionSelection {
  const level = readDevice('election-level')
  const known = LEVELS.find((one) => one === level)
  if (known === undefined) return { index: 0 }
  const year = Number(readDevice(`election-year.${known}`))
  return { level: known, index: rememberedIndex(known), ...(year > 0 ? { year } : {}) }
}

/** Remembers what changes, per level. */
export function rememberSelection(level: Level, change: Partial<ElectionSelection>): void {
  if (change.year !== undefined) writeDevice(`election-year.${level}`, String(change.year))
  if (change.index !== undefined) writeDevice(`election-index.${level}`, String(change.index))
  writeDevice('election-level', level)
}

function rememberedIndex(level: Level): number {
  return Number(readDevice(`election-index.${level}`) ?? 0) || 0
}
