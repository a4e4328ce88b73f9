import type { SetUpPart } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { Fragment } from 'react'
import { useCall } from '../../data/calls/query-client.ts'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { COMMANDS, GUIDES } from './commands.ts'
import styles from './set-up.module.css'

/** The data that this server has and lacks, with the command for each part: for operators, open to everybody. */
export function SetUpPage() {
  const t = useText()
  const { data, error, refetch } = useCall('getSetUp', {})
  return (
    <EntryPage title={t('setUp.title')} lead={t('setUp.lead')} wide>
      <p>
        <span>{`${t('setUp.guides')} `}</span>
        {GUIDES.map((guide, place) => (
          <Fragment key={guide}>
            {place > 0 && <span>{', '}</span>}
            <code className={styles.guide}>{guide}</code>
          </Fragment>
        ))}
      </p>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton rows={8} /> : null}
      <ol className={styles.parts}>
        {data?.map((part) => (
          <Part key={part.part} part={part} />
        ))}
      </ol>
    </EntryPage>
  )
}

function Part({ part: { part, real, fictional } }: { readonly part: SetUpPart }) {
  const t = useText()
  return (
    <li className={styles.part}>
      <h2>{t(`setUp.part.${part}`)}</h2>
      <p className="num">
        <b>{real > 0 ? t('setUp.real', { count: real }) : t('setUp.missing')}</b>
        {fictional > 0 && <span>{` ${t('setUp.fictional', { count: fictional })}`}</span>}
      </p>
      {real === 0 && (
        <ul className={styles.commands} aria-label={t('setUp.commands')}>
          {COMMANDS[part].map((command) => (
            <li key={command}>
              <code>
                {command.split(' ').map((word, place) => (
                  <Fragment key={word}>
                    {place > 0 && ' '}
                    <span>{word}</span>
                  </Fragment>
                ))}
              </code>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
