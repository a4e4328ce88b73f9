import { ApiError } from '@plenara/contract/client'
import { useText } from '../i18n/text.ts'
import { useContentLanguage } from '../lib/user.ts'
import { OutsideLink } from './outside-link.tsx'
import { ErrorState } from './state-panel.tsx'

/** Where the federation itself publishes what the app cannot show. */
const SITES = { parliament: 'https://www.parlament.ch', people: 'https://www.bk.admin.ch' } as const
type Site = keyof typeof SITES

/** The official website, named by what is found there. */
export function OfficialSite({ site }: { readonly site: Site }) {
  const t = useText()
  const lang = useContentLanguage()
  return <OutsideLink url={site === 'parliament' ? `${SITES[site]}/${lang}` : SITES[site]}>{t(`votes.official.${site}`)}</OutsideLink>
}

export interface OfficialErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly site: Site
}

/** Public data that did not come: what to do offline, else the reason and where the same is published [SCREEN-20]. */
export function OfficialError({ error, onRetry, site }: OfficialErrorProps) {
  const isOffline = error instanceof ApiError && error.status === 0
  return (
    <>
      <ErrorState error={error} onRetry={onRetry} />
      {!isOffline && (
        <p>
          <OfficialSite site={site} />
        </p>
      )}
    </>
  )
}
