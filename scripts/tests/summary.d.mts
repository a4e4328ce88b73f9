import type { ReportedTest } from './read-reports.mjs'

export interface StepResult {
  readonly name: string
  readonly part: string
  readonly repeat: string
  readonly seconds: number
  readonly tests: readonly ReportedTest[]
  readonly error?: Error & { readonly output?: string }
  readonly missing?: string
}
export function summarize(run: { readonly results: readonly StepResult[]; readonly seconds: number }): { lines: string[]; failed: number }
