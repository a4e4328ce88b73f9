// Reads what the test runners reported in JSON: Vitest (one flat list of files) and Playwright (suites in suites).
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** By the path of a test file; the first that fits. */
const PROJECTS = [
  ['browser', /^apps\/web\/(e2e|bench)\//],
  ['screens', /\.browser\.test\.tsx?$/],
  ['web', /^apps\/web\//],
  ['security', /^apps\/server\/test\/security\//],
  ['server', /^apps\/server\//],
  ['packages', /./],
]

function projectOf(file) {
  return PROJECTS.find(([, pattern]) => pattern.test(file))[0]
}

/**
 * Every test of the reports in a folder: `{ project, file, name, status, milliseconds }`, where status is `passed`, `failed` or `skipped`.
 * A test that passed when it was repeated is passed and says so in `isFlaky`.
 */
export function readReports(folder, root) {
  const reports = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return reports.flatMap((name) => testsOfReport(JSON.parse(readFileSync(join(folder, name), 'utf8')), root))
}

/** The tests of one report. */
export function testsOfReport(report, root) {
  return 'testResults' in report ? testsOfVitest(report, root) : testsOfPlaywright(report, root)
}

function testsOfVitest({ testResults }, root) {
  return testResults.flatMap(({ name, status: fileStatus, assertionResults }) => {
    const file = relative(root, name)
    const project = projectOf(file)
    const tests = assertionResults.map(({ fullName, status, duration }) => ({
      project,
      file,
      name: fullName.trim(),
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      milliseconds: duration ?? 0,
    }))
    // A file that cannot be loaded has no tests and is a failure all the same.
    const isBroken = fileStatus === 'failed' && tests.every(({ status }) => status !== 'failed')
    return isBroken ? [...tests, { project, file, name: 'the file itself', status: 'failed', milliseconds: 0 }] : tests
  })
}

const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

function testsOfPlaywright({ config, suites, errors = [] }, root) {
  const tests = suites.flatMap((suite) => testsOfSuite(suite, [])).map((test) => withFile(test, config, root))
  return [...tests, ...errors.map(() => ({ project: 'browser', file: '', name: 'the run itself', status: 'failed', milliseconds: 0 }))]
}

function withFile({ file, ...test }, config, root) {
  const path = relative(root, join(config.rootDir, file))
  return { project: projectOf(path), file: path, ...test }
}

function testsOfSuite({ title, file, suites = [], specs = [] }, outer) {
  const titles = title === file ? outer : [...outer, title]
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => testOfSpec(spec, test, titles))),
    ...suites.flatMap((suite) => testsOfSuite(suite, titles)),
  ]
}

function testOfSpec({ title, file }, { projectName, status, results }, titles) {
  return {
    file,
    name: [...(projectName ? [`[${projectName}]`] : []), ...titles, title].join(' '),
    status: OUTCOMES[status],
    // Of a repeated test the run that counted.
    milliseconds: results.at(-1)?.duration ?? 0,
    ...(status === 'flaky' && { isFlaky: true }),
  }
}
