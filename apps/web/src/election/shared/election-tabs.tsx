import { LinkTabs } from '@plenara/ui/layout/link-tabs.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useJourney } from '../../data/queries/journey.ts'

/** Favourites, lists and Dream Teams: the three related pages of the election area. */
export function ElectionTabs() {
  const t = useText()
  const { names } = useJourney()
  return (
    <LinkTabs
      label={t('nav.electionTabs')}
      tabs={[
        { to: '/election/favorite-candidates', label: t('nav.favorites') },
        { to: '/lists', label: t(names.lists === 'lines' ? 'nav.ballotLines' : 'nav.lists') },
        { to: '/dream-teams', label: t('nav.dreamTeams') },
      ]}
    />
  )
}
