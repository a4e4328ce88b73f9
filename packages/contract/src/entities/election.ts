import { z } from 'zod'
import { COUNCILS, LEVELS, SEAT_METHODS } from '../constants.ts'
import { day, id, moment } from './common.ts'
import { contentLanguage, fallbackLanguages } from './language.ts'
import { sourced } from './source.ts'

export const level = z.enum(LEVELS)
export type Level = z.infer<typeof level>

export const seatMethod = z.enum(SEAT_METHODS)
export type SeatMethod = z.infer<typeof seatMethod>

export const council = z.enum(COUNCILS)
export type CouncilKind = z.infer<typeof council>

/** One ballot: the National Council per canton, a cantonal parliament per constituency. */
export const election = z.object({
  id,
  level,
  type: z.enum(['executive', 'legislative']),
  name: z.string(),
  council,
  cantonId: id,
  constituencyId: id.nullable(),
  municipality: z.string().nullable(),
  year: z.int(),
  seats: z.int().positive(),
  /** Seats of the whole body, where this is the election of one of its constituencies and the source tells them. */
  bodySeats: z.int().positive().nullable(),
  electionDate: day,
  nextElectionDate: day.nullable(),
  languages: z.array(contentLanguage),
  lines: z.int().positive(),
  maxRepetitions: z.int().positive(),
  seatMethod,
  followUntil: moment.nullable(),
  resultsPublic: z.boolean(),
  /** A published result that was withdrawn: on which day, and why where the operator says so; else null. */
  resultWithdrawn: z.object({ on: day, reason: z.string().nullable() }).nullable(),
  fictional: z.boolean(),
  sourceId: sourced.sourceId,
  fallback: fallbackLanguages,
})
export type Election = z.infer<typeof election>
