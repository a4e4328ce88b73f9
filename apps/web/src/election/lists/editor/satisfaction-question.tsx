import type { Election } from '@plenara/contract'
import { isFollowingOpen } from '@plenara/domain/lists'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconStarFilled } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { ElectionLists } from '../api.ts'
import { useListActions } from '../use-list-actions.ts'
import { ListTips } from './list-tips.tsx'
import styles from './satisfaction-question.module.css'
import type { ListEditorState } from './use-list-editor.ts'

export interface SatisfactionQuestionProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly editor: ListEditorState
}

/** «Are you happy with this list?»: yes makes it the Dream Team, not yet shows tips [SCREEN-7] [SCREEN-8]. */
export function SatisfactionQuestion({ election, lists, editor }: SatisfactionQuestionProps) {
  const t = useText()
  const titleId = useId()
  const [areTipsOpen, setTipsOpen] = useState(false)
  const actions = useListActions(election, lists)
  const listId = editor.state.list?.id ?? 0
  const isFollowed = listId > 0 && lists.followedId === listId
  const replaced = [...lists.official, ...lists.own].find(({ id }) => id === lists.followedId && id !== listId)

  async function follow() {
    const list = await editor.saved()
    if (list) await actions.follow(list)
  }

  return (
    <section className={styles.question} data-tour="ballot-question" aria-labelledby={titleId}>
      {isFollowed ? (
        <>
          <h2 id={titleId} className={styles.team}>
            <IconStarFilled size={20} aria-hidden />
            <span>{t('lists.satisfied.isTeam')}</span>
          </h2>
          <ButtonLink kind="primary" full to={`/list/${listId}/view`}>
            {t('lists.action.view')}
          </ButtonLink>
        </>
      ) : (
        <>
          <h2 id={titleId}>{t('lists.satisfied.question')}</h2>
          {replaced && <p className={styles.hint}>{t('lists.action.replaces', { name: replaced.name })}</p>}
          {isFollowingOpen(election, new Date()) ? (
            <div className={styles.answers}>
              <Button onClick={() => setTipsOpen(true)}>{t('lists.satisfied.notYet')}</Button>
              <Button kind="primary" onClick={() => void follow()}>
                {t('lists.satisfied.yes')}
              </Button>
            </div>
          ) : (
            <p className={styles.hint}>{t('errors.deadline_passed')}</p>
          )}
        </>
      )}
      {areTipsOpen && <ListTips election={election} lists={lists} editor={editor} onClose={() => setTipsOpen(false)} />}
    </section>
  )
}
