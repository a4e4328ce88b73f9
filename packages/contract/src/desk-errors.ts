/** What only the desk answers, with its HTTP status; beside the codes of `errors.ts`. The English title is for developers. */
export const DESK_ERRORS = {
  frozen: [409, 'Statements of this election can no longer be changed'],
  incomplete: [422, 'Questions are not decided yet'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type DeskErrorCode = keyof typeof DESK_ERRORS
