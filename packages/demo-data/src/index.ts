import type { AnswerRecord, CantonCode, CatalogueImport, ConstituencyRecord, LocalityRecord, MunicipalityRecord } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract/constants'
import { drawAnswers } from './answers.ts'
import { CANTONS, type CantonFacts, cantonRecords, profileLanguages } from './cantons.ts'
import type { Ballot } from './elections/ballot.ts'
import { BASEL_CONSTITUENCIES, baselBallots, LOCAL_QUESTIONNAIRE } from './elections/basel.ts'
import { councilOfStates, FEDERAL_QUESTIONNAIRE, nationalCouncil } from './elections/federal.ts'
import { partyRecords } from './parties.ts'
import { BASEL_LOCALITIES, BASEL_MUNICIPALITIES } from './places.ts'
import { askedTopics, questionnaires } from './questionnaires.ts'

export interface DemoOptions {
  /** The same seed gives the same data, byte by byte. */
  readonly seed?: number
  /** Only these cantons; each is the same as among all. */
  readonly cantons?: readonly CantonCode[]
  /** Called after each canton with the share that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void
}

const DEFAULT_SEED = 2027

/**
 * The fictional demonstration data: parties, elections, candidates, lists, questions and answers that nobody real stands behind,
 * in real cantons with their real numbers of seats. Pure: seeded, without clock or input.
 */
export function demoData(options: DemoOptions = {}): CatalogueImport {
  const seed = `plenara/${options.seed ?? DEFAULT_SEED}`
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

/** The five of Basel-Stadt; every other canton is one constituency, numbered 1000 + the number of the canton. */
function constituencies(): ConstituencyRecord[] {
  const whole = CANTONS.filter((canton) => canton.code !== 'BS').map((canton) => ({
    id: wholeCantonId(canton.code),
    cantonCode: canton.code,
    name: canton.name,
    seats: null,
  }))
  return [...BASEL_CONSTITUENCIES, ...whole]
}

function wholeCantonId(code: CantonCode): number {
  return 1000 + CANTON_CODES.indexOf(code) + 1
}

/** All of Basel-Stadt, and the capital of every other canton; the rest comes from the official directory. */
function municipalities(): MunicipalityRecord[] {
  const capitals = otherCantons().map(({ code, capital }) => ({
    bfsNumber: capital.bfsNumber,
    name: capital.place,
    cantonCode: code,
    constituencyId: wholeCantonId(code),
  }))
  return [...BASEL_MUNICIPALITIES, ...capitals]
}

function localities(): LocalityRecord[] {
  const capitals = otherCantons().map(({ code, capital }) => ({
    zip: capital.zip,
    place: capital.place,
    municipality: capital.place,
    bfsNumber: capital.bfsNumber,
    cantonCode: code,
  }))
  return [...BASEL_LOCALITIES, ...capitals]
}

function otherCantons(): readonly CantonFacts[] {
  return CANTONS.filter((canton) => canton.code !== 'BS')
}
