import { useLocation } from 'react-router'
import { useText } from '../i18n/text.ts'
import { LinkTabs } from './link-tabs.tsx'

const INFORMATION = '/information/government/federal'

/** The articles of the knowledge area. On any page of information its tab leads to that page, and is the current one. */
export function KnowledgeTabs() {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <LinkTabs
      label={t('nav.knowledge')}
      tabs={[
        { to: '/voting-instructions', label: t('knowledge.votingInstructions') },
        { to: '/our-system', label: t('knowledge.ourSystem') },
        { to: pathname.startsWith('/information/') ? pathname : INFORMATION, label: t('nav.information') },
        { to: '/get-involved', label: t('knowledge.getInvolved') },
        { to: '/method', label: t('nav.method') },
      ]}
    />
  )
}
