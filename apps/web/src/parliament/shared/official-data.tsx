import type { CantonCode } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { EmptyState, ErrorState } from '../../shared/page/state-panel.tsx'

/** Where the authorities themselves publish what the app cannot show, with the texts that name it. */
const SITES = {
  parliament: { url: 'https://www.parlament.ch', text: 'votes.official.parliament', hasLanguages: true },
  people: { url: 'https://www.bk.admin.ch', text: 'votes.official.people', hasLanguages: false },
  government: { url: 'https://www.admin.ch', text: 'councils.official.government', hasLanguages: false },
  court: { url: 'https://www.bger.ch', text: 'councils.official.court', hasLanguages: false },
} as const
/** An authority of the federation, or a canton by its code. */
export type Site = keyof typeof SITES | CantonCode

/** The official website, named by what is found there. */
export function OfficialSite({ site }: { readonly site: Site }) {
  const t = useText()
  const lang = useContentLanguage()
  if (!isFederal(site)) {
    const host = `${site.toLowerCase()}.ch`
    return <OutsideLink url={`https://www.${host}`}>{t('councils.official.canton', { host })}</OutsideLink>
  }
  const { url, text, hasLanguages } = SITES[site]
  return <OutsideLink url={hasLanguages ? `${url}/${lang}` : url}>{t(text)}</OutsideLink>
}

function isFederal(site: Site): site is keyof typeof SITES {
  return site in SITES
}

/** Data that the app does not have, or has too old: a sentence, and where they are published [SCREEN-20]. */
export function OfficialMissing({ text, site }: { readonly text: string; readonly site: Site }) {
  return <EmptyState text={text} action={<OfficialSite site={site} />} />
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
