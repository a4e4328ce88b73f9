import { Button, IconButton } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconArrowBackUp, IconArrowForwardUp, IconDots, IconUsers } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { TaskPage } from '../../../shared/page/page.tsx'
import { BALLOT_ID, Ballot } from '../ballot/ballot.tsx'
import { BallotEffect } from '../ballot/ballot-effect.tsx'
import { BallotFlaws } from '../ballot/ballot-flaws.tsx'
import { type BallotLine, ballotLines, neighbourOf } from '../ballot/ballot-lines.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useDraftEvaluation } from './draft-evaluation.ts'
import { EditorMenu } from './editor-menu.tsx'
import { findingsOf } from './findings.ts'
import { FindingsList } from './findings-list.tsx'
import styles from './list-editor.module.css'
import { ListFigures } from './list-figures.tsx'
import { Pool } from './pool.tsx'
import { SatisfactionQuestion } from './satisfaction-question.tsx'
import { SaveProblem } from './save-problem.tsx'
import { SaveState } from './save-state.tsx'
import { useEffectNews } from './use-effect-news.ts'
import { type ListEditorState, useListEditor } from './use-list-editor.ts'
import type { EditorInput } from './use-list-saver.ts'

export interface ListEditorProps extends EditorInput {
  /** The list of the address; 0 for a new one. */
  readonly addressId: number
  readonly onCreated: (id: number) => void
}

/** Pool, ballot and findings, side by side if there is room; on phones the pool is a sheet. */
export function ListEditor(props: ListEditorProps) {
  const { election, lists, addressId } = props
  const t = useText()
  const rights = useRightsLanguage()
  const editor = useListEditor(props)
  const [isPoolOpen, setPoolOpen] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isOrdering, setOrdering] = useState(false)
  const { draft, state } = editor
  const createdId = state.list && state.list.id !== addressId ? state.list.id : 0
  const moveToAddress = useEffectEvent(props.onCreated)
  useEffect(() => {
    if (createdId > 0) moveToAddress(createdId)
  }, [createdId])
  const reading = useDraftEvaluation(draft, election, lists)
  useEffectNews(reading)
  useTakeBackByKey(editor)
  const listOf = (id: number | null) => lists.official.find((list) => list.id === id) ?? null
  const printed = listOf(draft.officialListId)
  const lines = ballotLines({ candidates: draft.candidates, printed, lines: election.lines })
  const pool = (
    <Pool
      election={election}
      lists={lists}
      candidates={draft.candidates}
      refusal={editor.refusal}
      fillable={editor.fillable}
      onFill={editor.fill}
      onAdd={editor.add}
    />
  )

  function move(line: BallotLine, by: 1 | -1) {
    const target = neighbourOf(lines, line, by)
    if (line.pos !== null && line.id !== null && target?.pos) editor.move(line.pos, target.pos, line.id)
  }

  return (
    <TaskPage title={t('lists.editor.title')} closeTo="/lists" wide aside={<Tools editor={editor} onMore={() => setMenuOpen(true)} />}>
      <SaveProblem editor={editor} />
      <div className={styles.editor}>
        <div className={styles.panes}>
          <aside className={styles.pool} data-tour="ballot-pool" aria-label={t('lists.pool.title')}>
            <h2 className={styles.poolTitle}>{t('lists.pool.title')}</h2>
            <button type="button" className={styles.skip} onClick={() => document.getElementById(BALLOT_ID)?.focus()}>
              {t('ballot.skip')}
            </button>
            {pool}
          </aside>
          <div className={styles.middle}>
            <Ballot
              election={election}
              lists={lists}
              name={draft.name}
              printed={printed}
              heading={listOf(draft.headingId)}
              lines={lines}
              isOrdering={isOrdering}
              onRemove={(line) => line.pos !== null && line.id !== null && editor.remove(line.pos, line.id)}
              onRestore={(line) => line.struckId !== null && editor.add(line.struckId)}
              onMove={move}
              onHeading={editor.setHeading}
            />
            {isOrdering && (
              <Button size="small" onClick={() => setOrdering(false)}>
                {t('lists.ballot.orderDone')}
              </Button>
            )}
            <div className={styles.open} data-tour="ballot-pool">
              <Button full spread onClick={() => setPoolOpen(true)} aria-haspopup="dialog">
                <span>{t('lists.pool.open')}</span>
                <IconUsers size={20} aria-hidden />
              </Button>
            </div>
          </div>
          <div className={styles.right}>
            <FindingsList findings={findingsOf({ ...reading, draft, official: lists.official, people: lists.people })} />
            {reading.rules.writeIn && (
              <p className={styles.writeIn} lang={rights}>
                {t('ballot.writeIn')}
              </p>
            )}
            <BallotEffect evaluation={reading.evaluation} lists={lists} lines={election.lines} />
            <ListFigures election={election} lists={lists} candidates={draft.candidates} />
            <BallotFlaws rules={reading.rules} />
            <SatisfactionQuestion election={election} lists={lists} editor={editor} />
          </div>
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
      {isMenuOpen && <EditorMenu editor={editor} onOrder={() => setOrdering(true)} onClose={() => setMenuOpen(false)} />}
      {state.status === 'conflict' && <ConflictDialog onResolve={editor.resolve} />}
    </TaskPage>
  )
}

/** The state of saving, undo and redo, and the menu. */
function Tools({ editor, onMore }: { readonly editor: ListEditorState; readonly onMore: () => void }) {
  const t = useText()
  return (
    <span className={styles.tools}>
      <SaveState state={editor.state} />
      <IconButton label={t('common.undo')} aria-disabled={!editor.canUndo} onClick={editor.undo}>
        <IconArrowBackUp aria-hidden />
      </IconButton>
      <span className={styles.redo}>
        <IconButton label={t('ballot.redo')} aria-disabled={!editor.canRedo} onClick={editor.redo}>
          <IconArrowForwardUp aria-hidden />
        </IconButton>
      </span>
      <IconButton label={t('common.more')} aria-haspopup="dialog" onClick={onMore}>
        <IconDots aria-hidden />
      </IconButton>
    </span>
  )
}

/** Ctrl or ⌘ with Z undoes, with Shift and Z or with Y redoes; not in a text field, which has its own undo. */
function useTakeBackByKey(editor: ListEditorState): void {
  const takeBack = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) editor.redo()
    else editor.undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => takeBack(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
