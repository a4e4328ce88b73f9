import { execFileSync } from 'node:child_process'

export interface Change {
  /** In words, e.g. `since main (a1b2c3d)`. */
  readonly since: string
  readonly files: readonly string[]
}

/**
 * What changed since the branch left `main`, with what is not committed yet; on `main` itself only the latter. Deleted files are left out.
 * Throws outside a git checkout.
 */
export function findChange(root: string): Change {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const base = ['main', 'origin/main'].map((branch) => mergeBase(git, branch)).find((commit) => commit !== null) ?? 'HEAD'
  const isOnMain = base === 'HEAD' || git('rev-parse', 'HEAD') === base
  const changed = lines(git('diff', '--name-only', '--diff-filter=d', isOnMain ? 'HEAD' : base))
  const added = lines(git('ls-files', '--others', '--exclude-standard'))
  return {
    since: isOnMain ? 'not committed yet' : `since main (${base.slice(0, 7)})`,
    files: [...new Set([...changed, ...added])],
  }
}

function mergeBase(git: (...args: string[]) => string, branch: string): string | null {
  try {
    return git('merge-base', 'HEAD', branch)
  } catch {
    return null
  }
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}
