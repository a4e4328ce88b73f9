import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { WithOfflineWays } from '../../../shared/page/offline-state.tsx'
import { useArrival } from '../../../shared/page/page.tsx'
import styles from './result-frame.module.css'

export interface ResultFrameProps {
  readonly title: string
  /** The text beside the title. */
  readonly lead: string
  readonly children: ReactNode
  /** The background behind the title, down to the end of the figure. */
  readonly moment?: { readonly ground: ReactNode; readonly figure: ReactNode }
  /** The target of the close button. */
  readonly closeTo: string
}

/** A page of the result with its large title, which gets the focus after navigation. */
export function ResultFrame({ title, lead, children, moment, closeTo }: ResultFrameProps) {
  const t = useText()
  const navigate = useNavigate()
  const heading = useArrival(title)
  return (
    <main id="content" className={styles.page}>
      <div className={moment ? styles.moment : styles.head}>
        {moment?.ground}
        <div className={styles.top}>
          <IconButton label={t('common.close')} onClick={() => navigate(closeTo)}>
            <IconX aria-hidden />
          </IconButton>
        </div>
        <div className={styles.title}>
          {moment && <p>{lead}</p>}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {!moment && <p>{lead}</p>}
        </div>
        {moment?.figure}
      </div>
      <div className={styles.body}>
        <WithOfflineWays>{children}</WithOfflineWays>
      </div>
    </main>
  )
}
