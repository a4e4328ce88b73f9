import type { ReportedTest } from './read-reports.mjs'

export const EXCEPTIONS: readonly { readonly file: string; readonly seconds: number; readonly reason: string }[]
export function headRoom(loadPerCore?: number): number
export function overBudget(tests: readonly ReportedTest[], times: number): ReportedTest[]
