import { CANTON_CODES, SCALE_VALUES, WEIGHTS } from '@plenara/contract/constants'
import {
  BASEL_GRAND_COUNCIL,
  COMMUNES_ABOUT,
  FEDERAL_JUDGES,
  GROUP_MINIMUM,
  LONG_TERM,
  SEATS,
  TERM_YEARS,
} from '@plenara/contract/parliament-constants'

/** The figures that texts use: each is a number, a range, or several numbers that belong together [FACT-1]. */
export const FIGURES = {
  nationalCouncil: [SEATS.nationalCouncil],
  councilOfStates: [SEATS.councilOfStates],
  federalAssembly: [SEATS.federalAssembly],
  federalCouncil: [SEATS.federalCouncil],
  groupMinimum: [GROUP_MINIMUM],
  federalJudges: [FEDERAL_JUDGES.least, FEDERAL_JUDGES.most],
  cantons: [CANTON_CODES.length],
  communes: [COMMUNES_ABOUT],
  baselGrandCouncil: [BASEL_GRAND_COUNCIL.seats],
  baselConstituencies: BASEL_GRAND_COUNCIL.constituencies,
  term: [TERM_YEARS],
  longTerm: [LONG_TERM.years],
  fourAnswers: [SCALE_VALUES['Standard-4'].length],
  fiveAnswers: [SCALE_VALUES.options5.length],
  sevenAnswers: [SCALE_VALUES['Slider-7'].length],
  weights: [WEIGHTS.length],
} as const satisfies Record<string, readonly number[]>

export type FigureName = keyof typeof FIGURES

/** A figure as it is shown: a range with a dash, several numbers with dots between. */
export function figureText(name: FigureName): string {
  return FIGURES[name].join(name === 'federalJudges' ? '–' : ' · ')
}
