import { page } from 'vitest/browser'
import { ACTOR, type Answers, CID, QUESTIONNAIRE, SUBMISSION, candidacyWith } from './answers.ts'

export interface ScreenState {
  readonly name: string
  readonly path: string
  readonly answers: Answers
  /** What stands there once it is shown. */
  readonly shown: string | RegExp
  /** What is done to come to the state. */
  readonly act?: () => Promise<unknown>
}

/** The answers of somebody who is signed in. */
export const own = (answers: Answers): Answers => ({ getActor: ACTOR, getQuestionnaire: QUESTIONNAIRE, ...answers })
/** The same with these decisions. */
export const at = (decisions: Parameters<typeof candidacyWith>[0], changes = {}) => own({ getCandidacy: candidacyWith(decisions, changes) })
/** The page of the candidacy. */
export const home = `/candidacy/${CID}`
/** Presses a button. */
export const press = (name: string) => () => page.getByRole('button', { name }).first().click()
/** Presses what bears these words. */
export const decide = (name: string) => () => page.getByText(name, { exact: true }).click()
/** Types into the German text, and leaves it. */
export const write = (text: string) => async () => {
  await page.getByLabelText('Deutsch').fill(text)
  await page.getByRole('heading', { level: 1 }).click()
}
/** A candidacy after its end. */
export const frozen = { isFrozen: true, frozenBy: 'changes', submission: SUBMISSION }
