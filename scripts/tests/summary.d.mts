import type { ReportedTest } from './read-reports.mjs'

interface Run {
  readonly tests: readonly ReportedTest[]
  readonly steps: readonly { readonly name: string; readonly seconds: number }[]
  readonly seconds: number
  readonly failedStep?: string
  readonly room?: number
}
export function summarize(run: Run): { lines: string[]; failed: number }
