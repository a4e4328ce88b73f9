import { page } from 'vitest/browser'
import { ACTOR, type Answers, CID, QUESTIONNAIRE, SUBMISSION, candidacyWith } from './answers.ts'

export interface ScreenState {
  readonly name: string
  readonly path: string
  readonly answers: Answers
  /** A text that is visible in the state. */
  readonly shown: string | RegExp
  /** The action that leads to the state. */
  readonly act?: () => Promise<unknown>
}

/** Answers with a session. */
export const signedIn = (answers: Answers): Answers => ({ getActor: ACTOR, getQuestionnaire: QUESTIONNAIRE, ...answers })
/** Answers with a session and these decisions. */
export const at = (decisions: Parameters<typeof candidacyWith>[0], changes = {}) =>
  signedIn({ getCandidacy: candidacyWith(decisions, changes) })
/** The page of the candidacy. */
export const home = `/candidacy/${CID}`
/** Presses a button. */
export const press = (name: string) => () => page.getByRole('button', { name }).first().click()
/** Presses the element with this text. */
export const decide = (name: string) => () => page.getByText(name, { exact: true }).click()
/** Types into the German text and leaves the field. */
export const write = (text: string) => async () => {
  await page.getByLabelText('Deutsch').fill(text)
  await page.getByRole('heading', { level: 1 }).click()
}
/** A candidacy after its end. */
export const frozen = { isFrozen: true, frozenBy: 'changes', submission: SUBMISSION }
