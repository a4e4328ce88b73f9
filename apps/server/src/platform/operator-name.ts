import { userInfo } from 'node:os'

/** The user of the operating system who runs this process; the number if the user has no name, as in containers. */
export function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    // Node throws if the system has no entry for the user.
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
