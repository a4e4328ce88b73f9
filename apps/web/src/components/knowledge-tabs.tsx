import { useText } from '../i18n/text.ts'
import { LinkTabs } from './link-tabs.tsx'

/** The articles of the knowledge area. */
export function KnowledgeTabs() {
  const t = useText()
  return (
    <LinkTabs
      label={t('nav.knowledge')}
      tabs={[
        { to: '/voting-instructions', label: t('knowledge.votingInstructions') },
        { to: '/our-system', label: t('knowledge.ourSystem') },
        { to: '/get-involved', label: t('knowledge.getInvolved') },
        { to: '/method', label: t('nav.method') },
      ]}
    />
  )
}
