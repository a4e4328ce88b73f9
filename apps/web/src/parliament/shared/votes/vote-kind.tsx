import type { VoteCard } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { type ReactNode, Suspense, use } from 'react'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { GlossaryContext, glossaryOf } from '../../../shared/explainer/glossary.ts'
import { GlossaryWord } from '../../../shared/explainer/glossary-word.tsx'
import styles from './vote-kind.module.css'

interface VoteKindProps {
  readonly kind: NonNullable<VoteCard['kind']>
}

/** The kind of a people's vote [SCREEN-19]. */
export function VoteKind({ kind }: VoteKindProps) {
  const t = useText()
  return <span className={styles.badge}>{t(`votes.kind.${kind}`)}</span>
}

/** The same as a button that explains the kind. */
export function ExplainedVoteKind({ kind }: VoteKindProps) {
  const t = useText()
  return (
    <Suspense fallback={<VoteKind kind={kind} />}>
      <span className={styles.badge}>
        <Term term={kind}>{t(`votes.kind.${kind}`)}</Term>
      </span>
    </Suspense>
  )
}

/** A word of the interface that the glossary explains. */
export function Term({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  const glossary = use(glossaryOf(useContentLanguage()))
  return (
    <GlossaryContext value={glossary}>
      <GlossaryWord term={term}>{children}</GlossaryWord>
    </GlossaryContext>
  )
}
