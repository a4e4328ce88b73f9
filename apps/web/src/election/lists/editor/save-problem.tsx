import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useNavigate } from 'react-router'
import { errorTextId } from '../../../data/calls/error-text.ts'
import { useLeaveQuestion } from '../../../platform/routing/use-leave-question.ts'
import styles from './save-problem.module.css'
import type { ListEditorState } from './use-list-editor.ts'

/** Problems with saving: the reason in words, the question before leaving, the dialog for a deleted list. */
export function SaveProblem({ editor }: { readonly editor: ListEditorState }) {
  const t = useText()
  const { status, error } = editor.state
  return (
    <>
      {status === 'failed' && (
        <div className={styles.problem} role="alert">
          <p>
            <b>{t('lists.save.failed')}</b> <span>{`${t(errorTextId(error))} ${t('ballot.save.kept')}`}</span>
          </p>
          <Button size="small" onClick={editor.retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <LeaveQuestion isUnsaved={status === 'failed'} />
      {status === 'vanished' && <VanishedDialog editor={editor} />}
    </>
  )
}

function LeaveQuestion({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const t = useText()
  const question = useLeaveQuestion(isUnsaved)
  if (!question) return null
  return (
    <Dialog
      kind="alert"
      title={t('ballot.leave.title')}
      onClose={question.stay}
      actions={
        <>
          <Button kind="primary" onClick={question.stay}>
            {t('ballot.leave.stay')}
          </Button>
          <Button kind="danger" onClick={question.leave}>
            {t('ballot.leave.leave')}
          </Button>
        </>
      }
    >
      <p>{t('ballot.leave.text')}</p>
    </Dialog>
  )
}

/** Shown if the list was deleted elsewhere: the draft can be saved as a new list. */
function VanishedDialog({ editor }: { readonly editor: ListEditorState }) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <Dialog
      kind="alert"
      title={t('ballot.vanished.title', { name: editor.draft.name })}
      onClose={editor.recreate}
      actions={
        <>
          <Button kind="primary" onClick={editor.recreate}>
            {t('ballot.vanished.keep')}
          </Button>
          <Button onClick={() => void navigate('/lists')}>{t('ballot.vanished.drop')}</Button>
        </>
      }
    >
      <p>{t('ballot.vanished.text')}</p>
    </Dialog>
  )
}
