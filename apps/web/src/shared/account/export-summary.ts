import type { UserExport } from '@plenara/contract'

export interface ExportSummary {
  readonly email: string
  readonly answers: number
  readonly ratings: number
  readonly lists: number
  readonly choices: number
  /** On candidates and councillors. */
  readonly notes: number
  /** Own decisions on votes of parliaments and of the people. */
  readonly votes: number
}

/** The contents of a document in figures, to be shown before it replaces anything. */
export function summaryOf({ account, elections, lists, choices, notes = [], councillorNotes = [], votes = [] }: UserExport): ExportSummary {
  return {
    email: account.email,
    answers: elections.reduce((sum, { responses }) => sum + responses.length, 0),
    ratings: elections.reduce((sum, { matches }) => sum + matches.length, 0),
    lists: lists.length,
    choices: choices.length,
    notes: notes.length + councillorNotes.length,
    votes: votes.length,
  }
}
