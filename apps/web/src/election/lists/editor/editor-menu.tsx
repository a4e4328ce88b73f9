import { MAX_LIST_NAME } from '@plenara/contract/constants'
import { isVisible } from '@plenara/contract/visible-text'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './editor-menu.module.css'
import type { ListEditorState } from './use-list-editor.ts'

export interface EditorMenuProps {
  readonly editor: ListEditorState
  readonly onOrder: () => void
  readonly onClose: () => void
}

/** Name and order of the list, and a link to copying it out. */
export function EditorMenu({ editor, onOrder, onClose }: EditorMenuProps) {
  const t = useText()
  const navigate = useNavigate()
  const formId = useId()
  const problemId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(editor.draft.name)
  const length = name.trim().length
  const problem = !isVisible(name) ? 'empty' : length > MAX_LIST_NAME ? 'tooLong' : null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (problem) return field.current?.focus()
    if (name.trim() !== editor.draft.name) editor.rename(name.trim())
    onClose()
  }

  async function copyOut() {
    const list = await editor.saved()
    if (list) navigate(`/list/${list.id}/view`)
  }

  return (
    <Dialog
      title={t('lists.menu.title')}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={formId}>
          {t('common.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          <span>{t('lists.menu.name')}</span>
          <input
            ref={field}
            value={name}
            aria-required="true"
            aria-invalid={problem !== null}
            aria-describedby={problemId}
            onChange={(event) => setName(event.target.value)}
          />
          <small id={problemId} className={styles.problem} role="status">
            {problem && t(`ballot.name.${problem}`, { max: MAX_LIST_NAME, length })}
          </small>
        </label>
      </form>
      <div className={styles.more}>
        <Button full aria-disabled={!editor.canRedo} onClick={editor.redo}>
          {t('ballot.redo')}
        </Button>
        <Button
          full
          onClick={() => {
            onOrder()
            onClose()
          }}
        >
          {t('lists.menu.order')}
        </Button>
        <Button full onClick={() => void copyOut()}>
          {t('lists.action.view')}
        </Button>
      </div>
    </Dialog>
  )
}
