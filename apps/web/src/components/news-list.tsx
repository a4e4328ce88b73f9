import type { ContentLanguage } from '@plenara/contract'
import { formatDay, languageTag } from '@plenara/domain'
import { IconExternalLink } from '@tabler/icons-react'
import { useText } from '../i18n/text.ts'
import styles from './news-list.module.css'
import { EmptyState } from './state-panel.tsx'

export interface NewsArticle {
  readonly id: number
  readonly title: string
  /** The name of the medium. */
  readonly source: string
  /** A moment in UTC. */
  readonly publishedAt: string
  /** Only subscribers can read it. */
  readonly premium: boolean
  readonly url: string
  readonly language: ContentLanguage
}

/** Articles of the media, newest first, each opening outside; the sentence `empty` where there is none [SCREEN-20]. */
export function NewsList({ articles, empty }: { readonly articles: readonly NewsArticle[]; readonly empty: string }) {
  if (articles.length === 0) return <EmptyState text={empty} />
  const newest = [...articles].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
  return (
    <ul className={styles.news}>
      {newest.map((article) => (
        <li key={article.id}>
          <NewsItem article={article} />
        </li>
      ))}
    </ul>
  )
}

function NewsItem({ article }: { readonly article: NewsArticle }) {
  const t = useText()
  const { title, source, publishedAt, premium, url, language } = article
  const lang = languageTag(language)
  return (
    <article>
      {isWebAddress(url) ? (
        <a href={url} target="_blank" rel="noreferrer" className={styles.title}>
          <span lang={lang}>{title}</span>
          <IconExternalLink size={18} aria-hidden />
          <span className="visually-hidden"> {t('news.opensOutside', { source })}</span>
        </a>
      ) : (
        <p className={styles.title} lang={lang}>
          {title}
        </p>
      )}
      <p className={`num ${styles.meta}`}>
        <span>{source}</span>
        <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
        {premium && <span className={styles.premium}>{t('news.premium')}</span>}
      </p>
    </article>
  )
}

/** Sources are foreign: only an address of the web becomes a link. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
