import type { FigureName } from '../../shared/explainer/figures.ts'

/** The figures above the page on the political system, in their order. */
export const OUR_SYSTEM_FIGURES: readonly FigureName[] = [
  'nationalCouncil',
  'councilOfStates',
  'federalAssembly',
  'federalCouncil',
  'federalJudges',
  'cantons',
]
