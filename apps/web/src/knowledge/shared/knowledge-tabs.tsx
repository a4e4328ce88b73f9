import { LinkTabs } from '@plenara/ui/layout/link-tabs.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useInformationPath } from '../../shared/explainer/information-path.ts'

/** The articles of the knowledge area. */
export function KnowledgeTabs() {
  const t = useText()
  const information = useInformationPath()
  return (
    <LinkTabs
      label={t('nav.knowledge')}
      tabs={[
        { to: '/voting-instructions', label: t('knowledge.votingInstructions') },
        { to: '/our-system', label: t('knowledge.ourSystem') },
        { to: information, label: t('nav.information') },
        { to: '/get-involved', label: t('knowledge.getInvolved') },
        { to: '/method', label: t('nav.method') },
      ]}
    />
  )
}
