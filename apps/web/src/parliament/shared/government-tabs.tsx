import { LinkTabs } from '@plenara/ui/layout/link-tabs.tsx'
import { useText } from '@plenara/ui/text/text.ts'

export type Power = 'legislative' | 'executive' | 'judiciary'

const PAGES: Readonly<Record<Power, readonly string[]>> = {
  legislative: ['council', 'votes', 'responsibilities'],
  executive: ['council', 'responsibilities'],
  judiciary: ['council', 'responsibilities'],
}

/** The pages of one of the three powers: people, votes (if there are any) and responsibilities [NAV-1]. */
export function GovernmentTabs({ power }: { readonly power: Power }) {
  const t = useText()
  return (
    <LinkTabs
      label={t(`nav.power.${power}`)}
      tabs={PAGES[power].map((page) => ({ to: `/${power}/${page}`, label: t(`councils.tab.${page}`) }))}
    />
  )
}
