// Reads what the test runners reported in JSON: Vitest (one flat list of files) and Playwright (suites in suites).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The tests of a report file, none where the runner wrote no report. */
export function readReport(path, root) {
  return existsSync(path) ? testsOfReport(JSON.parse(readFileSync(path, 'utf8')), root) : []
}

/** The tests of all reports in a folder, none where there is no folder. */
export function readReports(folder, root) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? readReport(join(folder, name), root) : []))
}

/**
 * The tests of one report: `{ file, name, status, milliseconds, repeat }`, where status is `passed`, `failed` or `skipped` and `repeat` is the
 * command that runs just that test. A test that passed when it was repeated is passed and says so in `isFlaky`, and why it failed before in `error`.
 */
export function testsOfReport(report, root) {
  return 'files' in report ? testsOfVitest(report, root) : testsOfPlaywright(report, root)
}

/** A report of `ReportWriter`. */
function testsOfVitest({ files, errors }, root) {
  const tests = files.flatMap(({ file: path, isBroken, tests: reported }) => testsOfFile(relative(root, path), isBroken, reported))
  return [...tests, ...errors.map((message) => failure('', `an error outside of the tests: ${firstLine(message)}`, 'npm run test:unit'))]
}

function testsOfFile(file, isBroken, reported) {
  const tests = reported.map(({ name, state, milliseconds, isFlaky, error = '' }) => ({
    file,
    name: name.trim(),
    status: state === 'passed' || state === 'failed' ? state : 'skipped',
    milliseconds,
    repeat: vitestCommand(file, name.trim()),
    ...(isFlaky && { isFlaky, error: firstLine(error) }),
  }))
  // A file that cannot be loaded, or whose hook fails, may have no failed test and is a failure all the same.
  const isSilent = isBroken && tests.every(({ status }) => status !== 'failed')
  return isSilent ? [...tests, failure(file, 'the file itself', vitestCommand(file))] : tests
}

function failure(file, name, repeat) {
  return { file, name, status: 'failed', milliseconds: 0, repeat }
}

function firstLine(text) {
  return text.split('\n')[0]
}

function vitestCommand(file, name) {
  const config = isRealData(file) ? ' -c vitest.real-data.config.ts' : ''
  const filter = name ? ` -t ${quoted(name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))}` : ''
  return `npx vitest run${config} ${file}${filter}`
}

function playwrightCommand(file, line, project) {
  const command = isRealData(file) ? 'npx playwright test -c apps/web/real-data.config.ts' : 'npm run test:e2e --'
  return `${command} ${file}:${line}${project ? ` --project=${project}` : ''}`
}

function isRealData(file) {
  return file.includes('.real-data.')
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`
}

const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

function testsOfPlaywright({ config, suites, errors = [] }, root) {
  const tests = suites.flatMap((suite) => testsOfSuite(suite, []))
  return [
    ...tests.map((test) => ({ ...test, file: relative(root, join(config.rootDir, test.file)) })),
    ...errors.map(({ message = '' }) => failure('', `the run itself: ${firstLine(message)}`, 'npm run test:e2e')),
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
    repeat: playwrightCommand(file, line, projectName),
    ...(status === 'flaky' && { isFlaky: true, error: firstLine(results[0]?.error?.message ?? '') }),
  }
}
