import type { SearchResult, VoteCard } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './search-page.module.css'

type Of<Kind extends SearchResult['kind']> = Extract<SearchResult, { kind: Kind }>

/** A person in office, or formerly in office. */
export function PersonResult({ person }: { readonly person: Of<'person'>['person'] }) {
  const t = useText()
  const { council, party, cantonCode, active, fallback } = person
  return (
    <ResultRow to={`/${person.office}/${person.id}`} title={`${person.firstName} ${person.lastName}`}>
      <p className={styles.meta}>
        {council && <span lang={fallback?.council}>{council}</span>}
        {party && <span lang={fallback?.party}>{party}</span>}
        {cantonCode && <span>{cantonCode}</span>}
        {!active && <span>{t('councillor.former')}</span>}
      </p>
    </ResultRow>
  )
}

/** A vote by its name; its result is on its page. */
export function VoteResult({ vote }: { readonly vote: VoteCard }) {
  const t = useText()
  return (
    <ResultRow to={`/legislative/votes/${vote.id}`} title={vote.title} lang={vote.fallback?.title}>
      {vote.subject && (
        <p className={styles.text} lang={vote.fallback?.subject}>
          {vote.subject}
        </p>
      )}
      <p className={`num ${styles.meta}`}>
        {vote.kind && <span>{t(`votes.kind.${vote.kind}`)}</span>}
        {vote.cantonCode && <span>{vote.cantonCode}</span>}
        {vote.affairNumber && <span>{vote.affairNumber}</span>}
        <time dateTime={vote.date}>{formatDay(vote.date)}</time>
      </p>
    </ResultRow>
  )
}

export function AffairResult({ affair }: { readonly affair: Of<'affair'>['affair'] }) {
  const { fallback } = affair
  return (
    <ResultRow to={`/affair/${affair.id}`} title={affair.title} lang={fallback?.title}>
      <p className={`num ${styles.meta}`}>
        <span>{affair.number}</span>
        {affair.type && <span lang={fallback?.type}>{affair.type}</span>}
        {affair.status && <span lang={fallback?.status}>{affair.status}</span>}
      </p>
    </ResultRow>
  )
}

export function ArticleResult({ article }: { readonly article: Of<'article'>['article'] }) {
  return (
    <ResultRow to={{ pathname: article.path }} title={article.title} lang={article.fallback?.title}>
      <p className={styles.text} lang={article.fallback?.text}>
        {article.text}
      </p>
    </ResultRow>
  )
}

/** A word of the glossary with its meaning; it has no page. */
export function WordResult({ word }: { readonly word: Of<'word'>['word'] }) {
  return (
    <article className={styles.row}>
      <h3 className={styles.title} lang={word.fallback?.term}>
        {word.term}
      </h3>
      <p className={styles.text} lang={word.fallback?.text}>
        {word.text}
      </p>
    </article>
  )
}

interface ResultRowProps {
  readonly to: LinkProps['to']
  readonly title: string
  readonly lang?: string | undefined
  readonly children: ReactNode
}

/** A result whose whole row is a link. */
function ResultRow({ to, title, lang, children }: ResultRowProps) {
  return (
    <article className={styles.row}>
      <h3 className={styles.title}>
        <Link to={to} lang={lang}>
          {title}
        </Link>
      </h3>
      {children}
    </article>
  )
}
