import type { Election } from '@plenara/contract'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { TaskPage } from '../../components/page.tsx'
import { ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useMediaQuery } from '../../lib/media-query.ts'
import { focusFirstCard } from './deck.tsx'
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

/** Apart from what is loaded, so that another order or filter asks none of it again. */
function Desk({ data }: { readonly data: MatchData }) {
  const t = useText()
  const isWide = useMediaQuery('(min-width: 1280px)')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const desk = useMatchDesk(data)
  const { settings, change, people, order, unrated } = desk
  const close = useCallback(() => setSheet(null), [])
  const filter = useCallback(() => startTransition(() => setSheet('filter')), [])
  const isBack = useLocation().state === 'rated'
  useEffect(() => {
    if (isBack) focusFirstCard()
  }, [isBack])
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
          onUndo={desk.undo}
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
            <MatchCounts rated={people.length - unrated.length} filtered={order.length} total={people.length} onReset={desk.reset} />
            <MatchBoard
              desk={desk}
              isWide={isWide}
              isCovered={sheet !== null}
              onHelp={() => setSheet('help')}
              onRateAll={() => setSheet('rate-all')}
            />
          </>
        )}
      </div>
      {sheet === 'filter' && (
        <FilterSheet
          people={people}
          filter={settings.filter}
          sort={settings.sort}
          found={order.length}
          onChange={change}
          onClose={close}
          onPrepare={desk.prepare}
        />
      )}
      {sheet === 'help' && <HelpSheet onClose={close} />}
      {sheet === 'rate-all' && (
        <RateAllDialog count={unrated.length} onConfirm={() => desk.rateAll(unrated)} onUndo={desk.undo} onClose={close} />
      )}
    </TaskPage>
  )
}
