import type { SearchKind, SearchResult } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useId } from 'react'
import { AffairResult, ArticleResult, PersonResult, VoteResult, WordResult } from './result-rows.tsx'
import styles from './search-page.module.css'

/** The results by kind, the kind of the best result first. */
export function ResultGroups({ items }: { readonly items: readonly SearchResult[] }) {
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  return kinds.map((kind) => <ResultGroup key={kind} kind={kind} items={items.filter((item) => item.kind === kind)} />)
}

function ResultGroup({ kind, items }: { readonly kind: SearchKind; readonly items: readonly SearchResult[] }) {
  const t = useText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.kind}>
        {t(`search.kind.${kind}`)}
      </h2>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={keyOf(item)}>
            <Row item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ item }: { readonly item: SearchResult }) {
  switch (item.kind) {
    case 'person':
      return <PersonResult person={item.person} />
    case 'people-vote':
    case 'parliament-vote':
      return <VoteResult vote={item.vote} />
    case 'affair':
      return <AffairResult affair={item.affair} />
    case 'article':
      return <ArticleResult article={item.article} />
    case 'word':
      return <WordResult word={item.word} />
  }
}

function keyOf(item: SearchResult): string | number {
  switch (item.kind) {
    case 'person':
      return item.person.id
    case 'people-vote':
    case 'parliament-vote':
      return item.vote.id
    case 'affair':
      return item.affair.id
    case 'article':
      return item.article.path
    case 'word':
      return item.word.term
  }
}
