import type { AffairRecord, ContentLanguage, CouncillorFacts, Identified, LocalizedText, VoteSnapshot } from '@plenara/contract'

/** An article of the knowledge area, or a word of its glossary. */
export interface KnowledgeText {
  readonly kind: 'article' | 'word'
  /** Where an article stands on the site; of a word its key in the glossary. */
  readonly path: string
  readonly title: LocalizedText
  /** What stands below the title: how an article begins, what a word means. */
  readonly text: LocalizedText
}

/** Something that was found, as it is stored. */
export type Found =
  | { readonly kind: 'person'; readonly councillor: CouncillorFacts }
  | { readonly kind: 'people-vote' | 'parliament-vote'; readonly vote: VoteSnapshot }
  | { readonly kind: 'affair'; readonly affair: Identified<AffairRecord> }
  | { readonly kind: 'article' | 'word'; readonly text: KnowledgeText }

/** Finds what has a page by words. */
export interface SearchIndex {
  /**
   * What holds these words or words close to them, the best first, at most `MAX_RESULTS_A_KIND` of one kind; what was found in another language than the
   * asker's comes after what is as good. @param words folded as `searchWords` does, at least one
   */
  find(words: readonly string[], language: ContentLanguage): Promise<readonly Found[]>
}
