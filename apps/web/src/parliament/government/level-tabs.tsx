import { LinkTabs } from '@plenara/ui/layout/link-tabs.tsx'
import { useText } from '@plenara/ui/text/text.ts'

const PATHS = { federal: '/government', cantonal: '/canton', communal: '/canton?level=communal' } as const
export type Level = keyof typeof PATHS

/** Confederation, canton and commune. */
export function LevelTabs({ level }: { readonly level: Level }) {
  const t = useText()
  return (
    <LinkTabs
      label={t('government.levels')}
      tabs={Object.entries(PATHS).map(([name, to]) => ({ to, label: t(`government.level.${name}`) }))}
      current={PATHS[level]}
    />
  )
}
