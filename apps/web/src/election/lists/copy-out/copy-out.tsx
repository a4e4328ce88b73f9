import type { Election, List } from '@plenara/contract'
import { ButtonLink, IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPencil, IconPrinter, IconWritingSign } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { readDevice, writeDevice } from '../../../platform/device-storage.ts'
import { canKeepAwake } from '../../../platform/use-wake-lock.ts'
import { TaskPage } from '../../../shared/page/page.tsx'
import { SourceButton } from '../../../shared/source/source-button.tsx'
import type { ElectionLists } from '../api.ts'
import styles from './copy-out.module.css'
import { CopyOutChoice, type WayName } from './copy-out-choice.tsx'
import { CopyOutHead } from './copy-out-head.tsx'
import { type CopyOutPlan, copyOutPlan } from './copy-out-plan.ts'
import print from './copy-out-print.module.css'
import { CopyOutRows } from './copy-out-rows.tsx'
import { CopyOutProgress, CopyOutRules, PrintHead } from './copy-out-texts.tsx'
import { KeepAwake } from './keep-awake.tsx'
import { useTicks } from './use-ticks.ts'
import { Watermark } from './watermark.tsx'

export interface CopyOutProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly list: List
}

/** The instructions to copy a list onto paper: the ballot to take, the edits, a checkbox per step; also for print. */
export function CopyOut({ election, lists, list }: CopyOutProps) {
  const t = useText()
  const plan = useMemo(() => copyOutPlan(election, list, lists.official), [election, list, lists.official])
  const [wayName, chooseWay] = useWay(list.id, plan)
  const isOfVoter = list.adapted !== null
  const official = lists.official.find(({ id }) => id === list.id)

  return (
    <TaskPage
      title={t('lists.view.title')}
      closeTo="/lists"
      aside={
        <span className={styles.tools}>
          {isOfVoter && (
            <ButtonLink kind="quiet" to={`/list/${list.id}`} aria-label={t('lists.action.edit')} title={t('lists.action.edit')}>
              <IconPencil aria-hidden />
            </ButtonLink>
          )}
          <IconButton label={t('lists.view.print')} onClick={() => window.print()}>
            <IconPrinter aria-hidden />
          </IconButton>
        </span>
      }
    >
      <div className={print.sheet}>
        <Watermark />
        <PrintHead />
        <p className={`${styles.note} ${print.screenOnly}`}>
          <IconWritingSign size={20} aria-hidden />
          <span>
            <b>{`${t('lists.notOfficial')}.`}</b> <span>{t('lists.view.byHand')}</span>
          </span>
        </p>
        {list.candidates.length === 0 ? (
          <p className={styles.empty}>{t('lists.view.noNames')}</p>
        ) : (
          <>
            {plan.printed && <CopyOutChoice plan={plan} lists={lists.official.length} value={wayName} onChange={chooseWay} />}
            <CopyOutSheet key={wayName} {...{ election, lists, list, plan, wayName }} />
          </>
        )}
        <CopyOutRules election={election} />
        {official && <SourceButton record={official} />}
        {canKeepAwake && <KeepAwake />}
      </div>
    </TaskPage>
  )
}

interface CopyOutSheetProps extends CopyOutProps {
  readonly plan: CopyOutPlan
  readonly wayName: WayName
}

/** One way with its ticks, which are stored per way. */
function CopyOutSheet({ election, lists, list, plan, wayName }: CopyOutSheetProps) {
  const way = plan[wayName] ?? plan.empty
  const { ticks, toggle, reset } = useTicks(`${list.id}.${way.printed?.id ?? 0}`, `${list.updated}.${way.printed?.updated ?? ''}`)
  const shared = { way, ticks, onToggle: toggle, lists, election }
  return (
    <>
      <CopyOutHead {...shared} hasHeading={plan.hasHeading} listName={list.adapted === null ? null : list.name} />
      <CopyOutRows {...shared} />
      <CopyOutProgress done={way.steps.filter((step) => ticks.has(step)).length} steps={way.steps.length} onReset={reset} />
    </>
  )
}

/** The chosen way, stored per list; by default the one with fewer edits. */
function useWay(listId: number, { printed, empty }: CopyOutPlan): [WayName, (name: WayName) => void] {
  const key = `copied-on.${listId}`
  const [chosen, setChosen] = useState(() => readDevice(key))
  const short: WayName = printed && printed.edits.total <= empty.edits.total ? 'printed' : 'empty'
  const wanted = chosen === 'printed' || chosen === 'empty' ? chosen : short
  const choose = (name: WayName) => {
    writeDevice(key, name)
    setChosen(name)
  }
  return [printed ? wanted : 'empty', choose]
}
