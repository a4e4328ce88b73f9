export interface ReportedTest {
  readonly project: string
  readonly file: string
  readonly name: string
  readonly status: 'passed' | 'failed' | 'skipped'
  readonly milliseconds: number
  readonly isFlaky?: true
}
export function readReports(folder: string, root: string): ReportedTest[]
export function testsOfReport(report: object, root: string): ReportedTest[]
