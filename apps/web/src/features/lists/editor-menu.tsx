import type { Election } from '@plenara/contract'
import { MAX_LIST_NAME } from '@plenara/contract/constants'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useText } from '../../i18n/text.ts'
import type { ElectionLists } from './api.ts'
import styles from './editor-menu.module.css'
import type { ListEditorState } from './use-list-editor.ts'

export interface EditorMenuProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly editor: ListEditorState
  readonly adapted: boolean
  readonly onOrder: () => void
  readonly onClose: () => void
}

/** Name, heading and order of the list, and the way to copying it out. */
export function EditorMenu({ election, lists, editor, adapted, onOrder, onClose }: EditorMenuProps) {
  const t = useText()
  const navigate = useNavigate()
  const formId = useId()
  const [name, setName] = useState(editor.draft.name)
  const [headingId, setHeadingId] = useState(editor.draft.officialListId ?? 0)
  const hasHeading = election.seatMethod !== 'majority' && !adapted && lists.official.length > 0
  const isEmpty = name.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    const change = { name: name.trim(), officialListId: headingId || null }
    if (change.name !== editor.draft.name || change.officialListId !== editor.draft.officialListId) editor.settings(change)
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
          <input value={name} maxLength={MAX_LIST_NAME} required aria-invalid={isEmpty} onChange={(event) => setName(event.target.value)} />
        </label>
        {hasHeading && (
          <label className={styles.field}>
            <span>{t('lists.menu.heading')}</span>
            <select value={headingId} onChange={(event) => setHeadingId(Number(event.target.value))}>
              <option value={0}>{t('lists.menu.noHeading')}</option>
              {lists.official.map((list) => (
                <option key={list.id} value={list.id}>
                  {list.number} {list.name}
                </option>
              ))}
            </select>
            <small>{t('lists.menu.headingHint')}</small>
          </label>
        )}
      </form>
      <div className={styles.more}>
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
