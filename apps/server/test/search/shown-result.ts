import type { SearchResult } from '@plenara/contract'

/** What a result is called. */
export function titleOf(result: SearchResult): string {
  switch (result.kind) {
    case 'person':
      return `${result.person.firstName} ${result.person.lastName}`
    case 'people-vote':
    case 'parliament-vote':
      return result.vote.title
    case 'affair':
      return result.affair.title
    case 'article':
      return result.article.title
    case 'word':
      return result.word.term
  }
}
