import type { CandidacyOfPerson, Grants } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { desk } from '../../data/client.ts'
import { grantsKey, useGrants } from '../../data/queries.ts'
import { ErrorState, Loading } from '../../page/states.tsx'
import { useArrival } from '../../page/use-arrival.ts'
import listStyles from '../shared/field-list.module.css'
import { frozenTextId } from '../shared/frozen-text.ts'
import { PreparedFields } from './prepared-fields.tsx'
import styles from './preparation-page.module.css'

interface PreparationProps {
  readonly candidacy: CandidacyOfPerson
}

/** The secretariats that may prepare the statement, and the fields that they wrote. */
export function PreparationPage({ candidacy }: PreparationProps) {
  const t = useText()
  const lang = useRightsLanguage()
  const heading = useArrival(t('preparation.title'))
  return (
    <main id="content" className={listStyles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('preparation.title')}
      </h1>
      {candidacy.isFrozen ? <p className={styles.frozen}>{t(frozenTextId(candidacy))}</p> : <p>{t('preparation.lead')}</p>}
      {!candidacy.isFrozen && (
        <ul className={styles.means}>
          {MEANS.map((what) => (
            <li key={what} lang={lang}>
              {t(`preparation.means.${what}`)}
            </li>
          ))}
        </ul>
      )}
      <Secretariats candidacy={candidacy} />
      <section className={listStyles.section}>
        <h2>{t('preparation.written')}</h2>
        {candidacy.prepared.length === 0 ? <p>{t('preparation.writtenNone')}</p> : <PreparedFields candidacy={candidacy} />}
      </section>
    </main>
  )
}

/** The meaning of the permission, listed before the person gives it. */
const MEANS = ['sees', 'not', 'ends'] as const

function Secretariats({ candidacy }: PreparationProps) {
  const t = useText()
  const { data, error, isPending, refetch } = useGrants(candidacy.id)
  if (isPending) return <Loading rows={2} />
  if (!data) return <ErrorState error={error} onRetry={() => refetch()} />
  if (data.secretariats.length === 0) return <p>{t('preparation.none')}</p>
  return (
    <ul className={`${listStyles.fields} ${styles.secretariats}`}>
      {data.secretariats.map((secretariat) => (
        <li key={secretariat.id}>
          <Secretariat candidacy={candidacy} secretariat={secretariat} />
        </li>
      ))}
    </ul>
  )
}

interface SecretariatProps extends PreparationProps {
  readonly secretariat: Grants['secretariats'][number]
}

function Secretariat({ candidacy: { id: cid, isFrozen }, secretariat: { id: sid, name, since } }: SecretariatProps) {
  const t = useText()
  const queries = useQueryClient()
  const isGiven = since !== null
  const changing = useMutation<Grants>({
    mutationFn: () => (isGiven ? desk.endGrant : desk.giveGrant)({ params: { cid, sid } }),
    onSuccess: (grants) => queries.setQueryData(grantsKey(cid), grants),
  })
  return (
    <>
      <h2>{name}</h2>
      <p role="status">{isGiven ? t('preparation.since', { day: swissMoment(since).day }) : t('preparation.not')}</p>
      {changing.error !== null && <ErrorState error={changing.error} />}
      {!isFrozen && (
        <Button
          aria-label={t(isGiven ? 'preparation.endOf' : 'preparation.giveTo', { name })}
          aria-disabled={changing.isPending}
          onClick={() => !changing.isPending && changing.mutate()}
        >
          {t(isGiven ? 'preparation.end' : 'preparation.give')}
        </Button>
      )}
    </>
  )
}
