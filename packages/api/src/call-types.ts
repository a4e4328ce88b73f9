import type { CallName, Routes } from '@plenara/contract'
import type { z } from 'zod'

/** The values of a call after validation. */
export type ParamsOf<R extends CallName> = z.output<Routes[R]['params']>
export type QueryOf<R extends CallName> = z.output<Routes[R]['query']>
export type BodyOf<R extends CallName> = z.output<NonNullable<Routes[R]['body']>>
export type AnswerOf<R extends CallName> = z.output<Routes[R]['response']>
