import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node'

/** Writes what a run of Vitest found for the summary of `npm test`: also what its own report in JSON leaves out, repetitions and errors outside of tests. */
class ReportWriter implements Reporter {
  private readonly path: string

  constructor(path: string) {
    this.path = path
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[], _reason: TestRunEndReason): void {
    const report = { files: modules.map(describeFile), errors: errors.map(({ message }) => message) }
    mkdirSync(dirname(this.path), { recursive: true })
    writeFileSync(this.path, JSON.stringify(report))
  }
}

function describeFile(module: TestModule) {
  return { file: module.moduleId, isBroken: module.state() === 'failed', tests: [...module.children.allTests()].map(describeTest) }
}

function describeTest(test: TestCase) {
  const { duration = 0, flaky = false } = test.diagnostic() ?? {}
  const { state, errors = [] } = test.result()
  return { name: test.fullName.replaceAll(' > ', ' '), state, milliseconds: duration, isFlaky: flaky, error: errors[0]?.message ?? '' }
}

/** The reporters of a run: what a person reads, and the report where `VITEST_REPORT` names a file for it. */
export function reporters(): (string | Reporter)[] {
  const path = process.env.VITEST_REPORT
  return path ? ['default', new ReportWriter(path)] : ['default']
}
