import type { ContentLanguage } from '@plenara/contract'
import { extraPart } from '@plenara/ui/extra-part.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { Suspense, useState } from 'react'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { API_URL } from '../../../platform/api-url.ts'
import { Skeleton } from '../../../shared/page/state-panel.tsx'
import type { ByMunicipalityProps } from './by-municipality.tsx'
import styles from './municipal-details.module.css'

const ByMunicipality = extraPart(async () => (await import('./by-municipality.tsx')).ByMunicipality)

export interface MunicipalDetailsProps extends ByMunicipalityProps {
  readonly className?: string | undefined
}

/** The results of the municipalities, folded: map and tables are loaded when it is opened. Without script there is a link to the file of all results. */
export function MunicipalDetails({ className = '', ...props }: MunicipalDetailsProps) {
  const t = useText()
  const lang = useContentLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={`${styles.details} ${className}`} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('votes.municipalities.title')}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton rows={8} />}>
          <ByMunicipality {...props} />
        </Suspense>
      )}
      <p className={styles.file}>
        <a href={fileOf(props.vote.id, lang)}>{t('votes.municipalities.file')}</a>
      </p>
    </details>
  )
}

/** The address of the file on the server; in the shells this page has another origin. */
function fileOf(id: number, lang: ContentLanguage): string {
  const path = `/data/vote/${id}/municipalities.csv?lang=${lang}`
  return API_URL.startsWith('/') ? path : new URL(path, API_URL).href
}
