import type { ErrorCode } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'

export interface RefusedPlaces {
  readonly code: ErrorCode
  readonly count: number
}

/** How often each rule is broken in a document that the server refused; empty if the error names no places. */
export function refusedPlaces(error: unknown): RefusedPlaces[] {
  const codes = error instanceof ApiError ? error.errors.map(({ code }) => code) : []
  return [...new Set(codes)].map((code) => ({ code, count: codes.filter((other) => other === code).length }))
}
