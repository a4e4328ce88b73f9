import type { Article } from '@plenara/contract'
import { formatDay, languageTag } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { IconExternalLink } from '@tabler/icons-react'
import styles from './news-list.module.css'

/** Articles of the media, newest first, each with source and date, opening in a new tab. */
export function NewsList({ articles }: { readonly articles: readonly Article[] }) {
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

function NewsItem({ article }: { readonly article: Article }) {
  const t = useText()
  const { title, summary, outletName: source, publishedAt, premium, url, language } = article
  const lang = languageTag(language)
  return (
    <article>
      {isWebAddress(url) ? (
        <a href={url} target="_blank" rel="noreferrer" className={styles.title}>
          <span lang={lang}>{title}</span>
          <IconExternalLink size={18} aria-hidden />
          <span className="visually-hidden">{` ${t('news.opensOutside', { source })}`}</span>
        </a>
      ) : (
        <p className={styles.title} lang={lang}>
          {title}
        </p>
      )}
      {summary && (
        <p className={styles.summary} lang={lang}>
          {summary}
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

/** Sources are not trusted: only an http(s) address becomes a link. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
