import { CANDIDATE_SORTS, type CandidateSort } from '@plenara/domain/people'
import { useCallback, useRef, useState } from 'react'
import { readDevice, writeDevice } from '../../platform/device-storage.ts'

export const RANKING_STATES = ['all', 'unrated', 'disliked', 'liked', 'loved'] as const
export type RankingState = (typeof RANKING_STATES)[number]
export const CATEGORIES = ['available', 'disliked', 'matched'] as const
export type Category = (typeof CATEGORIES)[number]

/** From and to, both included; null is open. */
export interface Range {
  readonly from: number | null
  readonly to: number | null
}

export interface MatchFilter {
  /** Empty: every party. */
  readonly partyIds: readonly number[]
  readonly percent: Range
  readonly age: Range
  readonly ranking: RankingState
  readonly search: string
}

/** The views of a big field without the deck. */
export const LIST_VIEWS = ['list', 'shelves'] as const
export type ListView = (typeof LIST_VIEWS)[number]

export interface MatchSettings {
  readonly filter: MatchFilter
  readonly sort: CandidateSort
  readonly category: Category
  readonly view: ListView
}

const OPEN: Range = { from: null, to: null }
export const NO_FILTER: MatchFilter = { partyIds: [], percent: OPEN, age: OPEN, ranking: 'all', search: '' }
export const FIRST_SETTINGS: MatchSettings = { filter: NO_FILTER, sort: 'random', category: 'available', view: 'list' }

/** How many of the five filters are in use. */
export function activeFilters(filter: MatchFilter): number {
  const isNarrow = ({ from, to }: Range) => from !== null || to !== null
  return [
    filter.partyIds.length > 0,
    isNarrow(filter.percent),
    isNarrow(filter.age),
    filter.ranking !== 'all',
    filter.search.trim() !== '',
  ].filter(Boolean).length
}

/** The stored settings of an election [ELECT-7]; invalid values count as not set. */
export function readSettings(electionId: number): MatchSettings {
  const stored = record(parse(readDevice(keyOf(electionId))))
  const filter = record(stored.filter)
  return {
    filter: {
      partyIds: Array.isArray(filter.partyIds) ? filter.partyIds.filter((id) => typeof id === 'number') : [],
      percent: range(filter.percent),
      age: range(filter.age),
      ranking: validValue(RANKING_STATES, filter.ranking),
      search: typeof filter.search === 'string' ? filter.search : '',
    },
    sort: validValue(CANDIDATE_SORTS, stored.sort),
    view: validValue(LIST_VIEWS, stored.view),
    category: validValue(CATEGORIES, readDevice(categoryKeyOf(electionId))),
  }
}

export function writeSettings(electionId: number, { category, ...settings }: MatchSettings): void {
  writeDevice(keyOf(electionId), JSON.stringify(settings))
  writeDevice(categoryKeyOf(electionId), category)
}

/** A change, or a function of the former settings. */
export type SettingsChange = Partial<MatchSettings> | ((settings: MatchSettings) => Partial<MatchSettings>)

/** The settings of an election as state that survives a restart. `change` is stable. */
export function useMatchSettings(electionId: number) {
  const [settings, setSettings] = useState(() => readSettings(electionId))
  const latest = useRef(settings)
  const change = useCallback(
    (part: SettingsChange) => {
      latest.current = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) }
      setSettings(latest.current)
      writeSettings(electionId, latest.current)
    },
    [electionId],
  )
  return [settings, change] as const
}

function keyOf(electionId: number): string {
  return `match-settings.${electionId}`
}

function categoryKeyOf(electionId: number): string {
  return `match-category.${electionId}`
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function range(value: unknown): Range {
  const { from, to } = record(value)
  return { from: typeof from === 'number' ? from : null, to: typeof to === 'number' ? to : null }
}

/** The value if it is valid, else the first of the values. */
function validValue<const Values extends readonly string[]>(values: Values, value: unknown): Values[number] {
  return values.find((other) => other === value) ?? values[0] ?? ''
}
