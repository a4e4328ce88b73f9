import type { UserExport } from '@plenara/contract'
import { type Entries, entriesOf } from './document-entries.ts'

/** Whether two documents hold the same, whatever their accounts, ids of lists and order. */
export function haveSameContents(one: UserExport, other: UserExport): boolean {
  // Where one of them has no profile yet, it follows from the answers.
  const isJoined = one.profile !== undefined && other.profile !== undefined
  const [a, b] = [one, other].map((document) => entriesOf(isJoined ? document : { ...document, profile: undefined })) as [Entries, Entries]
  return a.size === b.size && holdsAll(a, b)
}

/** Whether everything of a document stands in another, as it is. */
export function holdsAllOf(whole: UserExport, part: UserExport): boolean {
  return holdsAll(entriesOf(part), entriesOf(whole))
}

/** Whether `after` is what `before` becomes when what it lacks of `added` is added: nothing lost, nothing else come. */
export function isSum(after: UserExport, { before, added }: { readonly before: UserExport; readonly added: UserExport }): boolean {
  const [now, own, others] = [entriesOf(after), entriesOf(before), entriesOf(added)]
  const missing = [...others].filter(([name]) => !own.has(name))
  return (
    [...own].every(([name, value]) => (isShared(name) ? now.has(name) : now.get(name) === value)) &&
    missing.every(([name, value]) => now.get(name) === value || isTakenBy(own, name)) &&
    [...now.keys()].every((name) => own.has(name) || others.has(name) || isProfile(name))
  )
}

/**
 * One list is followed per council and day, which another election may have taken; a candidate who is disliked is not ranked; an opinion that the account
 * has stays.
 */
function isTakenBy(own: Entries, name: string): boolean {
  const [part, electionId] = name.split('/')
  const beginnings: Readonly<Record<string, readonly string[]>> = {
    choice: ['choice/'],
    ranks: [`rating/${electionId}/`],
    profile: ['profile/', 'answer/'],
  }
  return [...own.keys()].some((other) => beginnings[part ?? '']?.some((beginning) => other.startsWith(beginning)))
}

function holdsAll(a: Entries, b: Entries): boolean {
  return [...a].every(([name, value]) => b.get(name) === value)
}

/** What grows out of both: the order of ratings, where opinions count, and parts that this program does not know. */
function isShared(name: string): boolean {
  return name.startsWith('ranks/') || name.startsWith('rest/') || name === 'profile/carrying'
}

function isProfile(name: string): boolean {
  return name.startsWith('profile/')
}
