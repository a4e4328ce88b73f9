import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a checkout that git knows or would take, by its path from the root. Throws where the folder is no checkout. */
export function filesOfCheckout(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const files = [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file)))
  return files.toSorted()
}

/** TypeScript of the workspaces and of the scripts, without generated declarations. */
export function isCode(file: string): boolean {
  return /^(packages|apps|scripts)\/.*\.(ts|tsx|mts|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file)
}

/** A test, or what only tests, benchmarks and tools use. */
export function isForTests(file: string): boolean {
  return (
    /\.(test|bench|samples)\.tsx?$/.test(file) ||
    /^(apps|packages)\/[^/]+\/(e2e|bench)\//.test(file) ||
    /\/(test|test-support|screen-test)\//.test(file) ||
    /^apps\/web\/[^/]+\.ts$/.test(file)
  )
}
