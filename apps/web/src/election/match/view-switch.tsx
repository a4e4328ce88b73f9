import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { ListView } from '../shared/match-settings.ts'
import styles from './match-desk.module.css'

const VIEWS = ['shelves', 'deck', 'list'] as const
export type BoardView = (typeof VIEWS)[number]

/** Shelves, cards or the list of a big field. */
export function ViewSwitch({ view, onView }: { readonly view: ListView; readonly onView: (view: BoardView) => void }) {
  const t = useText()
  return (
    <div className={styles.views}>
      <Segmented<BoardView>
        label={t('match.view')}
        value={view}
        onChange={onView}
        options={VIEWS.map((value) => ({ value, label: t(`match.view.${value}`) }))}
      />
    </div>
  )
}
