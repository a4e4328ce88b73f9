import { IconAdjustmentsHorizontal, IconArrowBackUp, IconCards, IconList } from '@tabler/icons-react'
import { startTransition } from 'react'
import { IconButton } from '../../components/button.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './match-desk.module.css'
import type { MatchDeskState } from './use-match-desk.ts'

export interface MatchToolsProps {
  readonly desk: Pick<MatchDeskState, 'undo' | 'undoCount' | 'filters' | 'mode' | 'setMode'>
  readonly onFilter: () => void
}

/** The same elements every time, so that a change of the deck draws none of them anew. */
const icons = {
  undo: <IconArrowBackUp aria-hidden stroke={1.75} />,
  noUndo: <IconArrowBackUp aria-hidden stroke={1.75} opacity={0.4} />,
  list: <IconList aria-hidden stroke={1.75} />,
  deck: <IconCards aria-hidden stroke={1.75} />,
  filter: <IconAdjustmentsHorizontal aria-hidden stroke={1.75} />,
}

/** The tools in the header: undo, always there; deck or list; filters with a mark where some are active. */
export function MatchTools({ desk, onFilter }: MatchToolsProps) {
  const t = useText()
  const isInteractive = desk.mode === 'interactive'
  const canUndo = desk.undoCount > 0
  return (
    <div className={styles.tools} data-tour="match-tools">
      <IconButton label={t('common.undo')} aria-disabled={!canUndo} onClick={desk.undo}>
        {canUndo ? icons.undo : icons.noUndo}
      </IconButton>
      <IconButton
        label={t(isInteractive ? 'match.showList' : 'match.showDeck')}
        onClick={() => startTransition(() => desk.setMode(isInteractive ? 'informative' : 'interactive'))}
      >
        {isInteractive ? icons.list : icons.deck}
      </IconButton>
      <IconButton label={t('match.filterActive', { n: desk.filters })} onClick={onFilter}>
        {icons.filter}
        {desk.filters > 0 && <span className={styles.mark} />}
      </IconButton>
    </div>
  )
}
