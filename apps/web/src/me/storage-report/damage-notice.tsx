import { languageTag } from '@plenara/domain/text-and-time'
import { announce } from '@plenara/ui/announce.ts'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useActiveElection } from '../../data/queries/active-election.ts'
import styles from './damage-notice.module.css'
import { type DamageSummary, type Loss, summarize } from './damage-summary.ts'
import { dismissProblems, useStorageProblems } from './use-storage-report.ts'

const SETTINGS = '/settings'

/** Reports data of the local account that this device could not read, what remains and what to do; nothing without problems [SESSION-6]. */
export function DamageNotice() {
  const problems = useStorageProblems()
  return problems.length > 0 ? <Notice summary={summarize(problems)} /> : null
}

function Notice({ summary: { losses, hasNewer } }: { readonly summary: DamageSummary }) {
  const t = useText()
  const isInSettings = useLocation().pathname === SETTINGS
  const title = t('local.damage.title')
  useEffect(() => announce(title), [title])
  // If the storage fails, the notice is shown again at the next start.
  const dismiss = () => void dismissProblems().catch(() => undefined)
  return (
    <section className={styles.notice} aria-labelledby="damage">
      <IconAlertTriangle aria-hidden />
      <div className={styles.text}>
        <h2 id="damage">{title}</h2>
        {losses.length > 0 && (
          <>
            <p>{t('local.damage.lead')}</p>
            <ul>
              {losses.map((loss) => (
                <li key={loss.kind}>
                  <span>{t(`local.damage.kind.${loss.kind}`)}</span>
                  <ElectionNames ids={loss.electionIds} />
                </li>
              ))}
            </ul>
            <p>{t('local.damage.kept')}</p>
            <p>{t('local.damage.file')}</p>
          </>
        )}
        {hasNewer && <p>{t('local.damage.newer')}</p>}
        <div className={styles.actions}>
          {losses.length > 0 && !isInSettings && <ButtonLink to={SETTINGS}>{t('local.damage.settings')}</ButtonLink>}
          <Button onClick={dismiss}>{t('local.damage.understood')}</Button>
        </div>
      </div>
    </section>
  )
}

/** The names of the elections, as far as this device has them. */
function ElectionNames({ ids }: { readonly ids: Loss['electionIds'] }) {
  const { elections } = useActiveElection()
  const affectedElections = elections.filter(({ id }) => ids.includes(id))
  return affectedElections.map(({ id, name, fallback }) => (
    <small key={id} lang={fallback?.name && languageTag(fallback.name)}>
      {name}
    </small>
  ))
}
