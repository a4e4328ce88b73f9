import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ArticleTools } from '../../../shared/explainer/article-tools.tsx'
import { WithOfflineWays } from '../../../shared/page/offline-state.tsx'
import { useArrival } from '../../../shared/page/page.tsx'
import styles from './detail-page.module.css'

export interface DetailPageProps {
  readonly title: string
  /** The language of the title, if it is not that of the page. */
  readonly lang?: string | undefined
  /** The line above the title. */
  readonly meta?: ReactNode
  /** The target of "back" without a previous page in the app. */
  readonly parent: string
  readonly children: ReactNode
  /** Whether there is something to print and share. */
  readonly isReady: boolean
}

/** A page of a single vote or affair: "back", its title, print and share. */
export function DetailPage({ title, lang, meta, parent, children, isReady }: DetailPageProps) {
  const t = useText()
  const heading = useArrival(title)
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <main id="content" className={styles.page}>
      <div className={styles.top}>
        <IconButton label={t('common.back')} onClick={() => (key === 'default' ? navigate(parent) : navigate(-1))}>
          <IconChevronLeft aria-hidden />
        </IconButton>
        {isReady && <ArticleTools title={title} />}
      </div>
      {meta}
      <h1 ref={heading} tabIndex={-1} className={styles.title} lang={lang}>
        {title}
      </h1>
      <WithOfflineWays>{children}</WithOfflineWays>
    </main>
  )
}
