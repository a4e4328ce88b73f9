import type { CantonCode } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { EmptyState, ErrorState } from '../../shared/page/state-panel.tsx'

/** The official websites with data that the app cannot show, with their texts. */
const SITES = {
  parliament: { url: 'https://www.parlament.ch', text: 'votes.official.parliament', hasLanguages: true },
  people: { url: 'https://www.bk.admin.ch', text: 'votes.official.people', hasLanguages: false },
  government: { url: 'https://www.admin.ch', text: 'councils.official.government', hasLanguages: false },
  court: { url: 'https://www.bger.ch', text: 'councils.official.court', hasLanguages: false },
} as const
/** An authority of the federation, or a canton by its code. */
export type Site = keyof typeof SITES | CantonCode

/** A link to the official website, named by its content. */
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

/** For missing or outdated data: a sentence, and a link to the official publication [SCREEN-20]. */
export function OfficialMissing({ text, site }: { readonly text: string; readonly site: Site }) {
  return <EmptyState text={text} action={<OfficialSite site={site} />} />
}

export interface OfficialErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly site: Site
}

/** For public data that could not be loaded: what to do offline, else the reason and a link to the official publication [SCREEN-20]. */
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
