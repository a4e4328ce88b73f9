import { ApiError } from '@plenara/contract/client'

/** Deleting what is gone already is no failure. */
export function unlessGone(code: ApiError['code'], answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== code) throw error
  })
}
