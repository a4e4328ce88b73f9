import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconAdjustmentsHorizontal, IconArrowBackUp, IconCards, IconList } from '@tabler/icons-react'
import { memo, startTransition } from 'react'
import type { InteractionMode } from '../../platform/preferences.ts'
import styles from './match-desk.module.css'

export interface MatchToolsProps {
  readonly mode: InteractionMode
  readonly undoCount: number
  /** How many filters are in use. */
  readonly filters: number
  /** Stable functions, so that another order renders no tool again. */
  readonly onUndo: () => void
  readonly onMode: (mode: InteractionMode) => void
  readonly onFilter: () => void
}

/** Stable elements, so that a change of the deck renders none of them again. */
const icons = {
  undo: <IconArrowBackUp aria-hidden stroke={1.75} />,
  noUndo: <IconArrowBackUp aria-hidden stroke={1.75} opacity={0.4} />,
  list: <IconList aria-hidden stroke={1.75} />,
  deck: <IconCards aria-hidden stroke={1.75} />,
  filter: <IconAdjustmentsHorizontal aria-hidden stroke={1.75} />,
}

/** The tools in the header: undo, always there; deck or list; filters with a mark if any are active. */
export const MatchTools = memo(function MatchTools({ mode, undoCount, filters, onUndo, onMode, onFilter }: MatchToolsProps) {
  const t = useText()
  const isInteractive = mode === 'interactive'
  const canUndo = undoCount > 0
  return (
    <div className={styles.tools} data-tour="match-tools">
      <IconButton label={t('common.undo')} aria-disabled={!canUndo} onClick={onUndo}>
        {canUndo ? icons.undo : icons.noUndo}
      </IconButton>
      <IconButton
        label={t(isInteractive ? 'match.showList' : 'match.showDeck')}
        onClick={() => startTransition(() => onMode(isInteractive ? 'informative' : 'interactive'))}
      >
        {isInteractive ? icons.list : icons.deck}
      </IconButton>
      <IconButton label={t('match.filterActive', { n: filters })} onClick={onFilter}>
        {icons.filter}
        {filters > 0 && <span className={styles.mark} />}
      </IconButton>
    </div>
  )
})
