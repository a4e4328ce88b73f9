import type { ContentLanguage } from '@plenara/contract'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { API_URL } from '../../platform/api-url.ts'
import { useNow } from '../../platform/use-now.ts'
import { Article } from '../../shared/page/article.tsx'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { FrameCode } from './frame-code.tsx'
import styles from './open-data-page.module.css'
import { openDataText } from './texts.ts'

const FORMATS = ['csv', 'json'] as const
/** How many years of the parliaments are listed; older ones can be requested by their address. */
const YEARS = 4

/** The files for newsrooms and researchers, their contents, and the required attribution. */
export function OpenDataPage() {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  const thisYear = useNow().getFullYear()
  const files = [
    { name: t('openData.popular'), path: '/data/popular-votes' },
    ...Array.from({ length: YEARS }, (_, index) => thisYear - index).map((year) => ({
      name: t('openData.parliament', { year: String(year) }),
      path: `/data/parliamentary-votes/${year}`,
    })),
  ]
  return (
    <EntryPage title={t('openData.title')} wide>
      <ul className={styles.files} aria-label={t('openData.files')}>
        {files.map(({ name, path }) => (
          <li key={path}>
            <span>{name}</span>
            {FORMATS.map((format) => (
              <a key={format} href={addressOf(`${path}.${format}?lang=${content}`)} aria-label={`${name}, ${format.toUpperCase()}`}>
                {format.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <FrameCode />
      <Article text={openDataText(content)} language={content} />
    </EntryPage>
  )
}

/** The address of a file on the server; in the shells this page has another origin. */
function addressOf(path: string): string {
  return API_URL.startsWith('/') ? path : new URL(path, API_URL).href
}
