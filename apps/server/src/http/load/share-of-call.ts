import type { Share } from '@plenara/api'

/**
 * Of which share a call is, by method and path (with `/api`), before anything is looked up; null for what is always answered: public data in
 * memory costs no more than a refusal, and neither does a preflight, without which an app could not read that its call was refused.
 */
export function shareOfCall(method: string, path: string): Share | null {
  const plain = path.includes('%') ? decoded(path) : path
  if (method === 'OPTIONS') return null
  const isRead = method === 'GET' || method === 'HEAD'
  if (plain.startsWith('/api/user/')) return isRead ? 'ownReads' : /^\/api\/user\/[^/?]+\/import\b/.test(plain) ? 'imports' : 'ownWrites'
  if (isRead || !plain.startsWith('/api/')) return null
  if (plain.startsWith('/api/logout')) return 'ownWrites'
  return plain.startsWith('/api/browser-error') ? 'reports' : 'signIn'
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // What cannot be decoded is no call.
    return path
  }
}
