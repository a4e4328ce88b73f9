import type { Election, List } from '@plenara/contract'
import { IconArrowBackUp, IconDots, IconUsers } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button, IconButton } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TaskPage } from '../../components/page.tsx'
import { useText } from '../../i18n/text.ts'
import type { ElectionLists } from './api.ts'
import { Ballot } from './ballot.tsx'
import { type BallotLine, ballotLines, neighbourOf } from './ballot-lines.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Draft } from './draft-history.ts'
import { EditorMenu } from './editor-menu.tsx'
import { findingsOf } from './findings.ts'
import { FindingsList } from './findings-list.tsx'
import styles from './list-editor.module.css'
import { ListFigures } from './list-figures.tsx'
import { Pool } from './pool.tsx'
import { SatisfactionQuestion } from './satisfaction-question.tsx'
import { SaveState } from './save-state.tsx'
import { useListEditor } from './use-list-editor.ts'

export interface ListEditorProps {
  readonly election: Election
  readonly lists: ElectionLists
  /** The own list; null for one that does not exist yet. */
  readonly list: List | null
  readonly start: Draft
  readonly adapted: boolean
  readonly onCreated: (id: number) => void
}

/** Pool, ballot and what the list means, side by side where there is room; on phones the pool is a sheet. */
export function ListEditor(props: ListEditorProps) {
  const { election, lists, adapted, onCreated } = props
  const t = useText()
  const editor = useListEditor(props)
  const [isPoolOpen, setPoolOpen] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isOrdering, setOrdering] = useState(false)
  const { draft, state } = editor
  const createdId = props.list ? 0 : (state.list?.id ?? 0)
  const moveToAddress = useEffectEvent(onCreated)
  useEffect(() => {
    if (createdId > 0) moveToAddress(createdId)
  }, [createdId])
  const heading = lists.official.find(({ id }) => id === draft.officialListId) ?? null
  const lines = ballotLines({ candidates: draft.candidates, printed: adapted ? heading : null, lines: election.lines })
  const pool = <Pool election={election} lists={lists} candidates={draft.candidates} refusal={editor.refusal} onAdd={editor.add} />

  function move(line: BallotLine, by: 1 | -1) {
    const target = neighbourOf(lines, line, by)
    if (line.pos !== null && line.id !== null && target?.pos) editor.move(line.pos, target.pos, line.id)
  }

  return (
    <TaskPage
      title={t('lists.editor.title')}
      closeTo="/lists"
      wide
      aside={
        <span className={styles.tools}>
          <SaveState state={state} onRetry={editor.retry} />
          <IconButton label={t('common.undo')} aria-disabled={!editor.canUndo} onClick={editor.undo}>
            <IconArrowBackUp aria-hidden />
          </IconButton>
          <IconButton label={t('common.more')} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            <IconDots aria-hidden />
          </IconButton>
        </span>
      }
    >
      <div className={styles.panes}>
        <aside className={styles.pool} data-tour="ballot-pool" aria-label={t('lists.pool.title')}>
          <h2 className={styles.poolTitle}>{t('lists.pool.title')}</h2>
          {pool}
        </aside>
        <div className={styles.middle}>
          <Ballot
            election={election}
            lists={lists}
            name={draft.name}
            number={heading?.number ?? null}
            lines={lines}
            isOrdering={isOrdering}
            onRemove={(line) => line.pos !== null && line.id !== null && editor.remove(line.pos, line.id)}
            onRestore={(line) => line.struckId !== null && editor.add(line.struckId)}
            onMove={move}
          />
          {isOrdering && (
            <Button size="small" onClick={() => setOrdering(false)}>
              {t('lists.ballot.orderDone')}
            </Button>
          )}
          <div className={styles.open} data-tour="ballot-pool">
            <Button full spread onClick={() => setPoolOpen(true)} aria-haspopup="dialog">
              {t('lists.pool.open')}
              <IconUsers size={20} aria-hidden />
            </Button>
          </div>
        </div>
        <div className={styles.right}>
          <FindingsList findings={findingsOf({ election, candidates: draft.candidates, heading, people: lists.candidates })} />
          <ListFigures election={election} lists={lists} candidates={draft.candidates} />
          <SatisfactionQuestion election={election} lists={lists} editor={editor} />
        </div>
      </div>
      {isPoolOpen && (
        <Dialog title={t('lists.pool.title')} onClose={() => setPoolOpen(false)}>
          <p className={styles.counter} role="status">
            {t('lists.filled', { filled: draft.candidates.length, lines: election.lines })}
          </p>
          <div className={styles.sheet}>{pool}</div>
        </Dialog>
      )}
      {isMenuOpen && (
        <EditorMenu
          lists={lists}
          election={election}
          editor={editor}
          adapted={adapted}
          onOrder={() => setOrdering(true)}
          onClose={() => setMenuOpen(false)}
        />
      )}
      {state.status === 'conflict' && <ConflictDialog onResolve={editor.resolve} />}
    </TaskPage>
  )
}
