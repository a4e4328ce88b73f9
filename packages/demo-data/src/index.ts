import type { AnswerRecord, CantonCode, CatalogueImport, MunicipalityRecord, ParliamentImport } from '@plenara/contract'
import { drawAnswers } from './answers.ts'
import { CANTONS, type CantonFacts, cantonRecords, profileLanguages } from './cantons.ts'
import type { Ballot } from './elections/ballot.ts'
import { baselBallots, LOCAL_QUESTIONNAIRE } from './elections/basel.ts'
import { councilOfStates, FEDERAL_QUESTIONNAIRE, nationalCouncil } from './elections/federal.ts'
import { type ElectedData, parliamentData } from './parliament/parliament.ts'
import { partyRecords } from './parties.ts'
import { constituencies, localities, municipalities } from './places.ts'
import { askedTopics, questionnaires } from './questionnaires.ts'

export { demoSurveys } from './surveys/surveys.ts'

export interface DemoOptions {
  /** The same seed gives the same data, byte by byte. */
  readonly seed?: number
  /** Only these cantons; each is the same as among all. */
  readonly cantons?: readonly CantonCode[]
  /** Called after each canton with the share that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void
}

export interface ParliamentOptions extends Pick<DemoOptions, 'seed'> {
  /** Whose results of the last votes are invented too; none where left out. */
  readonly municipalities?: readonly MunicipalityRecord[] | undefined
}

const DEFAULT_SEED = 2027

/**
 * The fictional demonstration data: parties, elections, candidates, lists, questions and answers that nobody real stands behind,
 * in real cantons with their real numbers of seats. Pure: seeded, without clock or input.
 */
export function demoData(options: DemoOptions = {}): CatalogueImport {
  const seed = seedOf(options)
  const wanted = CANTONS.filter((canton) => options.cantons === undefined || options.cantons.includes(canton.code))
  const elections: Ballot['bundle'][] = []
  const answers: AnswerRecord[][] = []
  for (const [index, canton] of wanted.entries()) {
    for (const ballot of ballotsOf(seed, canton)) {
      elections.push(ballot.bundle)
      answers.push(answersOf(seed, canton, ballot))
    }
    options.onProgress?.((index + 1) / wanted.length)
  }
  return {
    cantons: cantonRecords(),
    constituencies: constituencies(),
    municipalities: municipalities(),
    localities: localities(),
    parties: partyRecords(),
    questionnaires: questionnaires(),
    elections,
    answers: answers.flat(),
  }
}

/**
 * The fictional parliaments, governments, courts, votes and news to elections of `demoData`: those whom the voters elected sit in the councils,
 * and vote as they answered. Pure: seeded, without clock.
 */
export function demoParliament(elected: ElectedData, options: ParliamentOptions = {}): ParliamentImport {
  return parliamentData(seedOf(options), elected, options.municipalities)
}

function seedOf({ seed = DEFAULT_SEED }: Pick<DemoOptions, 'seed'>): string {
  return `plenara/${seed}`
}

/** Basel-Stadt only: small enough for tests. */
export function smallDemoData(): CatalogueImport {
  return demoData({ cantons: ['BS'] })
}

function ballotsOf(seed: string, canton: CantonFacts): Ballot[] {
  const federal = [...nationalCouncil(seed, canton), ...councilOfStates(seed, canton)]
  return canton.code === 'BS' ? [...federal, ...baselBallots(seed, canton)] : federal
}

function answersOf(seed: string, canton: CantonFacts, ballot: Ballot): AnswerRecord[] {
  const asked = askedTopics(ballot.bundle.election.questionnaireKey ?? FEDERAL_QUESTIONNAIRE)
  const languages = ballot.bundle.election.questionnaireKey === LOCAL_QUESTIONNAIRE ? (['de', 'fr'] as const) : profileLanguages(canton)
  return drawAnswers(ballot.drafts, { seed, asked, languages })
}
