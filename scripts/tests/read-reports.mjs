// Reads what the test runners reported in JSON: Vitest (one flat list of files) and Playwright (suites in suites).
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The tests of a report file, none where the runner wrote no report. */
export function readReport(path, root) {
  return existsSync(path) ? testsOfReport(JSON.parse(readFileSync(path, 'utf8')), root) : []
}

/**
 * The tests of one report: `{ file, name, status, milliseconds, repeat }`, where status is `passed`, `failed` or `skipped` and `repeat` is the
 * command that runs just that test. A test that passed when it was repeated is passed and says so in `isFlaky`.
 */
export function testsOfReport(report, root) {
  return 'testResults' in report ? testsOfVitest(report, root) : testsOfPlaywright(report, root)
}

function testsOfVitest({ testResults }, root) {
  return testResults.flatMap(({ name: path, status: fileStatus, assertionResults }) => {
    const file = relative(root, path)
    const tests = assertionResults.map(({ fullName, status, duration }) => ({
      file,
      name: fullName.trim(),
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      milliseconds: duration ?? 0,
      repeat: vitestCommand(file, fullName.trim()),
    }))
    // A file that cannot be loaded, or whose hook fails, may have no failed test and is a failure all the same.
    const isBroken = fileStatus === 'failed' && tests.every(({ status }) => status !== 'failed')
    return isBroken ? [...tests, { file, name: 'the file itself', status: 'failed', milliseconds: 0, repeat: vitestCommand(file) }] : tests
  })
}

function vitestCommand(file, name) {
  const env = file.includes('.real-data.') ? 'REAL_DATA=1 ' : ''
  const filter = name ? ` -t ${quoted(name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))}` : ''
  return `${env}npx vitest run ${file}${filter}`
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`
}

const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

function testsOfPlaywright({ config, suites, errors = [] }, root) {
  const tests = suites.flatMap((suite) => testsOfSuite(suite, []))
  return [
    ...tests.map((test) => ({ ...test, file: relative(root, join(config.rootDir, test.file)) })),
    ...errors.map(({ message = '' }) => ({
      file: '',
      name: `the run itself: ${message.split('\n')[0]}`,
      status: 'failed',
      milliseconds: 0,
      repeat: 'npm run test:e2e',
    })),
  ]
}

function testsOfSuite({ title, file, suites = [], specs = [] }, outer) {
  const titles = title === file ? outer : [...outer, title]
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => testOfSpec(spec, test, titles))),
    ...suites.flatMap((suite) => testsOfSuite(suite, titles)),
  ]
}

function testOfSpec({ title, file, line }, { projectName, status, results }, titles) {
  return {
    file,
    name: [...(projectName ? [`[${projectName}]`] : []), ...titles, title].join(' '),
    status: OUTCOMES[status],
    // Of a repeated test the run that counted.
    milliseconds: results.at(-1)?.duration ?? 0,
    repeat: `npm run test:e2e -- ${file}:${line}${projectName ? ` --project=${projectName}` : ''}`,
    ...(status === 'flaky' && { isFlaky: true }),
  }
}
