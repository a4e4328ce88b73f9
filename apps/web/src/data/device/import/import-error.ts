/**
 * Why an import did not end: no connection or one that broke off, an answer that is none, a device that cannot store,
 * or another import that has taken over.
 */
export type ImportProblem = 'connection' | 'server' | 'storage' | 'overtaken'

export class ImportError extends Error {
  readonly problem: ImportProblem

  constructor(problem: ImportProblem, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'ImportError'
    this.problem = problem
  }
}
