import type { ImportStep } from '../../data/device/import/run-import.ts'

/** What an import brings, in its order. */
export const STEPS = ['places', 'elections', 'candidates', 'lists'] as const

const STEP_OF: Readonly<Partial<Record<ImportStep, (typeof STEPS)[number]>>> = {
  election: 'elections',
  questions: 'elections',
  candidates: 'candidates',
  answers: 'candidates',
  lists: 'lists',
}

/** The place of what is being fetched among the steps; the number of steps when all is fetched and is put in place. */
export function stepIndexOf(step: ImportStep | null): number {
  if (step === 'placing') return STEPS.length
  return STEPS.indexOf((step && STEP_OF[step]) ?? 'places')
}

/** The last quarter that is reached: 0, 25, 50, 75 or 100. */
export function quarterOf(percent: number): number {
  return Math.floor(percent / 25) * 25
}
