import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../shared/page/state-panel.tsx'
import styles from './no-election-state.module.css'

export interface NoElectionStateProps {
  readonly text: string
  readonly action?: ReactNode
}

/** A message that there is no election, with a link for operators to the page about missing data. */
export function NoElectionState({ text, action }: NoElectionStateProps) {
  const t = useText()
  const link = (
    <Link className={styles.link} to="/set-up">
      {t('source.noElection')}
    </Link>
  )
  return (
    <EmptyState
      text={text}
      action={
        <>
          {action}
          {link}
        </>
      }
    />
  )
}
