import type { ImportStep } from '../../data/device/import/run-import.ts'

/** The steps of an import, in their order. */
export const STEPS = ['places', 'elections', 'candidates', 'lists'] as const

const STEP_OF: Readonly<Partial<Record<ImportStep, (typeof STEPS)[number]>>> = {
  election: 'elections',
  questions: 'elections',
  candidates: 'candidates',
  answers: 'candidates',
  lists: 'lists',
}

/** The index of the current step; the number of steps once everything is fetched and is being stored. */
export function stepIndexOf(step: ImportStep | null): number {
  if (step === 'placing') return STEPS.length
  return STEPS.indexOf((step && STEP_OF[step]) ?? 'places')
}

/** The last reached quarter: 0, 25, 50, 75 or 100. */
export function quarterOf(percent: number): number {
  return Math.floor(percent / 25) * 25
}
