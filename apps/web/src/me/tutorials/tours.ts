import type { TutorialName } from '../../data/commands/tutorials.ts'

/**
 * The controls that each tutorial explains, in order: values of `data-tour`. The text of a control is `tutorials.<name>.<control>`. If a
 * control is not on the screen its step is left out.
 */
export const TOURS: Readonly<Record<TutorialName, readonly string[]>> = {
  home: ['election-countdown', 'election-level', 'next-step', 'guide'],
  match: ['rate-buttons', 'match-tools', 'match-counts'],
  favorites: ['ranking-meter', 'favorite-handle', 'ranking-done'],
  lists: ['list-kinds', 'list-more', 'list-new'],
  'list-editor': ['ballot', 'ballot-pool', 'ballot-question'],
  'dream-teams': ['team-name', 'team-deadline', 'team-actions'],
}

/** With fewer steps the page explains itself. */
const MIN_STEPS = 2

export interface TourStep {
  readonly name: string
  readonly target: HTMLElement
}

/** The steps of a tour whose controls are on the screen now; empty if there are too few. */
export function stepsOnScreen(names: readonly string[], root: ParentNode): TourStep[] {
  const steps = names.flatMap((name) => {
    const found = [...root.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].find((element) => element.getClientRects().length > 0)
    return found ? [{ name, target: found }] : []
  })
  return steps.length < MIN_STEPS ? [] : steps
}
