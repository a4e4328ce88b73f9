import type { Match } from '@plenara/contract'
import { useSyncExternalStore } from 'react'

/** The data to undo a step: the rated person, and the former ratings. */
export interface RatingPast {
  readonly candidateIds: readonly number[]
  readonly before: readonly Match[]
}

const STEPS = 20
const EMPTY: readonly RatingPast[] = []
const pasts = new Map<string, readonly RatingPast[]>()
const listeners = new Set<() => void>()

/** Stores a rating for undo: the last 20 of this session. `scope` identifies user and election. */
export function remember(scope: string, past: RatingPast): void {
  change(scope, [...pastOf(scope), past].slice(-STEPS))
}

/** Removes and returns the last rating; undefined if there is none. */
export function takeLast(scope: string): RatingPast | undefined {
  const past = pastOf(scope)
  if (past.length > 0) change(scope, past.slice(0, -1))
  return past.at(-1)
}

/** How many steps can be undone. */
export function useUndoCount(scope: string): number {
  return useSyncExternalStore(listen, () => pastOf(scope).length)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function pastOf(scope: string): readonly RatingPast[] {
  return pasts.get(scope) ?? EMPTY
}

function change(scope: string, past: readonly RatingPast[]): void {
  pasts.set(scope, past)
  for (const listener of listeners) listener()
}
