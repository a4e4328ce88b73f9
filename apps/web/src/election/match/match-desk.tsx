import type { Election } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { startTransition, useCallback, useRef, useState } from 'react'
import { useMediaQuery } from '../../platform/media-query.ts'
import { TaskPage } from '../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import type { FocusWish } from './deck.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { MatchBoard } from './match-board.tsx'
import { MatchCounts } from './match-counts.tsx'
import styles from './match-desk.module.css'
import { HelpSheet, RateAllDialog } from './match-dialogs.tsx'
import { MatchTools } from './match-tools.tsx'
import { type MatchData, useMatchData, useMatchDesk } from './use-match-desk.ts'

type Sheet = 'filter' | 'help' | 'rate-all'

/** Deck and list of one election with filters, counts and undo. */
export function MatchDesk({ election }: { readonly election: Election }) {
  return <Desk data={useMatchData(election)} />
}

/** A separate component from loading, so that another order or filter repeats no calls. */
function Desk({ data }: { readonly data: MatchData }) {
  const t = useText()
  const isWide = useMediaQuery('(min-width: 1280px)')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const desk = useMatchDesk(data)
  const { settings, change, people, order, unrated } = desk
  const shown = desk.groups.available
  const close = useCallback(() => setSheet(null), [])
  const filter = useCallback(() => startTransition(() => setSheet('filter')), [])
  const wantsFocus: FocusWish = useRef('arrival')
  const { undo: takeBack } = desk
  const undo = useCallback(() => {
    wantsFocus.current = 'action'
    takeBack()
  }, [takeBack])
  return (
    <TaskPage
      title={t('match.title')}
      closeTo="/election"
      wide={isWide}
      aside={
        <MatchTools
          mode={desk.mode}
          undoCount={desk.undoCount}
          filters={desk.filters}
          onUndo={undo}
          onMode={desk.setMode}
          onFilter={filter}
        />
      }
    >
      <div className={styles.page}>
        {desk.error !== null && <ErrorState error={desk.error} onRetry={desk.retry} />}
        {desk.isPending && desk.error === null && <Skeleton rows={6} />}
        {!desk.isPending && (
          <>
            <MatchCounts
              rated={people.length - unrated.length}
              accepted={desk.accepted}
              filtered={order.length}
              total={people.length}
              onReset={desk.reset}
            />
            <MatchBoard
              desk={desk}
              isWide={isWide}
              onHelp={() => setSheet('help')}
              onRateAll={() => setSheet('rate-all')}
              onUndo={undo}
              wantsFocus={wantsFocus}
            />
          </>
        )}
      </div>
      {sheet === 'filter' && (
        <FilterSheet people={people} filter={settings.filter} sort={settings.sort} found={order.length} onChange={change} onClose={close} />
      )}
      {sheet === 'help' && <HelpSheet onClose={close} />}
      {sheet === 'rate-all' && (
        <RateAllDialog
          count={shown.length}
          others={unrated.length - shown.length}
          onConfirm={() => desk.rateAll(shown.map(({ id }) => id))}
          onUndo={undo}
          onClose={close}
        />
      )}
    </TaskPage>
  )
}
