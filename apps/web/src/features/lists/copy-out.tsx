import type { Election, List } from '@plenara/contract'
import { formatDay } from '@plenara/domain'
import { IconPencil, IconPrinter, IconWritingSign } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '../../components/button.tsx'
import { Logo } from '../../components/logo.tsx'
import { TaskPage } from '../../components/page.tsx'
import { useText } from '../../i18n/text.ts'
import type { ElectionLists } from './api.ts'
import { type BallotLine, ballotLines } from './ballot-lines.ts'
import styles from './copy-out.module.css'
import { CopyOutLine } from './copy-out-line.tsx'
import { Differences } from './differences.tsx'
import { useTicks } from './use-ticks.ts'
import { canKeepAwake, useWakeLock } from './use-wake-lock.ts'
import { Watermark } from './watermark.tsx'

/** More lines than this stand closer on paper. */
const MANY_LINES = 12

export interface CopyOutProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly list: List
}

/** Large names with their numbers, each as often as it has to be written; a tick per line while copying; made for paper too. */
export function CopyOut({ election, lists, list }: CopyOutProps) {
  const t = useText()
  const { ticks, toggle, reset } = useTicks(list.id, list.updated)
  const isOwn = list.adapted !== null
  const heading = lists.official.find(({ id }) => id === (list.officialListId ?? list.id)) ?? null
  const lines = ballotLines({ candidates: list.candidates, printed: list.adapted === false ? null : heading, lines: election.lines })
  const named = lines.filter((line) => line.id !== null)
  const done = named.filter(({ line }) => ticks.has(line)).length

  return (
    <TaskPage
      title={t('lists.view.title')}
      closeTo="/lists"
      aside={
        <span className={styles.tools}>
          {isOwn && (
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
      <Watermark />
      <PrintHead />
      <p className={styles.note}>
        <IconWritingSign size={20} aria-hidden />
        <span>
          <b>{t('lists.notOfficial')}.</b> {t('lists.view.byHand')}
        </span>
      </p>
      <Head election={election} name={heading?.name ?? null} number={heading?.number ?? null} ownName={isOwn ? list.name : null} />
      {named.length === 0 ? (
        <p className={styles.empty}>{t('lists.view.noNames')}</p>
      ) : (
        <ol className={lines.length > MANY_LINES ? styles.dense : undefined}>
          {lines.map((line, index) => (
            <CopyOutLine
              key={line.line}
              line={line}
              place={index + 1}
              person={line.id === null ? undefined : lists.candidates.get(line.id)}
              isDone={ticks.has(line.line)}
              onToggle={() => toggle(line.line)}
            />
          ))}
        </ol>
      )}
      <Progress done={done} lines={lines} named={named.length} onReset={reset} />
      {list.adapted === true && heading && <Differences lines={lines} heading={heading} candidates={lists.candidates} />}
      <Rules repetitions={election.maxRepetitions} />
      {canKeepAwake && <KeepAwake />}
    </TaskPage>
  )
}

function PrintHead() {
  const t = useText()
  return (
    <p className={styles.printHead}>
      <Logo size={32} />
      <b>Plenara</b>
      <span>
        {t('lists.view.template')} {t('lists.notOfficial')}.
      </span>
    </p>
  )
}

interface HeadProps {
  readonly election: Election
  /** What has to stand at the top of the ballot; null leaves it empty. */
  readonly name: string | null
  readonly number: string | null
  readonly ownName: string | null
}

function Head({ election, name, number, ownName }: HeadProps) {
  const t = useText()
  const hasHeading = election.seatMethod !== 'majority'
  return (
    <header className={styles.head}>
      {hasHeading && <p className={styles.small}>{t(name ? 'lists.view.writeOnTop' : 'lists.view.leaveTopEmpty')}</p>}
      {hasHeading && name ? (
        <p className={styles.heading}>
          <b>{name}</b>
          <span className={styles.listNumber}>
            <small>{t('lists.list')}</small> <b className="num">{number}</b>
          </span>
        </p>
      ) : (
        <p className={styles.heading}>
          <b>{ownName ?? election.name}</b>
        </p>
      )}
      <p className={styles.small}>
        {t('lists.view.election', { name: election.name, day: formatDay(election.electionDate), seats: election.seats })}
      </p>
    </header>
  )
}

interface ProgressProps {
  readonly done: number
  readonly named: number
  readonly lines: readonly BallotLine[]
  readonly onReset: () => void
}

function Progress({ done, named, lines, onReset }: ProgressProps) {
  const t = useText()
  return (
    <p className={styles.progress}>
      <span role="status">{t('lists.view.progress', { done, named })}</span>{' '}
      {lines.length > named && t('lists.view.emptyLines', { n: lines.length - named })}
      {done > 0 && (
        <Button kind="quiet" size="small" onClick={onReset}>
          {t('common.reset')}
        </Button>
      )}
    </p>
  )
}

function Rules({ repetitions }: { readonly repetitions: number }) {
  const t = useText()
  const rules = [repetitions > 1 ? 'lists.rules.writeTwice' : 'lists.rules.writeOnce', 'lists.rules.byHand', 'lists.rules.oneBallot']
  return (
    <section className={styles.rules}>
      <h2>{t('lists.rules.title')}</h2>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ol>
    </section>
  )
}

function KeepAwake() {
  const t = useText()
  const [isAwake, setAwake] = useState(false)
  useWakeLock(isAwake)
  return (
    <label className={styles.awake}>
      <span>
        <b>{t('lists.view.keepAwake')}</b>
        <small>{t('lists.view.keepAwakeHint')}</small>
      </span>
      <input type="checkbox" checked={isAwake} onChange={(event) => setAwake(event.target.checked)} />
    </label>
  )
}
