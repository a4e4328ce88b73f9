import { userInfo } from 'node:os'

/** The user of the operating system who runs this process; the number where the user has no name, as in containers. */
export function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    // Node throws where the system's list of users does not know the number.
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
