import type { Election, List } from '@plenara/contract'
import { IconPencil, IconPrinter, IconWritingSign } from '@tabler/icons-react'
import { Button, ButtonLink, IconButton } from '../../components/button.tsx'
import { Logo } from '../../components/logo.tsx'
import { TaskPage } from '../../components/page.tsx'
import { useText } from '../../i18n/text.ts'
import type { ElectionLists } from './api.ts'
import { type BallotLine, ballotLines } from './ballot-lines.ts'
import styles from './copy-out.module.css'
import { CopyOutHead } from './copy-out-head.tsx'
import { CopyOutLine } from './copy-out-line.tsx'
import { Differences } from './differences.tsx'
import { KeepAwake } from './keep-awake.tsx'
import { useTicks } from './use-ticks.ts'
import { canKeepAwake } from './use-wake-lock.ts'
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
      <CopyOutHead election={election} name={heading?.name ?? null} number={heading?.number ?? null} ownName={isOwn ? list.name : null} />
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
