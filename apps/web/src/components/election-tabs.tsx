import { useText } from '../i18n/text.ts'
import { LinkTabs } from './link-tabs.tsx'

/** Favourites, lists and Dream Teams: the three pages of the election area that belong together. */
export function ElectionTabs() {
  const t = useText()
  return (
    <LinkTabs
      label={t('nav.electionTabs')}
      tabs={[
        { to: '/election/favorite-candidates', label: t('nav.favorites') },
        { to: '/lists', label: t('nav.lists') },
        { to: '/dream-teams', label: t('nav.dreamTeams') },
      ]}
    />
  )
}
