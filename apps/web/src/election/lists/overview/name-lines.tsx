import type { Election, List } from '@plenara/contract'
import { isFollowingOpen } from '@plenara/domain/lists'
import { ButtonLink, IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconDots, IconPencil, IconPrinter, IconStarFilled } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { ElectionLists } from '../api.ts'
import { ballotName } from '../ballot/ballot-names.ts'
import { useListActions } from '../use-list-actions.ts'
import { ListActionSheet } from './list-action-sheet.tsx'
import { summarizeLists } from './list-summary.ts'
import styles from './name-lines.module.css'
import { NewListButtons } from './new-list-buttons.tsx'

export interface NameLinesProps {
  readonly election: Election
  readonly lists: ElectionLists
}

/** The ballots of an election without lists: the voter's ballots, or empty lines. */
export function NameLines({ election, lists }: NameLinesProps) {
  const t = useText()
  const [openId, setOpenId] = useState(0)
  const actions = useListActions(election, lists)
  const ownLists = useMemo(() => [...lists.own].sort((a, b) => b.updated.localeCompare(a.updated)), [lists.own])
  const open = summarizeLists(lists).find(({ list }) => list.id === openId)
  const followed = ownLists.find(({ id }) => id === lists.followedId)
  return (
    <div className={styles.page}>
      <p className={styles.explained}>{t('lists.lines.explained', { lines: election.lines })}</p>
      {ownLists.length === 0 && (
        <article className={styles.ballot}>
          <Lines election={election} />
        </article>
      )}
      {ownLists.map((list) => (
        <article key={list.id} className={styles.ballot} aria-label={list.name}>
          <header>
            <h2>{list.name}</h2>
            {list.id === lists.followedId && (
              <span className={styles.team}>
                <IconStarFilled size={16} aria-hidden />
                <span>{t('lists.dreamTeam')}</span>
              </span>
            )}
            <IconButton label={t('lists.moreFor', { name: list.name })} aria-haspopup="dialog" onClick={() => setOpenId(list.id)}>
              <IconDots aria-hidden />
            </IconButton>
          </header>
          <Lines election={election} list={list} lists={lists} />
          <div className={styles.actions}>
            <ButtonLink kind="primary" to={`/list/${list.id}`}>
              <IconPencil size={20} aria-hidden />
              <span>{t('lists.lines.edit')}</span>
            </ButtonLink>
            <ButtonLink to={`/list/${list.id}/view`}>
              <IconPrinter size={20} aria-hidden />
              <span>{t('lists.lines.view')}</span>
            </ButtonLink>
          </div>
        </article>
      ))}
      <NewListButtons label="lists.lines.new" hasFavorites={lists.favorites.length > 0} />
      {open && (
        <ListActionSheet
          summary={open}
          actions={actions}
          replaces={followed && followed.id !== openId ? followed.name : null}
          closedReason={isFollowingOpen(election, new Date()) ? null : t('errors.deadline_passed')}
          onClose={() => setOpenId(0)}
        />
      )}
    </div>
  )
}

interface LinesProps {
  readonly election: Election
  /** Absent for an empty ballot. */
  readonly list?: List
  readonly lists?: ElectionLists
}

function Lines({ election, list, lists }: LinesProps) {
  const t = useText()
  const nameOf = (id: number) => {
    const person = lists?.people.get(id)
    return person?.isFormer ? `${ballotName(person)} (${t('common.standing.former')})` : ballotName(person)
  }
  const names = new Map(list?.candidates.map(({ id, pos }) => [pos, nameOf(id)]))
  return (
    <ol className={styles.lines}>
      {Array.from({ length: election.lines }, (_, index) => index + 1).map((line) => (
        <li key={line}>
          <span className={`num ${styles.line}`} aria-hidden="true">
            {line}
          </span>
          {names.has(line) ? <span>{names.get(line)}</span> : <span className={styles.empty}>{t('lists.lines.empty')}</span>}
        </li>
      ))}
    </ol>
  )
}
