import type { TutorialName } from '../../data/commands/tutorials.ts'

/**
 * The controls that each tutorial explains, in order: values of `data-tour`. The sentence about one is `tutorials.<name>.<control>`. Where a
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

/** A tutorial of one step would point at nothing that the page does not say itself. */
const MIN_STEPS = 2

export interface TourStep {
  readonly name: string
  readonly target: HTMLElement
}

/** The steps of a tour whose controls are on the screen now; none where they are too few. */
export function stepsOnScreen(names: readonly string[], root: ParentNode): TourStep[] {
  const steps = names.flatMap((name) => {
    const found = [...root.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].find((element) => element.getClientRects().length > 0)
    return found ? [{ name, target: found }] : []
  })
  return steps.length < MIN_STEPS ? [] : steps
}
