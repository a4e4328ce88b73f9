import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCopy, IconEye, IconPencil, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { SourceButton } from '../../../shared/source/source-button.tsx'
import type { ListActions } from '../use-list-actions.ts'
import styles from './list-action-sheet.module.css'
import { ListFacts } from './list-facts.tsx'
import type { ListSummary } from './list-summary.ts'

export interface ListActionSheetProps {
  readonly summary: ListSummary
  readonly actions: ListActions
  /** The name of the presently followed list, if it is another one. */
  readonly replaces: string | null
  /** Why following cannot be changed any more, or null while it can. */
  readonly closedReason: string | null
  readonly onClose: () => void
}

/** The actions of a list [LIST-6]. */
export function ListActionSheet({ summary, actions, replaces, closedReason, onClose }: ListActionSheetProps) {
  const t = useText()
  const navigate = useNavigate()
  const { list, kind, isFollowed } = summary
  const run = (action: () => unknown) => () => {
    onClose()
    action()
  }
  return (
    <Dialog title={list.name} onClose={onClose}>
      <ListFacts summary={summary} />
      <ul className={styles.actions}>
        <Action icon={<IconEye aria-hidden />} label={t('lists.action.view')} onClick={() => navigate(`/list/${list.id}/view`)} />
        {kind === 'official' ? (
          <Action icon={<IconPencil aria-hidden />} label={t('lists.action.adapt')} onClick={run(() => actions.copy(list))} />
        ) : (
          <>
            <Action icon={<IconPencil aria-hidden />} label={t('lists.action.edit')} onClick={() => navigate(`/list/${list.id}`)} />
            <Action icon={<IconCopy aria-hidden />} label={t('lists.action.copy')} onClick={run(() => actions.copy(list))} />
          </>
        )}
        {isFollowed ? (
          <Action
            icon={<IconStarOff aria-hidden />}
            label={t('lists.action.unfollow')}
            hint={closedReason}
            disabled={closedReason !== null}
            onClick={run(() => actions.unfollow(list))}
          />
        ) : (
          <Action
            icon={<IconStar aria-hidden />}
            label={t('lists.action.follow')}
            hint={closedReason ?? (replaces && t('lists.action.replaces', { name: replaces }))}
            disabled={closedReason !== null}
            onClick={run(() => actions.follow(list))}
          />
        )}
        {kind !== 'official' && (
          <Action icon={<IconTrash aria-hidden />} label={t('common.delete')} onClick={run(() => actions.remove(list))} />
        )}
      </ul>
      {kind === 'official' && <SourceButton record={list} />}
    </Dialog>
  )
}

interface ActionProps {
  readonly icon: ReactNode
  readonly label: string
  readonly hint?: string | null
  readonly disabled?: boolean
  readonly onClick: () => void
}

function Action({ icon, label, hint, disabled, onClick }: ActionProps) {
  return (
    <li>
      <Button kind="quiet" full aria-disabled={disabled} onClick={disabled ? undefined : onClick}>
        {icon}
        <span className={styles.text}>
          <span>{label}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </Button>
    </li>
  )
}
