import type { CandidacyOfPerson } from '@plenara/contract'
import type { DeskAnswer } from '@plenara/contract/desk-client'
import { Button } from '@plenara/ui/button.tsx'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { desk } from '../../data/client.ts'
import { useActorId, useContentLanguage } from '../../data/queries.ts'
import { saveFile } from '../../data/save-file.ts'
import { useSignedOut } from '../../data/use-signed-in.ts'
import { ErrorState } from '../../page/states.tsx'
import { useArrival } from '../../page/use-arrival.ts'
import { useProven } from '../access/use-proven.tsx'
import styles from './my-data-page.module.css'

interface MyDataProps {
  readonly candidacy: CandidacyOfPerson
}

/** All stored data of the person, to download and to withdraw. */
export function MyDataPage({ candidacy }: MyDataProps) {
  const t = useText()
  const heading = useArrival(t('data.title'))
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('data.title')}
      </h1>
      <Download candidacy={candidacy} />
      <Withdraw candidacy={candidacy} />
    </main>
  )
}

function Download({ candidacy: { id } }: MyDataProps) {
  const t = useText()
  const lang = useContentLanguage()
  const exporting = useMutation<DeskAnswer<'exportCandidacy'>>({
    mutationFn: () => desk.exportCandidacy({ params: { cid: id }, query: { lang } }),
    onSuccess: (data) => saveFile(`plenara-${id}.json`, `${JSON.stringify(data, null, 2)}\n`),
  })
  return (
    <section className={styles.section}>
      <h2>{t('data.download.title')}</h2>
      <p>{t('data.download.text')}</p>
      {exporting.error !== null && <ErrorState error={exporting.error} />}
      {exporting.isSuccess && <p role="status">{t('data.download.done')}</p>}
      <Button aria-disabled={exporting.isPending} onClick={() => !exporting.isPending && exporting.mutate()}>
        {t('data.download.do')}
      </Button>
    </section>
  )
}

/** The consequences are listed before a proof is requested. */
const CONSEQUENCES = ['statement', 'account', 'list', 'log', 'back'] as const

function Withdraw({ candidacy: { id } }: MyDataProps) {
  const t = useText()
  const lang = useRightsLanguage()
  const navigate = useNavigate()
  const signedOut = useSignedOut()
  const actorId = useActorId()
  const { run, isPending, error, proof } = useProven(
    (cid: number) => desk.withdrawCandidacy({ params: { cid } }),
    () => {
      navigate('/candidacy/withdrawn', { replace: true })
      void signedOut({ actorId, cid: id })
    },
  )
  return (
    <section className={styles.section}>
      <h2>{t('data.withdraw.title')}</h2>
      <ul className={styles.consequences}>
        {CONSEQUENCES.map((what) => (
          <li key={what} lang={lang}>
            {t(`data.withdraw.means.${what}`)}
          </li>
        ))}
      </ul>
      {error !== null && <ErrorState error={error} />}
      <Button kind="danger" size="big" full aria-disabled={isPending} onClick={() => run(id)}>
        {t('data.withdraw.do')}
      </Button>
      {proof}
    </section>
  )
}
