export interface ReportedTest {
  readonly file: string
  readonly name: string
  readonly status: 'passed' | 'failed' | 'skipped'
  readonly milliseconds: number
  readonly repeat: string
  readonly isFlaky?: true
  readonly error?: string
}
export function readReport(path: string, root: string): ReportedTest[]
export function readReports(folder: string, root: string): ReportedTest[]
export function testsOfReport(report: object, root: string): ReportedTest[]
