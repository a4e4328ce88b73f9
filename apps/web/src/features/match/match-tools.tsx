import { IconAdjustmentsHorizontal, IconArrowBackUp, IconCards, IconList } from '@tabler/icons-react'
import { IconButton } from '../../components/button.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './match-desk.module.css'
import type { MatchDeskState } from './use-match-desk.ts'

export interface MatchToolsProps {
  readonly desk: Pick<MatchDeskState, 'undo' | 'undoCount' | 'filters' | 'settings' | 'change'>
  /** Whether deck and list are two views rather than side by side. */
  readonly hasViews: boolean
  readonly onFilter: () => void
}

/** The tools in the header: undo, always there; deck or list; filters with a mark where some are active. */
export function MatchTools({ desk, hasViews, onFilter }: MatchToolsProps) {
  const t = useText()
  const { view } = desk.settings
  const canUndo = desk.undoCount > 0
  return (
    <div className={styles.tools} data-tour="match-tools">
      <IconButton label={t('common.undo')} aria-disabled={!canUndo} onClick={desk.undo}>
        <IconArrowBackUp aria-hidden stroke={1.75} opacity={canUndo ? 1 : 0.4} />
      </IconButton>
      {hasViews && (
        <IconButton
          label={t(view === 'deck' ? 'match.showList' : 'match.showDeck')}
          onClick={() => desk.change({ view: view === 'deck' ? 'list' : 'deck' })}
        >
          {view === 'deck' ? <IconList aria-hidden stroke={1.75} /> : <IconCards aria-hidden stroke={1.75} />}
        </IconButton>
      )}
      <IconButton label={t('match.filterActive', { n: desk.filters })} onClick={onFilter}>
        <IconAdjustmentsHorizontal aria-hidden stroke={1.75} />
        {desk.filters > 0 && <span className={styles.mark} />}
      </IconButton>
    </div>
  )
}
